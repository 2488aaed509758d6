import CoreGraphics

/// The wheel, or two fingers on a touchpad, as a finger that drags what is under the mouse.
///
/// It lands with the first turn, goes with each, and lifts when the wheel has rested.
package struct WheelFinger: Hashable, Sendable {
  /// Points that a notch moves.
  package static let notch = 40.0
  /// Seconds without a turn after which it lifts; longer than a gesture's velocity lasts.
  package static let rest = 0.2

  /// Window units.
  package private(set) var place: CGPoint
  /// When it lifts, in seconds of the stage.
  package private(set) var end: Double

  package init(at place: CGPoint, time: Double) {
    (self.place, end) = (place, time + Self.rest)
  }

  /// - Parameters:
  ///   - notches: to the right, and away from the person; what lies under the finger goes right and
  ///     down.
  ///   - unit: window units in a point of the device.
  package mutating func turn(_ notches: CGVector, time: Double, unit: Double) {
    place.x += notches.dx * Self.notch * unit
    place.y += notches.dy * Self.notch * unit
    end = time + Self.rest
  }
}
