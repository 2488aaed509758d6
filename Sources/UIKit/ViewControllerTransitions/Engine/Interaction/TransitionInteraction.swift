import QuartzCore
import Trace

/// Who has one transition in hand, and what moves it.
///
/// `InteractionPhase` says what may happen when. Whoever drives the transition speaks through
/// `TransitionInteraction+Driving.swift`. State changes before anything of the user's is called.
@MainActor final class TransitionInteraction {
  unowned let transition: Transition
  private(set) var controller: (any UIViewControllerInteractiveTransitioning)?
  /// The percent-driven object that is told how far it is and asked how to go on: the controller, or
  /// one that the controller has handed the start on to.
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  private(set) var phase = InteractionPhase.waiting
  /// Whether it began, or will begin, in the controller's hand.
  private(set) var beganInteractively = false
  /// The animator that can be stopped on its way. Source: 5.12.
  private(set) var interruptible: (any UIViewImplicitlyAnimating)?
  /// Also when it is over.
  private(set) var isInterruptible = false
  var motion: (any TransitionMotion)?
  /// How it was let go of last.
  var release = InteractionRelease()
  var percent: CGFloat = 0
  /// What was said before it could begin. Source: 5.14.
  var early = EarlyWord()
  /// How fast `percent` changes.
  private var pace = Velocity()
  private var hasAskedForInterruptible = false
  private var hasBeenStarted = false
  private var isDrivenByPercent = false

  /// What is done once the transition has begun.
  struct EarlyWord {
    var percent: CGFloat?
    /// Whether it is to be cancelled; nil while nobody has let go.
    var isCancelled: Bool?
    /// The finger's at that moment.
    var velocity: [Double]?
  }

  init(_ transition: Transition) { self.transition = transition }

  var isInteractive: Bool { phase.isInteractive }
  var stage: StageContext { transition.context }
  private var questions: TransitionQuestions { TransitionQuestions(context: stage) }

  /// Whether whoever holds the context's methods is not the one who drives. Source: 4.1.
  var hasPercentDriver: Bool { isDrivenByPercent }

  // MARK: Life

  /// The delegate has named who drives.
  func take(_ controller: (any UIViewControllerInteractiveTransitioning)?) {
    guard let controller else { return }
    self.controller = controller
    beganInteractively = questions.wantsInteractiveStart(controller)
    driver = controller as? UIPercentDrivenInteractiveTransition
    driver?.willDrive(self)
  }

  func begin() {
    guard advance(beganInteractively ? .beganInteractively : .beganByItself) else { return }
    guard isInteractive else { return }
    measure()
    record(.began)
  }

  /// Whoever starts the transition has started it.
  func hasStarted() {
    hasBeenStarted = true
    guard transition.state == .running else { return }
    askForInterruptible()
    if isInteractive, motion == nil, let coordinator = transition.coordinator,
      coordinator.hasAnimations, transition.duration > 0
    {
      motion = CompanionMotion(duration: transition.duration) { coordinator.runAnimations() }
    }
  }

  /// What was said too early is done now.
  func catchUp() {
    guard transition.state == .running else { return }
    let word = early
    early = EarlyWord()
    if let percent = word.percent { update(percent, by: .controller) }
    guard let isCancelled = word.isCancelled else { return }
    early.velocity = word.velocity
    letGo(cancelled: isCancelled, by: .controller)
  }

  /// The transition is over, whichever way.
  func end() {
    guard advance(.ended) else { return }
    let motion = motion
    self.motion = nil
    motion?.end()
    letGoOfObjects()
  }

  /// The views go, and nobody will say that it is over.
  func abandon() {
    let animator = interruptible
    end()
    // Who lets go of one that is paused makes a mistake; here nobody has.
    if let animator, animator.state != .inactive { animator.stopAnimation(true) }
  }

  private func letGoOfObjects() {
    driver?.isDone(self)
    (controller, driver, interruptible) = (nil, nil, nil)
  }

  /// Moves on if `event` belongs here; otherwise nothing happens and the answer is false.
  func advance(_ event: InteractionPhase.Event) -> Bool {
    guard let next = phase.after(event) else { return false }
    phase = next
    updateTouches()
    return true
  }

  /// The content takes touches while it is in hand, or can be taken. Source: 10.6.
  func updateTouches() {
    switch phase {
    case .waiting: transition.container.swallowsTouches = !beganInteractively
    case .interactive: transition.container.swallowsTouches = false
    case .running, .finishing, .cancelling:
      transition.container.swallowsTouches = !isInterruptible
    case .ended: transition.container.swallowsTouches = false
    }
  }

  // MARK: Starting

  /// The percent-driven object starts the animator, whose animations it will move; at once, or in a
  /// later turn. Source: 5.1, 5.11.
  func start(_ driver: UIPercentDrivenInteractiveTransition, _ context: TransitionContext) {
    guard transition.state == .running, !isDrivenByPercent else { return }
    isDrivenByPercent = true
    if self.driver !== driver {
      self.driver = driver
      driver.willDrive(self)
    }
    driver.drives(for: transition.duration)
    let companion = motion
    var main: (any TransitionMotion)?
    if isInteractive {
      let clock = TransitionClock(
        transition.container.layer, group: transition.number, duration: transition.duration,
        stretch: transition.stretchFactor, in: stage)
      main = clock
      motion = JointMotion.of(companion, clock)
      stage.animations.clock = transition.container.layer
    }
    transition.animate(context)
    stage.animations.clock = nil
    guard transition.state == .running else { return }
    askForInterruptible()
    if let interruptible {
      main?.end()
      let motion = InterruptibleMotion(interruptible)
      self.motion = JointMotion.of(companion, motion)
      if isInteractive { percent = motion.hold() }
    }
    // Otherwise whoever starts it does that next.
    if hasBeenStarted { catchUp() }
  }

  /// Where the time of the container moves the transition.
  var clock: TransitionClock? {
    motion as? TransitionClock ?? (motion as? JointMotion)?.main as? TransitionClock
  }

  /// Once it has been started; the first answer counts. Source: 5.12.
  private func askForInterruptible() {
    guard !hasAskedForInterruptible, let animator = transition.animator else { return }
    hasAskedForInterruptible = true
    guard let context = transition.currentContext else { return }
    interruptible = questions.interruptibleAnimator(of: animator, context)
    isInterruptible = interruptible != nil
    updateTouches()
  }

  /// Asks once more, which tells those who answer with another one each time.
  func askForInterruptibleAgain() {
    guard isInterruptible, let animator = transition.animator,
      let context = transition.currentContext
    else { return }
    _ = questions.interruptibleAnimator(of: animator, context)
  }

  // MARK: Trace

  /// Takes down where it is in the hand.
  ///
  /// - Parameter isNew: whether what was before does not count.
  func measure(isNew: Bool = false) {
    if isNew { pace.forget() }
    pace.add(CGPoint(x: percent, y: 0), at: stage.time)
  }

  /// Of the gesture whose action runs now.
  var fingerVelocity: [Double]? {
    UIApplication.of(stage).touchDispatcher.gestures.told?.motion?.velocity
  }

  func record(_ state: TraceEvent.InteractionState) {
    stage.record(
      .interaction(transition: transition.number, state: state, percent: Double(percent)))
  }

  /// It was let go of, and `movement` goes on.
  func recordRelease(of movement: (any TransitionMotion)?) {
    let rest = movement?.velocity.flatMap { $0.isFinite ? $0 : nil }
    stage.record(
      .interaction(
        transition: transition.number, state: release.isCancelled ? .cancelled : .finished,
        percent: Double(percent), speed: Double(release.speed), curve: restCurve,
        motion: InteractionMotion(
          velocity: fingerVelocity ?? early.velocity,
          percentVelocity: Double(pace.value(at: stage.time).x), restVelocity: rest)))
    early.velocity = nil
  }

  /// What has a timing of its own does not go by the curve.
  private var restCurve: String {
    guard let timing = release.timing, motion is InterruptibleMotion else {
      return "\(release.curve)"
    }
    let seconds = Double(release.durationFactor) * transition.duration
    return "\(timing.way(lasting: seconds).pace.curve)"
  }
}
