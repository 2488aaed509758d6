import Testing
import UIKit

@Suite("Field reports: refused, early and wrong endings") @MainActor struct RefusalReportTests {
  /// Takes a transition in hand and does nothing by itself.
  private final class Hand: UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) { context = transitionContext }
  }

  /// B presented, its dismissal in the hand.
  private func inHand() -> (Pair, AnsweringDelegate, Hand) {
    let pair = Pair.report(.overFullScreen)
    let (answers, hand) = (AnsweringDelegate("hand's", pair.log), Hand())
    (answers.presentation, answers.dismissal) = (pair.presenter, pair.dismisser)
    answers.interactiveDismissal = hand
    pair.b.transitioningDelegate = answers
    pair.presentAndSettle()
    pair.dismiss()
    pair.stage.advance(2)
    return (pair, answers, hand)
  }

  /// The presented controller hands the call on to its presenter, which refuses it.
  private func refusal(_ controller: UIViewController) -> String {
    "Warning: Attempt to dismiss from view controller \(controller) while a presentation or "
      + "dismiss is in progress!"
  }

  @Test("R11, the mistake: sprung back but never completed, B is for ever being dismissed")
  func r11Mistake() {
    let (pair, _, hand) = inHand()
    pair.settle {
      UIView.animate(withDuration: 0.2) { hand.context!.view(forKey: .from)!.frame.origin.y = 0 }
    }
    pair.stage.advance(120)
    #expect(pair.stage.shown(pair.b.view)?.frame == Pair.reportBounds)
    #expect(pair.b.isBeingDismissed)
    #expect(pair.b.transitionCoordinator != nil)
    pair.dismiss()
    pair.stage.settle()
    #expect(pair.stage.consoleLines == [refusal(pair.a)])
    #expect(pair.a.presentedViewController === pair.b)
  }

  @Test("R11: completed with false, the button works")
  func r11() {
    let (pair, answers, hand) = inHand()
    pair.settle {
      hand.context!.cancelInteractiveTransition()
      hand.context!.completeTransition(false)
    }
    #expect(!pair.b.isBeingDismissed)
    #expect(pair.b.transitionCoordinator == nil)
    answers.interactiveDismissal = nil
    pair.dismiss()
    pair.stage.settle()
    #expect(pair.a.presentedViewController == nil)
    #expect(pair.stage.consoleLines == [])
  }

  @Test("R12: dismissed while it comes: refused with the line, and open to a later dismissal")
  func r12() {
    let pair = Pair.report(.custom)
    pair.present()
    pair.stage.advance(2 + 9)
    pair.dismiss()
    #expect(pair.b.isBeingPresented && !pair.b.isBeingDismissed)
    pair.stage.settle()
    #expect(pair.stage.consoleLines == [refusal(pair.a)])
    #expect(pair.log.take().last == "presented")
    pair.dismiss()
    pair.stage.settle()
    #expect(pair.log.take().last == "dismissed")
    #expect(pair.stage.windowContents == [pair.a.view!])
  }

  @Test("R14: two owners dismiss one chain: the second call is refused, the first one completes")
  func r14() {
    let pair = Pair.report(.overFullScreen)
    let c = LoggedController("C", pair.log)
    pair.presentAndSettle()
    pair.settle { pair.b.present(c, animated: false) }
    _ = pair.log.take()
    pair.settle {
      pair.a.dismiss(animated: true) { pair.log.note("first") }
      pair.b.dismiss(animated: false) { pair.log.note("second") }
    }
    #expect(pair.log.take().filter { $0 == "first" || $0 == "second" } == ["first"])
    #expect(pair.stage.consoleLines == [refusal(pair.b)])
    #expect(pair.a.presentedViewController == nil)
    #expect(pair.stage.windowContents == [pair.a.view!])
    #expect(pair.stage.shown(pair.a.view)?.frame == Pair.reportBounds)
  }

  @Test("R19, the mistake: true after a cancel: B counts as gone though nothing moved")
  func r19Mistake() {
    let (pair, _, hand) = inHand()
    pair.settle {
      hand.context!.cancelInteractiveTransition()
      hand.context!.completeTransition(true)
    }
    #expect(pair.a.presentedViewController == nil)
    #expect(pair.log.lines.contains("D.animationEnded(true)"))
  }

  @Test("R19, 4.2: !transitionWasCancelled on every path")
  func r19() {
    let (pair, _, hand) = inHand()
    pair.settle {
      hand.context!.cancelInteractiveTransition()
      hand.context!.completeTransition(!hand.context!.transitionWasCancelled)
    }
    #expect(pair.a.presentedViewController === pair.b)
    #expect(pair.b.presentationController?.containerView?.subviews == [pair.b.view!])
    #expect(pair.log.lines.contains("D.animationEnded(false)"))
  }

  @Test("R79, the mistake: completed before the animation is over, B leaves in mid-flight")
  func r79Mistake() {
    let pair = Pair.report(.custom)
    pair.dismisser.animation = { context in
      UIView.animate(withDuration: 0.4) { context.view(forKey: .from)!.frame.origin.y = 667 }
      context.completeTransition(true)
    }
    pair.presentAndSettle()
    pair.dismiss()
    pair.stage.advance(2)
    #expect(pair.stage.shown(pair.b.view) == nil)
    #expect(pair.log.take().last == "dismissed")
    pair.stage.settle()
    #expect(pair.stage.stage.context.animations.isEmpty)
  }

  @Test("R79: completed when the last animation has ended, 0.4 s after the start")
  func r79() {
    let pair = Pair.report(.custom)
    pair.presentAndSettle()
    pair.dismiss()
    pair.stage.advance(2 + 23)
    #expect(pair.b.isBeingDismissed)
    pair.stage.advance()
    #expect(!pair.b.isBeingDismissed)
  }
}
