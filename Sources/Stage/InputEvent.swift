import CoreGraphics

/// Something a person did, with the time at which it happened.
public struct InputEvent: Hashable, Codable, Sendable {
  public enum Phase: String, Codable, Sendable { case began, moved, ended, cancelled }

  /// Seconds of the stage's clock; it waits for the first step at or after this.
  public var time: Double
  /// Tells fingers apart that are down together; the mouse is 0.
  public var finger: Int
  public var phase: Phase
  /// Points of the device's screen.
  public var position: CGPoint

  public init(time: Double, finger: Int = 0, phase: Phase, position: CGPoint) {
    self.time = time
    self.finger = finger
    self.phase = phase
    self.position = position
  }
}
