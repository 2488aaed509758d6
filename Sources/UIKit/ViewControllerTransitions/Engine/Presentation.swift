import QuartzCore
import Trace

/// One controller presenting another, from `present` until the dismissal is over.
@MainActor final class Presentation {
  unowned let presenting: UIViewController
  let presented: UIViewController
  /// Holds the views while the presentation lasts; in the window from the first transition on.
  let container = UITransitionView(frame: .zero)
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
    context.turnWork.afterCommit(context.commitCount) { transition.run() }
    context.setNeedsStep()
  }

  /// The view in which `controller`'s view stands while no transition moves it.
  func home(of controller: UIViewController) -> UIView? {
    controller.presentationOfSelf?.container ?? controller.rootWindow
  }

  /// The presenter presents nothing any more.
  func releasePresenting() {
    container.removeFromSuperview()
    if presenting.presentationOfOther === self { presenting.presentationOfOther = nil }
  }

  /// The presented controller is presented by nobody any more.
  func releasePresented() {
    if presented.presentationOfSelf === self { presented.presentationOfSelf = nil }
  }

  /// Ends without a word, when the stage goes away.
  func close() {
    transition = nil
    releasePresenting()
    releasePresented()
  }
}
