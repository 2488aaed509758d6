import QuartzCore
import Trace

/// One controller presenting another, from `present` until the dismissal is over.
@MainActor final class Presentation {
  unowned let presenting: UIViewController
  let presented: UIViewController
  /// Who `present` was called on.
  weak var source: UIViewController?
  let controller: UIPresentationController
  /// Whether it covers the presenter's place rather than the window.
  let coversContext: Bool
  /// Holds the views while the presentation lasts; in the window from the first transition on.
  let container = UITransitionView(frame: .zero)
  /// The one that is under way.
  var transition: Transition?
  /// Whether a commit has had the presented view in a window.
  var hasBeenShown = false
  /// Whose list names this presentation while it lasts.
  private(set) weak var application: UIApplication?

  private var presenterPlace: ViewPlace?

  init(
    presenting: UIViewController, presented: UIViewController, source: UIViewController,
    controller: UIPresentationController
  ) {
    self.presenting = presenting
    self.source = source
    self.presented = presented
    self.controller = controller
    coversContext = !controller.shouldPresentInFullscreen
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentationController = controller
    controller.presenter = presenting
    controller.holdPresented()
    controller.settledStyle = presented.modalPresentationStyle
    // One that is still on its way out comes to that end first.
    if presented.ownAppearance == .appeared { presented.ownAppearance = .disappeared }
  }

  isolated deinit {
    // The presenter went away without a dismissal.
    presented.forgetPresentationController(controller)
  }

  /// This presentation and those above it, from the bottom up; the last one covers the others. What
  /// descendants of a presented controller present comes before it: it goes along within its view.
  var stack: [Presentation] {
    var stack: [Presentation] = []
    var next: Presentation? = self
    while let presentation = next {
      for child in presentation.presented.children {
        stack += child.presentationsOfSelfAndDescendants
      }
      stack.append(presentation)
      next = presentation.presented.presentationOfOther
    }
    return stack
  }

  /// Whether a descendant of `controller`, or what lies on one, presents: then its views go along
  /// with that controller's.
  func isWithin(_ controller: UIViewController) -> Bool {
    controller.children.contains { child in
      child.presentationsOfSelfAndDescendants.contains { $0 === self }
    }
  }

  /// Whose view the container stands in, and comes and goes with; nil for the window's.
  var holder: UIViewController? {
    guard coversContext else { return nil }
    return presenting.storedParent ?? presenting.presentationOfSelf?.holder
  }

  /// Whether it ends with the window's root: that is what it lies on, or the window shows it.
  func belongs(to window: UIWindow) -> Bool {
    guard let outermost = presenting.selfAndAncestors.last else { return false }
    if let root = outermost.rootWindow { return root === window }
    if let below = outermost.presentationOfSelf { return below.belongs(to: window) }
    return (container.window ?? presenting.viewIfLoaded?.window) === window
  }

  /// Starts a transition, which moves on by itself in later steps.
  func begin(
    _ operation: TraceEvent.TransitionOperation, from: UIViewController, to: UIViewController,
    animated: Bool, completion: (() -> Void)?
  ) {
    let context = presenting.context
    if operation == .present {
      let application = UIApplication.of(context)
      self.application = application
      application.register(self)
      application.shownViews.recordLeft(in: context)
      recordViews(.before)
    }
    let transition = Transition(
      operation, in: self, from: from, to: to, animated: animated, completion: completion,
      context: context)
    self.transition = transition
    UIApplication.of(context).askForBars(isAnimated: animated)
    transition.askForAnimator()
    context.turnWork.afterCommit(context.commitCount) { [weak transition] in transition?.run() }
    context.setNeedsStep()
  }

  /// How the views are that were there before the presentation and will be after it.
  func recordViews(_ moment: TraceEvent.Moment) {
    guard let application, application.context.log != nil else { return }
    for view in [presenting, presented].compactMap(\.viewIfLoaded) {
      let state = view.viewState
      application.context.record(.viewState(moment: moment, state: state))
      if moment == .after { application.shownViews.wasLeft(view, state) }
    }
  }

  // MARK: Views

  /// Whether there is a window to show the presentation in.
  var isOnScreen: Bool { (container.window ?? presenting.viewIfLoaded?.window) != nil }

  /// In front of everything in the window, or over the presenter where it covers a context only.
  func installContainer() {
    guard container.superview == nil else { return }
    controller.containerView = container
    controller.takePresentedView()
    if coversContext, let superview = presenting.view.superview {
      container.frame = presenting.view.frame
      superview.insertSubview(container, aboveSubview: presenting.view)
    } else if let window = presenting.view.window {
      container.frame = window.bounds
      window.addSubview(container)
    }
  }

  /// The presenter's view moves into the container, from where it leaves. Source: 2.2.10.
  func takePresenter() {
    presenterPlace = ViewPlace(of: presenting.view)
    container.addSubview(presenting.view)
    presenting.view.fill(container)
  }

  func restorePresenter() {
    presenterPlace?.restore(presenting.view)
    presenterPlace = nil
  }

  // MARK: Ending

  /// Whether the presenter still presents by it.
  var isHeld: Bool { presenting.presentationOfOther === self }

  /// The presenter presents nothing any more, and the presented controller may be presented anew.
  func releasePresenting() {
    // A context that left for it is back in its place when what it belongs to comes on again.
    if coversContext { restorePresenter() }
    container.removeFromSuperview()
    if isHeld { presenting.presentationOfOther = nil }
    presented.forgetPresentationController(controller)
  }

  /// The presented controller is presented by nobody any more.
  func releasePresented() {
    application?.forget(self)
    guard presented.presentationOfSelf === self else { return }
    presented.presentationOfSelf = nil
    presented.ownAppearance = .appeared
  }

  /// All of it, and the presentation controller has heard of the end.
  func release() {
    releasePresenting()
    releasePresented()
    controller.giveBackPresentedView()
    controller.containerView = nil
  }

  /// Ends at once, because the window turns to another root: no transition goes on, whoever is on
  /// the screen hears that it leaves.
  func collapse() {
    transition?.abandon()
    presented.leave { container.removeFromSuperview() }
    if isHeld { presenting.ownAppearance = .appeared }
    release()
  }

  /// Ends without a word, when the stage goes away.
  func close() {
    transition?.close()
    transition = nil
    release()
  }
}
