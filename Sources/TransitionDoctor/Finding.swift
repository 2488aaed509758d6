/// A fault that a transition shows, in words that say what to do.
public struct Finding: Hashable, Codable, Sendable {
  /// The rule's name, in kebab-case and stable.
  public var rule: String
  /// Seconds of the stage's clock.
  public var time: Double
  /// Whose code it is in, such as `SlideAnimator.animateTransition(using:)`.
  public var place: String
  /// What is wrong and what comes of it.
  public var fault: String
  public var cure: String

  public init(rule: String, time: Double, place: String, fault: String, cure: String) {
    self.rule = rule
    self.time = time
    self.place = place
    self.fault = fault
    self.cure = cure
  }

  /// All of it in one line.
  public var line: String { "\(rule): \(place): \(fault) \(cure)" }
}
