import CoreGraphics
import Synchronization

/// The pixels per point of the device that a stage imitates, readable from any thread, as pictures
/// are looked up on any; only the application sets it.
package final class ScreenScale: Sendable {
  private let bits = Atomic<UInt64>(Double(3).bitPattern)

  package init() {}

  package var value: CGFloat { CGFloat(Double(bitPattern: bits.load(ordering: .relaxed))) }

  package func set(_ scale: CGFloat) { bits.store(Double(scale).bitPattern, ordering: .relaxed) }
}
