/// Which way a transition goes.
public enum Direction: String, CaseIterable, Codable, Sendable {
  case present, dismiss
}

extension Scenario {
  public func script(for direction: Direction) -> InputScript {
    switch direction {
    case .present: present
    case .dismiss: dismiss
    }
  }

  /// The gesture that does it, as a script; nil where the scenario has none.
  public func gestureScript(for direction: Direction) -> InputScript? {
    let gesture =
      switch direction {
      case .present: presentGesture
      case .dismiss: dismissGesture
      }
    if let gesture { return .gesture(gesture) }
    let script = script(for: direction)
    return script.hasGesture ? script : nil
  }

  /// That script stopped and let go of in the middle.
  ///
  /// - Parameters:
  ///   - part: how much of its way the gesture goes, 0 to 1; nil is all of it.
  ///   - velocity: points a second at the release; nil is at rest for a part, else as it moves.
  /// - Throws: `ScenarioError.noGesture` or `.fixedGesture`.
  public func gestureScript(
    for direction: Direction, stoppedAfter part: Double?, velocity: Double?
  ) throws -> InputScript {
    guard let script = gestureScript(for: direction) else {
      throw ScenarioError.noGesture(scenario: id, direction: direction)
    }
    let changed = script.changingGesture { gesture in
      if let part { return gesture.stopped(after: part, velocity: velocity) }
      return velocity.map { gesture.released(with: $0) } ?? gesture
    }
    guard let changed else {
      throw ScenarioError.fixedGesture(direction: direction, stops: part != nil && velocity == nil)
    }
    return changed
  }
}
