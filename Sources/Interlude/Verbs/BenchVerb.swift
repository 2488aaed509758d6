import Bench
import Foundation
import SDLStage

/// `interlude bench`: how long the compositor takes for a frame.
enum BenchVerb {
  static func run(
    isJSON: Bool, _ console: Console, benchmark: Benchmark? = nil
  ) throws -> ExitStatus {
    let records = (benchmark ?? Benchmark(now: SystemClock.monotonic.now)).run()
    try console.out(isJSON ? json(rounded(records)) : table(records))
    return .good
  }

  /// To the digits that mean something.
  private static func rounded(_ records: [BenchRecord]) -> [BenchRecord] {
    records.map { record in
      var record = record
      record.ms = (record.ms * 10_000).rounded() / 10_000
      record.ratio = (record.ratio * 100).rounded() / 100
      record.cairoRatio = (record.cairoRatio * 100).rounded() / 100
      return record
    }
  }

  static func json(_ records: [some Encodable]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(records), as: UTF8.self) + "\n"
  }

  /// Words to the left, numbers to the right.
  static func table(_ records: [BenchRecord]) -> String {
    let heads = ["workload", "size", "threads", "ms", "ratio", "cairo"]
    let rows = records.map {
      [
        $0.workload.rawValue, $0.size, "\($0.threads)", String(format: "%.3f", $0.ms),
        String(format: "%.1f", $0.ratio), String(format: "%.1f", $0.cairoRatio),
      ]
    }
    return align([heads] + rows, leading: 2)
      + "ms: a frame's median. ratio: to a copy of the frame; cairo: the same for the scene "
      + "drawn with cairo, on one thread.\n"
  }

  /// Columns as wide as they must be: the first `leading` begin at the left, the others end at the
  /// right.
  static func align(_ lines: [[String]], leading: Int) -> String {
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let text = lines.map { line in
      zip(line, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column < leading ? cell.0 + space : space + cell.0
      }
      .joined(separator: "  ")
    }
    return text.joined(separator: "\n") + "\n"
  }
}
