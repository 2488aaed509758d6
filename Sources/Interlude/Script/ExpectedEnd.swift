/// When the transition that is under way should be over, also while its duration is being tuned.
struct ExpectedEnd {
  /// Seconds of the stage's clock.
  private(set) var time = 0.0
  private var transition: Int?
  private var duration = 0.0

  /// Takes in a step of the stage.
  ///
  /// - Parameters:
  ///   - duration: what the transition takes with the settings of this step, in seconds.
  ///   - now: the step's time. From it on a new duration counts; the progress so far stays.
  mutating func follow(_ script: TransitionScript, duration: Double, at now: Double) {
    let animated = script.lines.first { $0.step == .animated }?.time
    if let animated, transition == script.number, animated < now, self.duration > 0 {
      time = now + max(time - now, 0) * duration / self.duration
    } else {
      time = (animated ?? script.start) + duration
    }
    transition = script.number
    self.duration = duration
  }
}
