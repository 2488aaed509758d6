import QuartzCore
import Trace

/// One controller presenting another, from `present` until the dismissal is over.
@MainActor final class Presentation {
  unowned let presenting: UIViewController
  let presented: UIViewController
  /// Holds the views while the presentation lasts; in the window from the first transition on.
  let container = UITransitionView(frame: .zero)
  /// Where the presenter's view stood among its siblings before it left.
  private(set) var presenterIndex = 0
  /// The one that is under way.
  var transition: Transition?

  init(presenting: UIViewController, presented: UIViewController) {
    self.presenting = presenting
    self.presented = presented
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// This presentation and those above it, from the bottom up.
  var stack: [Presentation] {
    var stack = [self]
    while let next = stack.last?.presented.presentationOfOther { stack.append(next) }
    return stack
  }

  /// Whether the presenter still presents by it.
  var isHeld: Bool { presenting.presentationOfOther === self }

  /// Starts a transition, which moves on by itself in later steps.
  func begin(
    _ operation: TraceEvent.TransitionOperation, from: UIViewController, to: UIViewController,
    animated: Bool, completion: (() -> Void)?
  ) {
    let context = presenting.context
    let transition = Transition(
      operation, in: self, from: from, to: to, animated: animated, completion: completion,
      context: context)
    self.transition = transition
    transition.askForAnimator()
    context.turnWork.afterCommit(context.commitCount) { [weak transition] in transition?.run() }
    context.setNeedsStep()
  }

  /// The view in which `controller`'s view stands while no transition moves it.
  func home(of controller: UIViewController) -> UIView? {
    controller.presentationOfSelf?.container ?? controller.rootWindow
  }

  func rememberPlace(of presenterView: UIView) {
    presenterIndex = presenterView.superview?.subviews.firstIndex(of: presenterView) ?? 0
  }

  /// The presenter presents nothing any more.
  func releasePresenting() {
    container.removeFromSuperview()
    if isHeld { presenting.presentationOfOther = nil }
  }

  /// The presented controller is presented by nobody any more.
  func releasePresented() {
    if presented.presentationOfSelf === self { presented.presentationOfSelf = nil }
  }

  func release() {
    releasePresenting()
    releasePresented()
  }

  /// This presentation and those above it end at once, from the top down, because the window turns
  /// to another root: no transition goes on, whoever is on the screen hears that it leaves.
  func collapse() {
    for presentation in stack.reversed() {
      presentation.transition?.abandon()
      presentation.presented.leave { presentation.container.removeFromSuperview() }
      presentation.release()
    }
  }

  /// Ends without a word, when the stage goes away.
  func close() {
    transition?.close()
    transition = nil
    release()
  }
}
