import Testing
import Trace
import UIKit

@Suite("How transitions end") @MainActor struct TransitionEndingTests {
  private let pair = Pair()

  @Test("4.6: a presentation that did not complete is taken back")
  func cancelledPresentation() {
    let pair = pair
    pair.presenter.animation = { context in
      context.containerView.addSubview(context.view(forKey: .to)!)
      context.completeTransition(false)
      #expect(context.transitionWasCancelled)
    }
    pair.present()
    _ = pair.log.take()
    pair.stage.settle()
    #expect(
      pair.log.take() == [
        "P.transitionDuration", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "P.animateTransition", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
        "A.viewWillAppear(true)", "A.viewIsAppearing(true)", "A.viewWillLayoutSubviews",
        "A.viewDidLayoutSubviews", "A.viewDidAppear(true)", "P.animationEnded(false)",
        "presented",
      ])
    #expect(pair.a.presentedViewController == nil)
    #expect(pair.b.presentingViewController == nil)
    #expect(pair.stage.windowContents == [pair.a.view])
    pair.presenter.animation = nil
    pair.presentAndSettle()
    #expect(pair.b.view.window != nil)
  }

  @Test("4.6, T6: a dismissal that did not complete leaves B where it was")
  func cancelledDismissal() {
    let pair = pair
    pair.presentAndSettle()
    let container = pair.b.view.superview
    pair.dismisser.animation = { context in
      context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
      context.completeTransition(false)
    }
    pair.dismiss()
    pair.stage.settle()
    #expect(
      pair.log.take() == [
        "delegate.forDismissed B", "D.transitionDuration", "B.viewWillDisappear(true)",
        "A.viewWillAppear(true)", "D.animateTransition", "A.viewWillDisappear(true)",
        "A.viewDidDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear(true)",
        "D.animationEnded(false)", "dismissed",
      ])
    #expect(pair.a.presentedViewController === pair.b)
    #expect(pair.b.view.superview === container)
    #expect(pair.a.view.window == nil)
    #expect(!pair.b.isBeingDismissed)
    pair.dismisser.animation = nil
    pair.dismiss()
    pair.stage.settle()
    #expect(pair.stage.windowContents == [pair.a.view])
  }

  @Test("4.4: a second call changes nothing")
  func twice() {
    let pair = pair
    pair.presenter.animation = { context in
      context.containerView.addSubview(context.view(forKey: .to)!)
      context.completeTransition(true)
      context.completeTransition(true)
      context.completeTransition(false)
      #expect(!context.transitionWasCancelled)
    }
    pair.present()
    pair.stage.settle()
    let lines = pair.log.take()
    #expect(lines.filter { $0 == "presented" }.count == 1)
    #expect(lines.filter { $0.hasPrefix("P.animationEnded") } == ["P.animationEnded(true)"])
    #expect(pair.a.presentedViewController === pair.b)
  }

  @Test("A call before the animation has begun is none")
  func beforeTheBeginning() {
    final class Hasty: UIViewControllerAnimatedTransitioning {
      var isDone = false
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval {
        transitionContext?.completeTransition(true)
        return 0.1
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        isDone = true
        transitionContext.containerView.addSubview(transitionContext.view(forKey: .to)!)
        transitionContext.completeTransition(true)
      }
    }
    let hasty = Hasty()
    pair.delegate.presentation = hasty
    pair.presentAndSettle()
    #expect(hasty.isDone)
    #expect(pair.a.view.window == nil)
  }

  @Test("4.5: called early, all ends at once, while what moves moves on")
  func early() {
    let pair = pair
    pair.presenter.animation = { context in
      let to = context.view(forKey: .to)!
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { to.alpha = 1 }
      context.completeTransition(true)
    }
    pair.present()
    pair.stage.advance(2)
    #expect(pair.log.take().last == "presented")
    #expect(pair.a.view.window == nil)
    pair.stage.advance(30)
    #expect(near(pair.stage.shown(pair.b.view)?.opacity, 0.5))
    pair.stage.settle()
    #expect(pair.stage.shown(pair.b.view)?.opacity == 1)
  }

  @Test("4.3: never called, it never ends: no did-callback, no touch, no other transition")
  func never() {
    let pair = pair
    pair.presenter.animation = { $0.containerView.addSubview($0.view(forKey: .to)!) }
    pair.present()
    pair.stage.settle()
    #expect(pair.stage.isStill)
    _ = pair.log.take()
    let pad = LoggedTouchView("pad", pair.log)
    pad.frame = TestStage.bounds
    pair.b.view.addSubview(pad)
    pair.stage.advance(60)
    pair.stage.tap(50, 50)
    pair.dismiss()
    pair.stage.settle()
    #expect(
      pair.log.take() == ["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"])
    #expect(pair.stage.consoleLines.count == 1)
    #expect(pair.b.isBeingPresented)
  }

  @Test("10.6: touches are swallowed from the start of the transition to its completion")
  func touches() {
    let pair = pair
    let behind = pair.stage.add(LoggedTouchView("A's", pair.log), TestStage.bounds)
    let pad = LoggedTouchView("B's", pair.log)
    pad.frame = TestStage.bounds
    pair.b.hooks["viewDidLoad"] = { [b = pair.b] in b.view.addSubview(pad) }
    func touchLines() -> [String] { pair.log.take().filter { $0.contains("'s") } }
    _ = behind
    pair.present()
    // 10.7: until then A still gets them.
    pair.stage.touch(.began, 5, 5)
    pair.stage.advance()
    pair.stage.touch(.ended, 5, 5)
    pair.stage.advance()
    #expect(touchLines() == ["A's began (5.0, 5.0)", "A's ended (5.0, 5.0)"])
    pair.stage.tap(5, 5)
    pair.stage.advance(10)
    pair.stage.tap(5, 195)
    #expect(touchLines() == [])
    // The finger that landed during the transition stays swallowed.
    pair.stage.touch(.began, 5, 195)
    pair.stage.settle()
    pair.stage.touch(.ended, 5, 195)
    pair.stage.advance()
    #expect(touchLines() == [])
    pair.stage.tap(5, 195)
    #expect(touchLines() == ["B's began (5.0, 195.0)", "B's ended (5.0, 195.0)"])
  }
}
