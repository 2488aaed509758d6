import QuartzCore
import Trace

/// One presentation or dismissal, from the call until its completion closure has run.
///
/// `TransitionState` says what may happen when; this class does it. State changes before anything
/// of the user's is called. What the views do at the end is in `Transition+Ending.swift`.
@MainActor final class Transition {
  let operation: TraceEvent.TransitionOperation
  let from: UIViewController
  let to: UIViewController
  let animated: Bool
  let context: StageContext
  let number: Int
  /// The one that is made, or taken apart from the top.
  let presentation: Presentation
  /// The one in which `to` or `from` presents: another than `presentation` when a stack of several
  /// is dismissed.
  let presentationOfPresenter: Presentation

  private(set) var state = TransitionState.requested
  private(set) var duration: TimeInterval = 0
  private(set) var beganInteractively = false
  private(set) var isInteractive = false
  private(set) var percentComplete: CGFloat = 0
  private var isCancelling = false
  private(set) lazy var coordinator: TransitionCoordinator? =
    animated ? TransitionCoordinator(self) : nil

  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactionController: (any UIViewControllerInteractiveTransitioning)?
  private var completion: (() -> Void)?

  init(
    _ operation: TraceEvent.TransitionOperation, in presentation: Presentation,
    from: UIViewController, to: UIViewController, animated: Bool, completion: (() -> Void)?,
    context: StageContext
  ) {
    self.operation = operation
    self.presentation = presentation
    presentationOfPresenter =
      operation == .dismiss ? to.presentationOfOther ?? presentation : presentation
    self.from = from
    self.to = to
    self.animated = animated
    self.completion = completion
    self.context = context
    number = context.nextNumber()
    record()
  }

  var container: UITransitionView { presentation.container }
  var style: UIModalPresentationStyle { presentation.controller.presentationStyle }
  var wasCancelled: Bool { state == .cancelling || isCancelling }

  /// Whether the views may still move: until the animator has said that it is done.
  var isUnderWay: Bool {
    switch state {
    case .requested, .asked, .prepared, .running: true
    case .finishing, .cancelling, .ended: false
    }
  }

  /// Moves on if `event` belongs here; otherwise nothing happens and the answer is false.
  func advance(_ event: TransitionState.Event) -> Bool {
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

  private var questions: TransitionQuestions { TransitionQuestions(context: context) }

  // MARK: Asking

  /// Within the call of `present` or `dismiss`. Source: 1.1.11, 1.2.
  func askForAnimator() {
    if animated {
      animator = questions.animator(for: self)
      if let animator {
        interactionController = questions.interactionController(for: self, using: animator)
        beganInteractively = interactionController != nil
      } else {
        animator = BuiltInAnimator.animator(for: presented.modalTransitionStyle, operation)
      }
    }
    _ = advance(.answered)
  }

  // MARK: Running

  /// After the commit that follows the call. Source: 1.3.
  func run() {
    context.callOuts.uikit {
      if presentation.isOnScreen { begin() } else { abandon() }
    }
  }

  private func begin() {
    if operation == .present { presentation.installContainer() }
    container.swallowsTouches = !beganInteractively
    tellPresentationController()
    if operation == .present {
      if removesPresenter { from.beginAppearance(.disappearing, animated: animated) }
      to.beginAppearance(.appearing, animated: animated)
      if removesPresenter { presentation.takePresenter() }
    } else {
      from.beginAppearance(.disappearing, animated: animated)
      if removesPresenter {
        to.beginAppearance(.appearing, animated: animated)
        to.view.fill(container)
      }
    }
    _ = advance(.prepared)
    start()
  }

  private func tellPresentationController() {
    let controller = presentation.controller
    switch operation {
    case .present:
      questions.call(controller, "presentationTransitionWillBegin()") {
        controller.presentationTransitionWillBegin()
      }
    case .dismiss:
      questions.call(controller, "dismissalTransitionWillBegin()") {
        controller.dismissalTransitionWillBegin()
      }
    }
  }

  private func start() {
    let transitionContext = TransitionContext(self)
    context.record(.contextMade(transition: number, animated: animated))
    guard let animator else {
      _ = advance(.animationBegan)
      placeWithoutAnimation()
      complete(true)
      return
    }
    duration = questions.duration(of: animator, transitionContext)
    isInteractive = interactionController != nil
    guard advance(.animationBegan) else { return }
    let scopes = UIApplication.of(context).animationScopes
    scopes.alongside = { [coordinator] in coordinator?.runAnimations() }
    if let interactionController {
      questions.call(interactionController, "startInteractiveTransition(_:)") {
        interactionController.startInteractiveTransition(transitionContext)
      }
    } else {
      questions.call(animator, "animateTransition(using:)") {
        animator.animateTransition(using: transitionContext)
      }
    }
    scopes.alongside = nil
    coordinator?.runAnimations()
  }

  // MARK: Interaction

  func update(_ percentComplete: CGFloat) {
    if isInteractive { self.percentComplete = min(max(percentComplete, 0), 1) }
  }

  func endInteraction(cancelled: Bool) {
    guard isInteractive, state == .running else { return }
    isInteractive = false
    isCancelling = cancelled
    container.swallowsTouches = true
  }

  // MARK: Ending

  /// The animator's word that it is done; a second one is ignored. Source: 4.4.
  func complete(_ didComplete: Bool) {
    context.record(.transitionCompleted(transition: number, didComplete: didComplete))
    guard advance(didComplete ? .completed : .cancelled) else { return }
    context.callOuts.uikit {
      isInteractive = false
      container.swallowsTouches = false
      finish(didComplete)
      _ = advance(.cleanedUp)
      end(didComplete)
    }
  }

  private func end(_ didComplete: Bool) {
    let controller = presentation.controller
    switch operation {
    case .present:
      questions.call(controller, "presentationTransitionDidEnd(_:)") {
        controller.presentationTransitionDidEnd(didComplete)
      }
    case .dismiss:
      questions.call(controller, "dismissalTransitionDidEnd(_:)") {
        controller.dismissalTransitionDidEnd(didComplete)
      }
    }
    if let animator {
      questions.call(animator, "animationEnded(_:)") { animator.animationEnded(didComplete) }
    }
    let completion = completion
    let coordinator = coordinator
    letGo()
    if presentation.isOver { presentation.forget() }
    coordinator?.runCompletions()
    guard let completion else { return }
    context.record(.completion(of: operation.rawValue, finished: nil))
    completion()
  }

  /// The presentation left its window between the call and this step: there is nothing to move.
  private func abandon() {
    _ = advance(.abandoned)
    letGo()
    presentation.transition = nil
    if operation == .present {
      presentation.releasePresenting()
      presentation.releasePresented()
      presentation.forget()
    }
  }

  private func letGo() {
    animator = nil
    interactionController = nil
    completion = nil
    coordinator = nil
  }
}
