import Foundation

/// Why a scenario could not be run as it says.
public enum ScenarioError: Error, Hashable {
  case noSuchView(identifier: String, scenario: String)
  /// - Parameter byGesture: by one that was given in place of the scenario's script.
  case nothingBegan(scenario: String, direction: Direction, byGesture: Bool = false)
  case neverStill(scenario: String, seconds: Double)
  /// A transition was given up `seconds` after its start; `duration` is what its animator says.
  case stillMoving(scenario: String, transition: Direction, seconds: Double, duration: Double)
  case noGesture(scenario: String, direction: Direction)
  /// In the gesture there is nothing that could be stopped on its way, or else no drag that could be
  /// released with a velocity.
  case fixedGesture(direction: Direction, stops: Bool)
  /// A finger that lifts with `velocity` would have to come from outside the screen; `most` points a
  /// second fit.
  case noRoom(velocity: Double, most: Double)
  /// The presentation has come to rest, and has not ended.
  case neverPresented(scenario: String)
}

extension ScenarioError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .noSuchView(let identifier, let scenario):
      (scenario.isEmpty ? "" : "scenario '\(scenario)': ")
        + "no view on the screen has the accessibilityIdentifier '\(identifier)'; give the view "
        + "that is meant that identifier"
    case .nothingBegan(let scenario, let direction, true):
      "scenario '\(scenario)': the gesture began no transition to \(direction.rawValue); check where its "
        + "fingers land, and how far they go"
    case .nothingBegan(let scenario, let direction, false):
      "scenario '\(scenario)': its \(direction.rawValue) script began no transition; "
        + "check that what it taps presents or dismisses"
    case .neverStill(let scenario, let seconds):
      "scenario '\(scenario)': something still moved after \(seconds) s before the transition "
        + "was to begin; make what moves on its own stop"
    case .stillMoving(let scenario, let transition, let seconds, let duration):
      "scenario '\(scenario)': \(Int(seconds)) s after its start the "
        + "\(transition == .present ? "presentation" : "dismissal") still moves, and its animator "
        + "says that it takes \(duration) s; make it shorter, or give --duration"
    case .noGesture(let scenario, let direction):
      "scenario '\(scenario)' has no gesture to \(direction.rawValue) with: give one with "
        + "--gesture FILE, or \(direction.rawValue)Gesture to its Scenario"
    case .fixedGesture(let direction, true):
      "the gesture to \(direction.rawValue) with has no drag, pinch or turn that could be stopped: leave "
        + "out --cancel-at, or give another gesture"
    case .fixedGesture(let direction, false):
      "the gesture to \(direction.rawValue) with has no drag that could be released with a velocity: leave "
        + "out --velocity, or give another gesture"
    case .noRoom(let velocity, let most):
      "a finger that lifts there with \(Self.brief(abs(velocity))) points a second would have to come "
        + "from outside the screen: at most \(Self.brief(most)) fit; let it lift more slowly, or stop "
        + "elsewhere"
    case .neverPresented(let scenario):
      "scenario '\(scenario)': its presentation never ends, so that there is nothing to dismiss; "
        + "see its trace with --direction present"
    }
  }

  private static func brief(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
