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
  /// Whether the transition will never end by itself, so that the screen is dead.
  public var isHang: Bool

  public init(
    rule: String, time: Double, place: String, fault: String, cure: String, isHang: Bool = false
  ) {
    self.rule = rule
    self.time = time
    self.place = place
    self.fault = fault
    self.cure = cure
    self.isHang = isHang
  }

  /// All of it in one line.
  public var line: String { "\(rule): \(place): \(fault) \(cure)" }
}
