import CoreGraphics

/// What a person does, as data.
public struct InputScript: Hashable, Codable, Sendable {
  public enum Action: Hashable, Codable, Sendable {
    /// A tap on the centre of the view whose `accessibilityIdentifier` is this.
    case tap(view: String)
    /// A tap at a point of the screen.
    case tapPoint(CGPoint)
  }

  /// One after the other.
  public var actions: [Action]

  public init(_ actions: [Action]) { self.actions = actions }

  public static func tap(_ identifier: String) -> InputScript {
    InputScript([.tap(view: identifier)])
  }

  /// Seconds a tapping finger stays down.
  public static let tapDuration = 0.05
}
