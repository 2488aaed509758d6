import Testing
import Trace
import UIKit

@Suite("1.2: who is asked what, and what the trace says of it") @MainActor
struct TransitionQuestionTests {
  private let forPresented = "animationController(forPresented:presenting:source:)"
  private let forDismissed = "animationController(forDismissed:)"

  /// The questions of a presentation, by way of what is read first.
  private func questions(_ pair: Pair, from start: Int = 0) -> [String] {
    pair.stage.traceLines(from: start) {
      switch $0 {
      case .propertyRead, .question, .call: true
      default: false
      }
    }
  }

  private let style = "LoggedController.modalPresentationStyle is fullScreen"
  private let property = "LoggedController.transitioningDelegate is"

  @Test("An animator: style, delegate, animator, duration, animation, end")
  func custom() {
    let pair = Pair()
    pair.present()
    pair.stage.settle()
    #expect(
      questions(pair) == [
        style, "\(property) LoggedDelegate",
        "LoggedDelegate.\(forPresented) answers LoggedAnimator",
        "LoggedDelegate.interactionControllerForPresentation(using:) answers not implemented",
        "LoggedAnimator.transitionDuration(using:) answers 0.5",
        "CoveringPresentationController.presentationTransitionWillBegin()",
        "LoggedAnimator.animateTransition(using:)",
        "CoveringPresentationController.presentationTransitionDidEnd(_:)",
        "LoggedAnimator.animationEnded(_:)",
      ])
    let start = pair.stage.trace.count
    pair.dismiss()
    pair.stage.settle()
    #expect(
      questions(pair, from: start) == [
        style, "\(property) LoggedDelegate",
        "LoggedDelegate.\(forDismissed) answers LoggedAnimator",
        "LoggedDelegate.interactionControllerForDismissal(using:) answers not implemented",
        "LoggedAnimator.transitionDuration(using:) answers 0.5",
        "CoveringPresentationController.dismissalTransitionWillBegin()",
        "LoggedAnimator.animateTransition(using:)",
        "CoveringPresentationController.dismissalTransitionDidEnd(_:)",
        "LoggedAnimator.animationEnded(_:)",
      ])
  }

  @Test("1.2: nil means the built-in transition, both ways")
  func answeredNil() {
    let pair = Pair()
    pair.delegate.presentation = nil
    pair.delegate.dismissal = nil
    pair.presentAndSettle()
    #expect(questions(pair)[2] == "LoggedDelegate.\(forPresented) answers nil")
    #expect(pair.a.view.window == nil)
    pair.dismiss()
    pair.stage.settle()
    #expect(questions(pair).contains("LoggedDelegate.\(forDismissed) answers nil"))
    #expect(pair.stage.windowContents == [pair.a.view])
  }

  @Test("A method that is not there is not a method that answers nil")
  func notImplemented() {
    final class Silent: UIViewControllerTransitioningDelegate {}
    final class DismissalOnly: UIViewControllerTransitioningDelegate {
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }
    for (delegate, dismissal) in [
      (Silent(), "not implemented"), (DismissalOnly(), "nil"),
    ] as [(any UIViewControllerTransitioningDelegate, String)] {
      let pair = Pair(custom: false)
      pair.b.transitioningDelegate = delegate
      pair.presentAndSettle()
      pair.dismiss()
      pair.stage.settle()
      let name = "\(type(of: delegate))"
      #expect(questions(pair).contains("\(name).\(forPresented) answers not implemented"))
      #expect(questions(pair).contains("\(name).\(forDismissed) answers \(dismissal)"))
    }
  }

  @Test("1.2.10: the presenter's own delegate is not asked")
  func presentersDelegate() {
    let pair = Pair(custom: false)
    pair.a.transitioningDelegate = pair.delegate
    pair.presentAndSettle()
    #expect(questions(pair)[1] == "\(property) nil")
    pair.dismiss()
    pair.stage.settle()
    #expect(!pair.log.take().contains { $0.hasPrefix("delegate") })
  }

  @Test("2.1.3: style and delegate of the presenter mean nothing for what it presents")
  func presentersStyle() {
    let pair = Pair(custom: false)
    pair.a.modalPresentationStyle = .fullScreen
    pair.a.transitioningDelegate = pair.delegate
    pair.b.modalPresentationStyle = .overFullScreen
    pair.presentAndSettle()
    #expect(pair.b.presentationController?.presentationStyle == .overFullScreen)
    // Over the full screen the presenter's view stays where it is.
    #expect(pair.a.view.window != nil && pair.b.view.window != nil)
    #expect(!pair.log.take().contains { $0.hasPrefix("delegate") })
    pair.dismiss()
    pair.stage.settle()
    #expect(!pair.log.take().contains { $0.hasPrefix("delegate") })
  }

  @Test("The delegate is weak: one that nobody holds is not asked")
  func weakDelegate() {
    let pair = Pair(custom: false)
    autoreleased {
      pair.b.transitioningDelegate = LoggedDelegate("brief", pair.log, presentation: nil)
    }
    #expect(pair.b.transitioningDelegate == nil)
    pair.presentAndSettle()
    #expect(questions(pair)[1] == "\(property) nil")
  }

  @Test("1.1.11: viewDidLoad of the presented controller may still name the delegate")
  func setInViewDidLoad() {
    let pair = Pair(custom: false)
    pair.b.hooks["viewDidLoad"] = { [b = pair.b, delegate = pair.delegate] in
      b.modalPresentationStyle = .fullScreen
      b.transitioningDelegate = delegate
    }
    pair.present()
    #expect(
      pair.log.take() == [
        "B.loadView", "B.viewDidLoad", "delegate.forPresented B presenting A source A",
      ])
  }

  @Test("1.2.9: without animation nobody is asked")
  func unanimated() {
    let pair = Pair()
    pair.present(animated: false)
    pair.stage.settle()
    pair.dismiss(animated: false)
    pair.stage.settle()
    #expect(!pair.log.take().contains { $0.hasPrefix("delegate") || $0.hasPrefix("P.") })
    #expect(
      questions(pair) == [
        "CoveringPresentationController.presentationTransitionWillBegin()",
        "CoveringPresentationController.presentationTransitionDidEnd(_:)",
        "CoveringPresentationController.dismissalTransitionWillBegin()",
        "CoveringPresentationController.dismissalTransitionDidEnd(_:)",
      ])
  }

  @Test("The animator lives as long as its transition, and no longer")
  func animatorLifetime() {
    let pair = Pair()
    weak var animator: LoggedAnimator?
    autoreleased {
      let made = LoggedAnimator("brief", pair.log)
      animator = made
      pair.delegate.presentation = made
      pair.present()
      pair.delegate.presentation = nil
    }
    pair.stage.advance(10)
    #expect(animator != nil)
    pair.stage.settle()
    #expect(animator == nil)
  }

  private func autoreleased(_ body: () -> Void) { body() }
}
