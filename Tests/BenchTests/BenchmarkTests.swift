import Testing

@testable import Bench

@Suite("Measuring")
struct BenchmarkTests {
  /// Seconds that each look at the clock finds passed, over and over.
  final class Clock {
    var time = 0.0
    var steps: [Double]
    var looks = 0

    init(steps: [Double]) { self.steps = steps }

    func now() -> Double {
      defer { looks += 1 }
      time += steps[looks % steps.count]
      return time
    }
  }

  let size = BenchSize(width: 40, height: 30, scale: 1)

  @Test("A record for each size, workload and number of threads; times are means of six frames")
  func records() {
    // What passes before and in the copy, the two composites and cairo, in milliseconds.
    let clock = Clock(steps: [0, 0.006, 0, 0.030, 0, 0.018, 0, 0.060])
    let benchmark = Benchmark(
      rounds: 3, processors: 2, sizes: [size, BenchSize(width: 20, height: 10, scale: 2)],
      workloads: [.slide, .text40], now: clock.now)
    let records = benchmark.run()
    #expect(
      records.map(\.size) == ["40x30", "40x30", "40x30", "40x30"].prefix(4).map { $0 }
        + ["20x10", "20x10", "20x10", "20x10"])
    #expect(records.map(\.workload).prefix(4) == [.slide, .slide, .text40, .text40])
    #expect(records.map(\.threads) == [1, 2, 1, 2, 1, 2, 1, 2])
    for record in records {
      #expect(abs(record.ms - (record.threads == 1 ? 5 : 3)) < 1e-6)
      #expect(abs(record.ratio - (record.threads == 1 ? 5 : 3)) < 1e-6)
      #expect(abs(record.cairoRatio - 10) < 1e-6)
    }
    // Each of four things, begun and ended, four rounds of which the first does not count.
    #expect(clock.looks == 4 * 2 * 4 * 4)
  }

  @Test("The median of the rounds counts, and on one processor there is one record")
  func median() {
    // Rounds: one that does not count, then copies of 1, 2, 9 ms and composites of 4, 30, 8 ms.
    let rounds: [Double] = [50, 50, 50, 1, 4, 5, 2, 30, 7, 9, 8, 6]
    let steps: [Double] = rounds.flatMap { [0, $0 * 0.006] }
    let benchmark = Benchmark(
      rounds: 3, processors: 1, sizes: [size], workloads: [.fade],
      now: Clock(steps: steps).now)
    let record = benchmark.run()
    #expect(record.count == 1)
    #expect(abs(record[0].ms - 8) < 1e-6)
    #expect(abs(record[0].ratio - 4) < 1e-6)
    #expect(abs(record[0].cairoRatio - 3) < 1e-6)
  }
}
