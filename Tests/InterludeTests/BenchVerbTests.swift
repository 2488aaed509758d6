import Bench
import Foundation
import Synchronization
import Testing

@testable import Interlude

@Suite("interlude bench")
struct BenchVerbTests {
  private final class Output: Sendable {
    let text = Mutex("")
    var console: Console {
      Console(out: { part in self.text.withLock { $0 += part } }, error: { _ in })
    }
  }

  @Test("It is read, and takes nothing but --json and --animations")
  func invocation() throws {
    #expect(try Invocation(["bench"]) == .bench(isJSON: false))
    #expect(try Invocation(["bench", "--json"]) == .bench(isJSON: true))
    #expect(
      try Invocation(["bench", "--json", "--animations"])
        == .bench(isJSON: true, isOfAnimations: true))
    #expect(
      try Invocation(["bench", "--animations"]) == .bench(isJSON: false, isOfAnimations: true))
    #expect(try Invocation(["bench", "--help"]) == .help(topic: "bench"))
    let error = #expect(throws: CommandError.self) { try Invocation(["bench", "fade"]) }
    #expect(
      error?.message == "'bench' does not know what to do with 'fade'; see 'interlude bench --help'"
    )
  }

  @Test("A table: words to the left, numbers to the right")
  func table() {
    let records = [
      BenchRecord(
        workload: .small200, size: "780x1688", threads: 1, ms: 9.05, ratio: 75.44, cairoRatio: 284.4
      ),
      BenchRecord(
        workload: .fade, size: "1280x800", threads: 12, ms: 0.4217, ratio: 3.5, cairoRatio: 4.8),
    ]
    let lines = BenchVerb.table(records).split(separator: "\n")
    #expect(
      lines.prefix(3) == [
        "workload  size      threads     ms  ratio  cairo",
        "small200  780x1688        1  9.050   75.4  284.4",
        "fade      1280x800       12  0.422    3.5    4.8",
      ])
  }

  @Test("Of animations: a table and an array of records with three keys")
  @MainActor func animations() throws {
    var time = 0.0
    let benchmark = AnimationBenchmark(
      rounds: 1, counts: [(layers: 10, running: 0), (layers: 120, running: 12)],
      now: {
        time += 0.005
        return time
      })
    let output = Output()
    #expect(
      try BenchVerb.runAnimations(isJSON: false, output.console, benchmark: benchmark) == .good)
    #expect(
      output.text.withLock { $0 }.split(separator: "\n").prefix(3) == [
        "layers  running     ms",
        "    10        0  1.000",
        "   120       12  1.000",
      ])
    let json = Output()
    #expect(try BenchVerb.runAnimations(isJSON: true, json.console, benchmark: benchmark) == .good)
    let data = Data(json.text.withLock { $0 }.utf8)
    let objects = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(
      objects.map { Set($0.keys) } == [["layers", "running", "ms"], ["layers", "running", "ms"]])
    #expect(
      try JSONDecoder().decode([AnimationRecord].self, from: data) == [
        AnimationRecord(layers: 10, running: 0, ms: 1),
        AnimationRecord(layers: 120, running: 12, ms: 1),
      ])
  }

  @Test("JSON: an array of records with the six keys")
  func json() throws {
    let output = Output()
    var time = 0.0
    let benchmark = Benchmark(
      rounds: 1, processors: 1, sizes: [BenchSize(width: 30, height: 20, scale: 1)],
      workloads: [.text40],
      now: {
        time += 0.006
        return time
      })
    let status = try BenchVerb.run(isJSON: true, output.console, benchmark: benchmark)
    #expect(status == .good)
    let data = Data(output.text.withLock { $0 }.utf8)
    let objects = try #require(
      JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(objects.count == 1)
    #expect(
      objects.first.map { Set($0.keys) }
        == ["workload", "size", "threads", "ms", "ratio", "cairoRatio"])
    let records = try JSONDecoder().decode([BenchRecord].self, from: data)
    #expect(
      records == [
        BenchRecord(
          workload: .text40, size: "30x20", threads: 1, ms: 1, ratio: 1, cairoRatio: 1)
      ])
  }
}
