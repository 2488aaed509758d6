import Bench
import Foundation
import SDLStage

extension BenchVerb {
  /// `interlude bench --animations`: what animations cost for a frame, apart from painting it.
  @MainActor static func runAnimations(
    isJSON: Bool, _ console: Console, benchmark: AnimationBenchmark? = nil
  ) throws -> ExitStatus {
    let records = (benchmark ?? AnimationBenchmark(now: SystemClock.monotonic.now)).run()
    try console.out(isJSON ? animationJSON(records) : animationTable(records))
    return .good
  }

  private static func animationJSON(_ records: [AnimationRecord]) throws -> String {
    try json(
      records.map { record in
        var record = record
        record.ms = (record.ms * 10_000).rounded() / 10_000
        return record
      })
  }

  static func animationTable(_ records: [AnimationRecord]) -> String {
    let rows = records.map { ["\($0.layers)", "\($0.running)", String(format: "%.3f", $0.ms)] }
    return align([["layers", "running", "ms"]] + rows, leading: 0)
      + "ms: the median for a frame's presentation values and display list, on one thread.\n"
  }
}
