import CoreGraphics

/// What fingers do, from the first landing to the last lifting, as data: drags, pinches and turns in
/// words, or touches as they were recorded.
///
/// Its text form, one part a line, is in `docs/gestures.md`; `GestureScript(text:)` reads it.
public struct GestureScript: Hashable, Codable, Sendable {
  /// One part of a gesture.
  public enum Part: Hashable, Codable, Sendable {
    case drag(Drag)
    case tap(GesturePlace)
    /// A finger that rests for so many seconds.
    case press(GesturePlace, seconds: Double)
    case pinch(Pinch)
    case rotate(Rotation)
    /// Nothing happens for so many seconds.
    case wait(seconds: Double)
    /// Touches with times from the beginning of this part, in their order.
    case touches([InputEvent])
  }

  /// One after the other.
  public var parts: [Part]

  public init(_ parts: [Part]) { self.parts = parts }
}

extension GestureScript {
  /// Fingers that land, go from place to place in straight lines, and lift.
  public struct Drag: Hashable, Codable, Sendable {
    public var start: GesturePlace
    /// 1 to 5, side by side.
    public var fingers: Int
    public var legs: [Leg]
    public var release: Release
    /// Whether it first goes far enough for a pan to begin, 12 points, where it ends before that.
    public var reachesOut: Bool

    public init(
      from start: GesturePlace, fingers: Int = 1, legs: [Leg], release: Release = .moving,
      reachesOut: Bool = false
    ) {
      self.start = start
      self.fingers = fingers
      self.legs = legs
      self.release = release
      self.reachesOut = reachesOut
    }
  }

  /// A stretch of a drag.
  public struct Leg: Hashable, Codable, Sendable {
    public enum Target: Hashable, Codable, Sendable {
      case place(GesturePlace)
      /// So many points right and down.
      case by(CGPoint)
      /// This part of the screen's width or height away from the edge that the drag starts at, from
      /// where it is; 0 to 1.
      case part(Double)
      /// Where it is.
      case rest
    }

    public var target: Target
    /// In whole steps of the device, at least one.
    public var seconds: Double
    /// How much of the way to the target it goes, 0 to 1.
    public var share: Double

    public init(_ target: Target, in seconds: Double, of share: Double = 1) {
      self.target = target
      self.seconds = seconds
      self.share = share
    }
  }

  /// How fingers leave.
  public enum Release: Hashable, Codable, Sendable {
    /// As fast as they go.
    case moving
    /// With so many points a second along the last leg, below 0 back, over its last 4/60 s. With 0 they
    /// rest for 0.15 s first: shorter, they keep the velocity of their last moves.
    case velocity(Double)
    /// The system takes the touches away.
    case cancelled
  }

  /// Two fingers, left and right of a place, that move apart or together.
  public struct Pinch: Hashable, Codable, Sendable {
    public var center: GesturePlace
    /// How many times as far apart the fingers are in the end.
    public var scale: Double
    public var seconds: Double

    public init(_ center: GesturePlace, to scale: Double, in seconds: Double) {
      self.center = center
      self.scale = scale
      self.seconds = seconds
    }
  }

  /// Two fingers that turn around a place.
  public struct Rotation: Hashable, Codable, Sendable {
    public var center: GesturePlace
    /// Clockwise.
    public var degrees: Double
    public var seconds: Double

    public init(_ center: GesturePlace, by degrees: Double, in seconds: Double) {
      self.center = center
      self.degrees = degrees
      self.seconds = seconds
    }
  }
}
