import QuartzCore
import Trace

/// One presentation or dismissal, from the call until its completion closure has run.
///
/// `TransitionState` says what may happen when; this class does it. State changes before anything
/// of the user's is called.
@MainActor final class Transition {
  let operation: TraceEvent.TransitionOperation
  let from: UIViewController
  let to: UIViewController
  let animated: Bool
  let number: Int
  let presentation: Presentation

  /// Not kept alive: what waits for the transition's end belongs to the stage.
  private weak var stage: StageContext?

  private(set) var state = TransitionState.requested
  /// The animator said that it did not complete.
  private(set) var wasCancelled = false
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var completion: (() -> Void)?
  /// Whose code called `present` or `dismiss`.
  private let cause: Cause
  private weak var transitionContext: TransitionContext?

  init(
    _ operation: TraceEvent.TransitionOperation, in presentation: Presentation,
    from: UIViewController, to: UIViewController, animated: Bool, completion: (() -> Void)?,
    context: StageContext
  ) {
    self.operation = operation
    self.presentation = presentation
    self.from = from
    self.to = to
    self.animated = animated
    self.completion = completion
    stage = context
    cause = context.callOuts.innermost
    number = context.nextNumber()
    record()
  }

  private var context: StageContext { stage ?? .current }
  var container: UITransitionView { presentation.container }

  /// Whether the views may still move: until the animator has said that it is done.
  var isUnderWay: Bool {
    switch state {
    case .requested, .asked, .prepared, .running: true
    case .finishing, .cancelling, .ended: false
    }
  }

  /// Moves on if `event` belongs here; otherwise nothing happens and the answer is false.
  private func advance(_ event: TransitionState.Event) -> Bool {
    guard let next = state.after(event) else { return false }
    state = next
    record()
    return true
  }

  private func record() {
    context.record(
      .transition(
        transition: number, operation: operation, state: state.rawValue, from: from.reference,
        to: to.reference))
  }

  // MARK: Asking

  /// Within the call of `present` or `dismiss`. Source: 1.1.11, 1.2.
  func askForAnimator() {
    animator = animated ? questions.animator(for: self) ?? CoverVerticalAnimator(operation) : nil
    _ = advance(.answered)
  }

  private var questions: TransitionQuestions { TransitionQuestions(context: context) }

  // MARK: Running

  /// After the commit that follows the call. Source: 1.3.
  func run() {
    guard state == .asked else { return }
    context.asUIKit {
      let window = operation == .present ? from.view.window : container.window
      if let window {
        begin(in: window)
      } else {
        // The views left the window between the call and this step: there is nothing to move.
        abandon()
        if operation == .present { presentation.release() }
      }
    }
  }

  private func begin(in window: UIWindow) {
    if container.superview !== window {
      container.frame = window.bounds
      window.addSubview(container)
    }
    container.swallowsTouches = true
    from.beginAppearance(.disappearing, animated: animated)
    // Each callback may have given the window another root.
    guard state == .asked else { return }
    to.beginAppearance(.appearing, animated: animated)
    guard state == .asked else { return }
    // The view that is about to leave moves into the container. Source: 2.2.10.
    if !from.view.isDescendant(of: container) {
      if operation == .present { presentation.rememberPlace(of: from.view) }
      container.addSubview(from.view)
    }
    to.view.frame = container.bounds
    if operation == .present { to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    guard advance(.prepared) else { return }
    animate()
  }

  private func animate() {
    let transitionContext = TransitionContext(self)
    self.transitionContext = transitionContext
    context.record(.contextMade(transition: number, animated: animated))
    guard let animator else {
      insertToView()
      guard advance(.animationBegan) else { return }
      transitionContext.completeTransition(true)
      return
    }
    questions.duration(of: animator, transitionContext)
    guard advance(.animationBegan) else { return }
    questions.call(animator, "animateTransition(using:)") {
      animator.animateTransition(using: transitionContext)
    }
  }

  private func insertToView() {
    if operation == .present {
      container.addSubview(to.view)
    } else {
      container.insertSubview(to.view, belowSubview: from.view)
    }
  }

  // MARK: Ending

  /// The animator's word that it is done; a second one is ignored. Source: 4.4.
  func complete(_ didComplete: Bool) {
    // An animator may speak when the stage is long gone.
    guard stage != nil else { return }
    context.record(.transitionCompleted(transition: number, didComplete: didComplete))
    guard advance(didComplete ? .completed : .cancelled) else { return }
    wasCancelled = !didComplete
    context.asUIKit {
      container.swallowsTouches = false
      let (staying, leaving) = didComplete ? (to, from) : (from, to)
      settle(staying, leaving)
      callDidCallbacks(staying: staying, leaving: leaving, didComplete: didComplete)
      _ = advance(.cleanedUp)
      callAnimationEnded(didComplete)
      callCompletion()
    }
  }

  /// Puts the views where they stand when nothing moves: the one that leaves out of the window, the
  /// one that stays at home. Source: 1.3.9, 1.5.8, 2.2.8, 2.2.9.
  private func settle(_ staying: UIViewController, _ leaving: UIViewController) {
    if leaving.view.isDescendant(of: container) { leaving.view.removeFromSuperview() }
    guard let home = presentation.home(of: staying) else { return }
    if home !== container {
      guard staying.view.superview !== home else { return }
      home.insertSubview(staying.view, at: staying.presentationOfOther?.presenterIndex ?? 0)
      staying.view.frame = home.bounds
    } else if staying === from, !staying.view.isDescendant(of: home) {
      // A cancelled dismissal. After a presentation nobody makes up for what the animator has not
      // put in. Source: 2.2.7.
      home.addSubview(staying.view)
    }
  }

  private func callDidCallbacks(
    staying: UIViewController, leaving: UIViewController, didComplete: Bool
  ) {
    guard didComplete else {
      // Each one's way is turned round and brought to its end. Source: 1.4.1, 4.6, T6.
      let isOver = operation == .present
      if isOver { presentation.releasePresenting() }
      leaving.beginAppearance(.disappearing, animated: animated)
      leaving.endAppearance()
      staying.beginAppearance(.appearing, animated: animated)
      staying.endAppearance()
      leaveBehind(isOver ? [presentation] : [])
      return
    }
    // Those between the topmost and the one that comes back go with it. Source: 1.5.3.
    let isOver = operation == .dismiss
    let leftBehind = isOver ? (to.presentationOfOther?.stack ?? [presentation]) : []
    // Whoever comes back may present again from its did-callback; the one that leaves is still
    // told in its own that it is being dismissed.
    for left in leftBehind { left.releasePresenting() }
    staying.endAppearance()
    leaving.endAppearance()
    leaveBehind(leftBehind)
  }

  private func leaveBehind(_ presentations: [Presentation]) {
    if presentation.transition === self { presentation.transition = nil }
    for left in presentations.reversed() { left.releasePresented() }
  }

  private func callAnimationEnded(_ didComplete: Bool) {
    guard let animator else { return }
    self.animator = nil
    questions.call(animator, "animationEnded(_:)") { animator.animationEnded(didComplete) }
  }

  private func callCompletion() {
    guard let completion else { return }
    self.completion = nil
    context.callOuts.resume(cause) {
      context.record(.completion(of: operation.rawValue, finished: nil))
      completion()
    }
  }

  /// Ends without having come to an end of its own, as the views leave the window. The completion
  /// closure is dropped.
  func abandon() {
    let hadBegun = state == .running
    guard advance(.abandoned) else { return }
    container.swallowsTouches = false
    if presentation.transition === self { presentation.transition = nil }
    completion = nil
    if hadBegun { callAnimationEnded(false) } else { animator = nil }
  }

  /// Ends without a word, when the stage goes away; an animator that keeps its context keeps nothing
  /// by it.
  func close() {
    state = .ended
    transitionContext?.close()
    animator = nil
    completion = nil
  }
}
