import Trace

/// What is known of one transition from the trace so far.
struct TransitionRecord {
  let number: Int
  let operation: TraceEvent.TransitionOperation
  let from: ObjectReference
  let to: ObjectReference
  /// In whose code it was asked for.
  let requester: Cause
  /// Who animates; nil for UIKit itself.
  var animator: ObjectReference?
  var style = ""
  var container: ObjectReference?
  var fromView: ObjectReference?
  var toView: ObjectReference?
  /// Seconds, as the animator says.
  var duration = 0.0
  /// When the animator was called.
  var start: Double?
  /// Whether a finger, or whoever drives the transition, holds it.
  var isHeld = false
  /// When whoever held it let it go.
  var release: Double?
  /// Who drives it, by whose answer; nil for nobody.
  var driver: ObjectReference?
  var delegateMethod: String?
  /// The animators that were given out, each once.
  var interruptible: [ObjectReference] = []
  /// When it was last moved by whoever drives it.
  var lastUpdate: Double?
  /// When animations that were driven back were over.
  var ranBack: Double?
  /// Views that left the container while the transition was open.
  var removals: Set<Int> = []
  /// How views were before it was driven, by their number, and after it was cancelled.
  var begun: [Int: ViewState] = [:]
  var returns: [(before: ViewState, after: ViewState)] = []
  /// When it was last taken in hand, or moved there.
  var lastWord: Double?
  /// Whether it was moved or let go of at all.
  var wasDriven = false
  /// Whether a percent-driven object has started its animator, in the hand.
  var isPercentDriven = false
  /// How it was let go of last.
  var handover: Handover?
  /// The first animation of a view of the presentation that the driver does not move.
  var unscrubbed: AnimationDescription?
  /// Whether it was moved while a finger was down.
  var wasInFingers = false
  /// Whether it is on its way back.
  var isCancelled = false
  /// How far it was when that was last said.
  var percent = 0.0
  /// What whoever drives it called in vain.
  var calls: [InteractionCall] = []
  /// It ended otherwise than by the animator's word, as its views left the window.
  var isAbandoned = false
  var completion: Double?
  /// What the animator said when it was done.
  var didComplete = false
  /// Why nothing of the presented view was to be seen when all was over.
  var notShown: TraceEvent.NotShownReason?
  /// Whether what the step after the end has brought is known.
  var isRipe = false
  /// The numbers of the animations that were added before the completion, or with it, and that end.
  private(set) var animations: Set<Int> = []
  /// Those that have not ended.
  var running: [Int: AnimationDescription] = [:]
  /// One of the transition's own views that was added then and never ends.
  private(set) var endless: AnimationDescription?
  /// When the last of those that have ended did so.
  var lastEnd: Double?
  /// A view of a controller that was put into the container, with whose doing it was.
  var insertions: [(view: ObjectReference, cause: Cause)] = []
  /// The numbers of all views that were put into the container since there was one.
  var content: Set<Int> = []
  /// What it has animated: key paths by the number of the view.
  var animated: [Int: Set<String>] = [:]

  mutating func follow(
    _ state: TraceEvent.InteractionState, at percent: Double, _ event: TraceEvent
  ) {
    self.percent = percent
    lastWord = event.time
    switch state {
    case .began, .paused:
      (isHeld, release, isCancelled) = (true, nil, false)
    case .updated: (wasDriven, lastUpdate) = (true, event.time)
    case .finished, .cancelled:
      (isHeld, release, wasDriven) = (false, event.time, true)
      isCancelled = state == .cancelled
    }
  }

  mutating func add(_ animation: AnimationDescription) {
    if animation.isEndless {
      if moves(animation) { endless = animation }
    } else {
      animations.insert(animation.animation)
      running[animation.animation] = animation
    }
  }

  /// Whether the animation is of one of the transition's views, or of one that it inserted.
  func moves(_ animation: AnimationDescription) -> Bool {
    guard let view = animation.view else { return false }
    return view == fromView || view == toView || insertions.contains { $0.view == view }
  }

  /// Whose code starts the movement.
  var place: String { "\(animator?.type ?? "UIKit").animateTransition(using:)" }

  /// Whether the animator has been called and has not said that it is done.
  var isOpen: Bool { start != nil && completion == nil && !isAbandoned }

  /// Whose code drives it.
  var driverType: String { driver?.type ?? "The interaction controller" }

  /// Whose code it was by which the views are where they are now.
  var responsible: String { animator == nil ? to.type : place }

  /// Whether nothing more can come of it.
  var isOver: Bool { (completion != nil || isAbandoned) && running.isEmpty }
}
