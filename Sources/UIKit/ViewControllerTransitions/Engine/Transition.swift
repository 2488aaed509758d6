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
  let context: StageContext
  let number: Int
  let presentation: Presentation

  private(set) var state = TransitionState.requested
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var completion: (() -> Void)?

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
    self.context = context
    number = context.nextNumber()
    record()
  }

  var container: UITransitionView { presentation.container }
  var wasCancelled: Bool { state == .cancelling }

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
    context.callOuts.uikit {
      if let window = from.view.window { begin(in: window) } else { abandon() }
    }
  }

  private func begin(in window: UIWindow) {
    container.frame = window.bounds
    container.swallowsTouches = true
    window.addSubview(container)
    from.beginAppearance(.disappearing, animated: animated)
    to.beginAppearance(.appearing, animated: animated)
    // The view that is about to leave moves into the container. Source: 2.2.10.
    container.addSubview(from.view)
    to.view.frame = container.bounds
    _ = advance(.prepared)
    animate()
  }

  private func animate() {
    let transitionContext = TransitionContext(self)
    context.record(.contextMade(transition: number, animated: animated))
    guard let animator else {
      insertToView()
      _ = advance(.animationBegan)
      transitionContext.completeTransition(true)
      return
    }
    questions.duration(of: animator, transitionContext)
    guard advance(.animationBegan) else { return }
    context.record(
      .call(receiver: questions.reference(of: animator), method: "animateTransition(using:)"))
    context.callOuts.callOut(to: animator, "animateTransition(using:)") {
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
    context.record(.transitionCompleted(transition: number, didComplete: didComplete))
    guard advance(didComplete ? .completed : .cancelled) else { return }
    context.callOuts.uikit {
      container.swallowsTouches = false
      let (staying, leaving) = didComplete ? (to, from) : (from, to)
      settle(staying, leaving)
      callDidCallbacks(staying: staying, leaving: leaving, didComplete: didComplete)
      _ = advance(.cleanedUp)
      end(didComplete)
    }
  }

  /// Puts the views where they stand when nothing moves: the one that stays at home, the other out
  /// of the window. Source: 1.3.9, 1.5.8, 2.2.12.
  private func settle(_ staying: UIViewController, _ leaving: UIViewController) {
    if leaving.view.superview === container { leaving.view.removeFromSuperview() }
    guard let home = presentation.home(of: staying) else { return }
    if home !== container, staying.view.superview !== home {
      home.insertSubview(staying.view, at: 0)
      staying.view.frame = home.bounds
    } else if home === container, staying.view.superview !== container {
      container.addSubview(staying.view)
    }
  }

  private func callDidCallbacks(
    staying: UIViewController, leaving: UIViewController, didComplete: Bool
  ) {
    if !didComplete {
      // Cancelled: each one's way is turned round before it ends. Source: 1.4.1, 4.6.
      leaving.beginAppearance(.disappearing, animated: animated)
      staying.beginAppearance(.appearing, animated: animated)
    }
    let isOver = (operation == .present) != didComplete
    // Those between the topmost and the one that comes back go with it. Source: 1.5.3.
    let leftBehind = isOver ? (to.presentationOfOther?.stack ?? [presentation]) : []
    // Whoever comes back may present again from its did-callback; the one that leaves is still
    // told in its own that it is being dismissed.
    for left in leftBehind { left.releasePresenting() }
    staying.endAppearance()
    leaving.endAppearance()
    if presentation.transition === self { presentation.transition = nil }
    for left in leftBehind.reversed() { left.releasePresented() }
  }

  private func end(_ didComplete: Bool) {
    if let animator {
      context.record(
        .call(receiver: questions.reference(of: animator), method: "animationEnded(_:)"))
      context.callOuts.callOut(to: animator, "animationEnded(_:)") {
        animator.animationEnded(didComplete)
      }
    }
    animator = nil
    let completion = completion
    self.completion = nil
    guard let completion else { return }
    context.record(.completion(of: operation.rawValue, finished: nil))
    completion()
  }

  /// The from-view left its window between the call and this step: there is nothing to move.
  private func abandon() {
    _ = advance(.abandoned)
    animator = nil
    completion = nil
    presentation.transition = nil
    if operation == .present {
      presentation.releasePresenting()
      presentation.releasePresented()
    }
  }
}
