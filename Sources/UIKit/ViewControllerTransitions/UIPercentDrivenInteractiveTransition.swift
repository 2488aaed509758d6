import QuartzCore

/// Drives a transition by a number from 0 to 1: its animator's animations, as `UIView` or Core
/// Animation know them, stand where the number says, and go on to an end when they are let go of.
///
/// Call this object's methods and not the context's; the animator says when the transition is
/// complete. Source: section 5.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The transition whose delegate has named this object, until it is over.
  weak var interaction: TransitionInteraction?
  private var seconds: TimeInterval = 0
  private var percent: CGFloat = 0

  public override init() { super.init() }

  /// Seconds of the whole transition, as its animator said when it began. Source: 5.4.
  open var duration: CGFloat { seconds }

  /// The last number told, 0…1.
  open var percentComplete: CGFloat { percent }

  /// How fast what is left goes by: at 2 in half of the time. Above 0; set it before the transition is
  /// let go of. Source: 5.6.
  open var completionSpeed: CGFloat = 1 { didSet { requireSpeed() } }

  /// The curve of what is left. Source: 5.7.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Of an interruptible animator that goes on, in place of its own. Source: 5.8.
  open var timingCurve: (any UITimingCurveProvider)?

  /// False lets the transition run by itself until it is paused. Source: 5.9, 1.2.5.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    (transitionContext as? TransitionContext)?.drive(by: self)
  }

  /// Takes an interruptible transition that runs by itself in hand again. Source: 5.10.
  open func pause() { interaction?.pause(by: .controller) }

  /// - Parameter percentComplete: cut to 0…1.
  open func update(_ percentComplete: CGFloat) {
    interaction?.update(percentComplete, by: .controller)
  }

  /// Lets the transition go back to its beginning. Source: 5.5.
  open func cancel() { letGo(cancelled: true) }

  /// Lets the transition go on to its end. Source: 5.5.
  open func finish() { letGo(cancelled: false) }

  private func letGo(cancelled: Bool) {
    requireSpeed()
    interaction?.letGo(cancelled: cancelled, by: .controller)
  }

  private func requireSpeed() {
    require(
      completionSpeed > 0 && completionSpeed.isFinite,
      "UIPercentDrivenInteractiveTransition.completionSpeed must be a number above 0, not "
        + "\(completionSpeed). Object: \(type(of: self))")
  }

  // MARK: The engine's side

  /// A transition will be driven by this object.
  func willDrive(_ interaction: TransitionInteraction) {
    self.interaction = interaction
    percent = 0
  }

  func drives(for seconds: TimeInterval) { self.seconds = seconds }

  func wasMoved(to percent: CGFloat) { self.percent = percent }

  func isDone(_ interaction: TransitionInteraction) {
    if self.interaction === interaction { self.interaction = nil }
  }
}
