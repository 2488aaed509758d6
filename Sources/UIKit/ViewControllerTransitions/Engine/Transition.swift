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
  let number: Int
  /// The one that is made, or taken apart from the top.
  let presentation: Presentation
  /// The one in which the presenter presents: another than `presentation` when a stack of several
  /// is dismissed.
  let presentationOfPresenter: Presentation
  /// What is made, or all that ends with the dismissal; the topmost first. Source: 1.5.3.
  let presentations: [Presentation]

  /// Not kept alive: what waits for the transition's end belongs to the stage.
  private weak var stage: StageContext?
  /// Whose code called `present` or `dismiss`.
  private let cause: Cause

  private(set) var state = TransitionState.requested
  /// It goes, or has gone, back to where it came from.
  private(set) var wasCancelled = false
  private(set) var duration: TimeInterval = 0
  private(set) lazy var interaction = TransitionInteraction(self)
  private(set) var coordinator: TransitionCoordinator?
  /// What the animator was given to move.
  private(set) weak var movedFromView: UIView?
  private(set) weak var movedToView: UIView?

  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private var completion: (() -> Void)?
  private weak var transitionContext: TransitionContext?
  /// Kept while the engine itself may still hand it out.
  private(set) var currentContext: TransitionContext?
  private var sizeAtBeginning = CGSize.zero
  /// Whether somebody else than the animator had a word in it.
  private var wasDriven = false

  init(
    _ operation: TraceEvent.TransitionOperation, in presentation: Presentation,
    from: UIViewController, to: UIViewController, animated: Bool, completion: (() -> Void)?,
    context: StageContext
  ) {
    self.operation = operation
    self.presentation = presentation
    presentationOfPresenter =
      operation == .dismiss ? to.presentationOfOther ?? presentation : presentation
    presentations =
      operation == .dismiss ? presentationOfPresenter.stack.reversed() : [presentation]
    self.from = from
    self.to = to
    self.animated = animated
    self.completion = completion
    stage = context
    cause = context.callOuts.innermost
    number = context.nextNumber()
    if animated { coordinator = TransitionCoordinator(self) }
    record()
  }

  var context: StageContext { stage ?? .current }
  var container: UITransitionView { presentation.container }
  var style: UIModalPresentationStyle { presentation.controller.presentationStyle }

  /// Whether the views may still move: until the animator has said that it is done.
  var isUnderWay: Bool {
    switch state {
    case .requested, .asked, .prepared, .running: true
    case .finishing, .cancelling, .ended: false
    }
  }

  /// Whether its presentations are on their way out: a dismissal until it is over or cancelled, a
  /// presentation that was cancelled.
  var takesAway: Bool {
    switch operation {
    case .dismiss: isUnderWay || state == .finishing
    case .present: state == .cancelling
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

  private var questions: TransitionQuestions { TransitionQuestions(context: context) }

  // MARK: Asking

  /// Within the call of `present` or `dismiss`. Source: 1.1.11, 1.2.
  func askForAnimator() {
    if animated {
      animator = questions.animator(for: self)
      if let animator {
        interaction.take(questions.interactionController(for: self, using: animator))
      } else {
        animator = BuiltInAnimator.animator(for: presented.modalTransitionStyle, operation)
      }
    }
    _ = advance(.answered)
  }

  // MARK: Running

  /// After the commit that follows the call. Source: 1.3.
  func run() {
    guard state == .asked else { return }
    context.asUIKit {
      if presentation.isOnScreen {
        begin()
      } else {
        endOffScreen()
      }
    }
  }

  private func begin() {
    presentation.installContainer()
    interaction.updateTouches()
    sizeAtBeginning = container.bounds.size
    // Those in between go without a movement. Source: 1.5.3.
    for presentation in presentations.dropFirst() where !presentation.isWithin(presented) {
      presentation.container.isHidden = true
    }
    let transitionContext = makeContext()
    // Each question and callback may have given the window another root.
    guard state == .asked else { return }
    tellPresentationControllers()
    guard state == .asked else { return }
    callWillCallbacks()
    guard state == .asked else { return }
    if removesPresenter {
      if operation == .present { presentation.takePresenter() } else { to.view.fill(container) }
    }
    guard advance(.prepared) else { return }
    start(transitionContext)
  }

  /// Its duration is known before anybody hears of the transition. Source: 1.2, 1.5.5, 6.11.
  private func makeContext() -> TransitionContext {
    let transitionContext = TransitionContext(self)
    self.transitionContext = transitionContext
    context.record(
      .contextMade(
        transition: number, animated: animated, style: "\(style)",
        container: container.reference, fromView: viewToBe(of: from)?.reference,
        toView: viewToBe(of: to)?.reference))
    if let animator { duration = questions.duration(of: animator, transitionContext) }
    return transitionContext
  }

  private func tellPresentationControllers() {
    for controller in presentations.map(\.controller) {
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
  }

  /// A presenter that stays hears nothing. Source: 1.4.
  private func callWillCallbacks() {
    if takesPart(from) { from.beginAppearance(.disappearing, animated: animated) }
    guard state == .asked else { return }
    if takesPart(to) { to.beginAppearance(.appearing, animated: animated) }
  }

  private func start(_ transitionContext: TransitionContext) {
    (movedFromView, movedToView) = (view(forKey: .from), view(forKey: .to))
    guard animator != nil else {
      placeWithoutAnimation()
      guard advance(.animationBegan) else { return }
      return complete(true)
    }
    guard advance(.animationBegan) else { return }
    currentContext = transitionContext
    wasDriven = interaction.controller != nil
    if wasDriven { presentation.recordViews(.begun) }
    interaction.begin()
    context.animations.beginStretching(number, by: stretchFactor)
    let scopes = UIApplication.of(context).animationScopes
    scopes.alongside = { [coordinator] in coordinator?.runAnimations() }
    if let controller = interaction.controller {
      questions.call(controller, "startInteractiveTransition(_:)") {
        controller.startInteractiveTransition(transitionContext)
      }
    } else {
      animate(transitionContext)
    }
    scopes.alongside = nil
    interaction.hasStarted()
    coordinator?.runAnimations()
    interaction.catchUp()
  }

  /// Has the animator begin.
  func animate(_ transitionContext: TransitionContext) {
    guard let animator else { return }
    questions.call(animator, "animateTransition(using:)") {
      animator.animateTransition(using: transitionContext)
    }
  }

  // MARK: Tuning

  /// How much longer the transition is to take than its animator says.
  var stretchFactor: Double {
    guard let wanted = UIApplication.of(context).wantedTransitionDuration, duration > 0 else {
      return 1
    }
    return wanted / duration
  }

  /// Another duration is wanted while it runs.
  func stretch() {
    let change = {
      self.context.animations.changeStretch(
        of: self.number, to: self.stretchFactor, at: self.context.time)
    }
    guard let clock = interaction.clock else { return change() }
    clock.setStretch(stretchFactor, change)
  }

  /// Whoever drives it says where it goes, and may say something else later. Source: 5.12.
  func goes(back isBack: Bool) { wasCancelled = isBack }

  // MARK: Ending

  /// The animator's word that it is done; a second one is ignored. Source: 4.4.
  func complete(_ didComplete: Bool) {
    // An animator may speak when the stage is long gone.
    guard stage != nil else { return }
    context.record(.transitionCompleted(transition: number, didComplete: didComplete))
    // What is to move along has not run yet when the animator is done at once. Source: 6.4.
    if state == .running { context.asUIKit { coordinator?.runAnimations() } }
    guard advance(didComplete ? .completed : .cancelled) else { return }
    wasCancelled = !didComplete
    context.animations.endStretching(number)
    context.asUIKit {
      interaction.end()
      finish(didComplete)
      _ = advance(.cleanedUp)
      end(didComplete)
    }
  }

  /// The order among these is our choice. Source: 1.3.9.
  private func end(_ didComplete: Bool) {
    tellPresentationControllersOfEnd(didComplete)
    callAnimationEnded(didComplete)
    let coordinator = coordinator
    self.coordinator = nil
    defer { letGo(coordinator) }
    coordinator?.runCompletions()
    recordViews(didComplete)
    let completion = completion
    self.completion = nil
    call(completion)
    if !didComplete, wasDriven { presentation.recordViews(.returned) }
  }

  private func call(_ completion: (() -> Void)?) {
    guard let completion else { return }
    context.callOuts.resume(cause) {
      context.record(.completion(of: operation.rawValue, finished: nil))
      completion()
    }
  }

  /// The views left the window between the call and this step: there is nothing to move. What was to
  /// come does not, what was to go is gone, and whoever waits for the end hears of it.
  private func endOffScreen() {
    let completion = completion
    abandon()
    for presentation in presentations {
      if operation == .dismiss {
        let controller = presentation.controller
        questions.call(controller, "dismissalTransitionDidEnd(_:)") {
          controller.dismissalTransitionDidEnd(true)
        }
      }
      presentation.collapse()
    }
    // Its place may have come on meanwhile.
    if presenter.viewIfLoaded?.window != nil { presenter.updateAppearance(animated: false) }
    call(completion)
  }

  /// Does not come to its end, and whoever waits for that hears of it.
  func giveUp() {
    let completion = completion
    abandon()
    call(completion)
  }

  private func recordViews(_ didComplete: Bool) {
    if isOver(didComplete) {
      presentationOfPresenter.recordViews(.after)
    } else if operation == .present, context.log != nil {
      UIApplication.of(context).shownViews.hasArrived(presentation, by: number)
    }
    // Between two steps: the next one tells what is shown.
    if UIApplication.of(context).shownViews.areAwaited { context.setNeedsStep() }
  }

  private func tellPresentationControllersOfEnd(_ didComplete: Bool) {
    for presentation in presentations {
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
      if isOver(didComplete) {
        controller.containerView = nil
      } else {
        presentation.container.isHidden = false
      }
    }
    // Frames were those of the beginning. Source: 10.19.
    if container.bounds.size != sizeAtBeginning { container.setNeedsLayout() }
  }

  private func callAnimationEnded(_ didComplete: Bool) {
    currentContext = nil
    guard let animator else { return }
    self.animator = nil
    questions.callOptional(animator, "animationEnded(_:)") {
      animator.animationEnded(didComplete)
    }
  }

  /// Ends without having come to an end of its own, as the views leave the window. The completion
  /// closure is dropped.
  func abandon() {
    let hadBegun = state == .running
    guard advance(.abandoned) else { return }
    context.animations.endStretching(number)
    interaction.abandon()
    if presentation.transition === self { presentation.transition = nil }
    completion = nil
    let coordinator = coordinator
    self.coordinator = nil
    if hadBegun { callAnimationEnded(false) } else { animator = nil }
    currentContext = nil
    letGo(coordinator)
  }

  /// Whoever keeps the context or the coordinator keeps nothing else by it from now on.
  private func letGo(_ coordinator: TransitionCoordinator?) {
    let ended = EndedTransition(self, stage: stage)
    transitionContext?.letGo(ended)
    coordinator?.letGo(ended)
  }

  /// Ends without a word, when the stage goes away.
  func close() {
    state = .ended
    letGo(coordinator)
    interaction.abandon()
    animator = nil
    currentContext = nil
    coordinator = nil
    completion = nil
  }
}
