import CoreGraphics

/// What a person does, as data.
public struct InputScript: Hashable, Codable, Sendable {
  public enum Action: Hashable, Codable, Sendable {
    /// A tap on the centre of the view whose `accessibilityIdentifier` is this.
    case tap(view: String)
    /// A tap at a point of the screen.
    case tapPoint(CGPoint)
    case gesture(GestureScript)
  }

  /// One after the other.
  public var actions: [Action]

  public init(_ actions: [Action]) { self.actions = actions }

  public static func tap(_ identifier: String) -> InputScript {
    InputScript([.tap(view: identifier)])
  }

  /// Fingers that drag, pinch and the like:
  /// `.gesture(.drag(from: .leading, to: 1, in: 0.4))`.
  public static func gesture(_ gesture: GestureScript) -> InputScript {
    InputScript([.gesture(gesture)])
  }

  /// The script with its last gesture replaced by what `change` makes of it; nil where there is none
  /// that `change` has an answer for.
  func changingGesture(_ change: (GestureScript) -> GestureScript?) -> InputScript? {
    for index in actions.indices.reversed() {
      guard case .gesture(let gesture) = actions[index], let changed = change(gesture) else {
        continue
      }
      var script = self
      script.actions[index] = .gesture(changed)
      return script
    }
    return nil
  }

  var hasGesture: Bool {
    actions.contains { if case .gesture = $0 { true } else { false } }
  }

  /// Seconds a tapping finger stays down.
  public static let tapDuration = 0.05
}

extension InputScript.Action {
  var parts: [GestureScript.Part] {
    switch self {
    case .tap(let identifier): [.tap(.view(identifier))]
    case .tapPoint(let point): [.tap(.point(point))]
    case .gesture(let gesture): gesture.parts
    }
  }
}
