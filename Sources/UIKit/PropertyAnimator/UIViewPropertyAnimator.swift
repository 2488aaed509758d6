import QuartzCore
import Trace

/// Animates the changes made in its blocks, and can be paused, moved by hand, turned round and
/// continued on the way.
///
/// Its life is in `AnimatorLife.swift`, the mapping of time in `AnimatorWay.swift`; how the two act
/// on views in `UIViewPropertyAnimator+Driving.swift`. Source: 7.6.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  struct Block {
    let animations: () -> Void
    let delayFactor: Double
    let cause: Cause
  }

  struct Handler {
    let call: (UIViewAnimatingPosition) -> Void
    let cause: Cause
  }

  let givenDuration: Double
  let givenParameters: any UITimingCurveProvider
  /// How its blocks run, of one that was made with options.
  var options: UIView.AnimationOptions = []
  /// The way of the block in which it was made. Source: 7.6.1.
  var inheritedWay: AnimatorWay?
  var blocks: [Block] = []
  var handlers: [Handler] = []
  nonisolated let record = AnimatorLifeRecord()
  var life = AnimatorLife.inactive { didSet { record.set(life) } }
  /// Between the first and the last moment of being active or stopped: the stage it works on, …
  var context: StageContext?
  /// … the layer by whose time it goes, where that is not the stage's, …
  weak var clock: CALayer?
  /// … what it goes along, …
  var way: AnimatorWay?
  /// … where on it it is, in the stage's time, …
  var motion = DrivenMotion.still(.fraction(0))
  /// … the run that a pause held, if it has not been moved since, …
  var heldRun: DrivenRun?
  /// … what it moves, and what that became when it was stopped.
  var tracks = AnimatorTracks(blocksInteraction: false, hitsShown: false)
  var settled: [AnimatorTracks.Settled] = []
  /// Live tuning.
  var stretching: (group: Int, stretch: Double)?
  /// The part of the way for the block that is being executed.
  var window = DrivenWindow.whole
  var storedIsReversed = false
  var storedIsInterruptible = true
  var storedIsUserInteractionEnabled = true
  package lazy var driverNumber = StageContext.current.nextNumber()

  /// It waits to be started. Source: 7.6.1.
  ///
  /// - Parameter duration: seconds; springs that bring their own do not look at it.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    givenDuration = duration > 0 ? min(duration, LayerAnimation.longest) : 0
    givenParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  // Apple forbids it, and no stage is left to ask: only the record of its life can be read here.
  deinit {
    if case .mistake(let mistake) = record.life.after(.release, isInterruptible: true) {
      fatalError(mistake.message)
    }
  }

  // MARK: Settings

  /// Seconds from the start to the end; of a spring that brings its own, those. Source: 7.3.13.
  open var duration: TimeInterval { plannedWay.seconds }
  /// Seconds, of the last start. Source: 7.6.12.
  open internal(set) var delay: TimeInterval = 0
  open var timingParameters: (any UITimingCurveProvider)? { givenParameters }

  /// Whether the views take touches while it is active. Not to be set then. Source: 7.6.13, 7.6.14.
  open var isUserInteractionEnabled: Bool {
    get { storedIsUserInteractionEnabled }
    set {
      guard take(.configure("isUserInteractionEnabled")) != nil else { return }
      storedIsUserInteractionEnabled = newValue
    }
  }

  /// False hits moving views where they are seen; true leaves hit testing to the views, by their
  /// model. Read when the animator becomes active. Source: 7.6.13.
  open var isManualHitTestingEnabled = false

  /// Whether it can be paused. Not to be set while it is active. Source: 7.6.14.
  open var isInterruptible: Bool {
    get { storedIsInterruptible }
    set {
      guard take(.configure("isInterruptible")) != nil else { return }
      storedIsInterruptible = newValue
    }
  }

  /// Whether `fractionComplete` is the way; false makes it the time, so that what is moved by hand
  /// follows the curve. Source: 7.6.5.
  open var scrubsLinearly = true
  /// Whether it stays active at its end, and calls nobody. Source: 7.6.10.
  open var pausesOnCompletion = false

  // MARK: UIViewAnimating

  open var state: UIViewAnimatingState {
    switch life {
    case .inactive: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }

  open var isRunning: Bool { life == .running }

  /// Setting it while it moves turns it round at once, along the same curve. It is false again once
  /// the animator is over. Source: 7.6.8.
  open var isReversed: Bool {
    get { storedIsReversed }
    set { reverse(newValue) }
  }

  /// In its direction: after `isReversed` has changed it is 1 minus what it was. Cut to 0…1;
  /// setting it pauses a running animator, and makes an inactive one active. Source: 7.6.5, 7.6.9.
  open var fractionComplete: CGFloat {
    get { currentFraction }
    set { scrub(to: newValue) }
  }

  open func startAnimation() { start(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) { start(afterDelay: delay) }

  open func pauseAnimation() { pause() }

  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

  // MARK: UIViewImplicitlyAnimating

  /// Source: 7.6.2, 7.6.11.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: delayFactor)
  }

  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

  /// Called when it has ended, or was finished; once. Source: 7.6.3, 7.6.4.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    handlers.append(
      Handler(call: completion, cause: (context ?? .current).callOuts.innermost))
  }

  /// Source: 7.6.5, 7.6.6.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    proceed(with: parameters, durationFactor)
  }

  // MARK: At once

  /// One that is started at once. Within another animation block it takes that one's duration and
  /// curve, unless the options say otherwise, and cannot be paused. Source: 7.6.1.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = made(duration: duration, options: options)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
