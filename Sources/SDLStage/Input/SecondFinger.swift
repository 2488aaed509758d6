import CoreGraphics

/// The finger that a mouse gets in addition while Alt is held: it mirrors the mouse about a centre.
package struct SecondFinger: Hashable, Sendable {
  /// Window units.
  private var center: CGPoint
  private var mouse: CGPoint

  /// - Parameters:
  ///   - mouse: where it was pressed.
  ///   - center: the middle of the device's screen.
  package init(mirroring mouse: CGPoint, about center: CGPoint) {
    (self.mouse, self.center) = (mouse, center)
  }

  /// Where the finger is, in window units.
  package var place: CGPoint { CGPoint(x: 2 * center.x - mouse.x, y: 2 * center.y - mouse.y) }

  /// The mouse has moved.
  ///
  /// - Parameter isParallel: whether both go the same way, as with Shift; the centre goes with them.
  package mutating func follow(_ place: CGPoint, isParallel: Bool) {
    if isParallel {
      center.x += place.x - mouse.x
      center.y += place.y - mouse.y
    }
    mouse = place
  }
}
