import Synchronization

/// The time of a stage's current step, readable from any thread; only the stage sets it.
package final class StageClock: Sendable {
  private let bits = Atomic<UInt64>(0)

  package init() {}

  /// Seconds since the stage began.
  package var time: Double { Double(bitPattern: bits.load(ordering: .relaxed)) }

  package func set(_ time: Double) { bits.store(time.bitPattern, ordering: .relaxed) }
}
