import QuartzCore

/// A finger (or the mouse) at one moment, as whoever drives the stage reports it.
package struct TouchSample: Hashable, Sendable {
  package enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  /// Tells fingers that touch at the same time apart.
  package var finger: Int
  package var phase: Phase
  /// Points of the screen.
  package var position: CGPoint
  /// Seconds of the stage's clock.
  package var time: TimeInterval

  package init(finger: Int, phase: Phase, position: CGPoint, time: TimeInterval) {
    (self.finger, self.phase, self.position, self.time) = (finger, phase, position, time)
  }
}
