import Testing
import Trace
import UIKit

@Suite("The canonical traces of interactive transitions") @MainActor struct InteractiveTraceTests {
  /// Says when who holds the transition changes.
  private func watch(_ driven: DrivenTrio) {
    let hook = driven.trio.b.hooks["viewWillDisappear"]
    driven.trio.b.hooks["viewWillDisappear"] = { [b = driven.trio.b, log = driven.log] in
      hook?()
      b.transitionCoordinator?.notifyWhenInteractionChanges { context in
        log.note("interactive: \(context.isInteractive), cancelled: \(context.isCancelled)")
      }
    }
  }

  /// Cancelled at 40 % of half a second.
  private func cancelAt40(_ driven: DrivenTrio) {
    let layer = driven.container!.layer
    for (percent, offset) in [(0.1, 0.05), (0.2, 0.1), (0.3, 0.15), (0.4, 0.2)] {
      driven.update(percent)
      #expect(near(layer.timeOffset, offset))
    }
    #expect(driven.log.take() == [])
    driven.cancel()
    #expect(driven.trio.b.transitionCoordinator?.isCancelled == true)
    #expect(driven.log.take() == ["interactive: false, cancelled: true"])
    // 0.2 s back, from the commit that follows.
    driven.stage.advance(12)
    #expect(driven.log.take() == [])
    driven.stage.advance()
  }

  @Test("T5, 5.22: an interactive dismissal that keeps the presenter, cancelled at 40 %")
  func t5() {
    let driven = DrivenTrio(.custom)
    watch(driven)
    driven.presentByItself()
    driven.trio.dismiss()
    #expect(driven.log.take() == ["delegate.forDismissed B", "delegate.interactionForDismissal D"])
    #expect(driven.trio.b.transitionCoordinator?.initiallyInteractive == true)
    driven.stage.advance(2)
    #expect(
      driven.log.take() == [
        "D.transitionDuration", "C.dismissalTransitionWillBegin", "B.viewWillDisappear(true)",
        "D.animateTransition", "along",
      ])
    let (frame, container) = (driven.trio.b.view.superview, driven.container)
    cancelAt40(driven)
    let over = "along is over, cancelled: true"
    #expect(
      driven.log.take() == [
        "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear(true)",
        "C.dismissalTransitionDidEnd(false)", "D.animationEnded(false)", over, over, "dismissed",
      ])
    #expect(driven.trio.a.presentedViewController === driven.trio.b)
    #expect(driven.trio.b.view.superview === frame)
    #expect(driven.container === container)
    #expect(driven.trio.b.view.frame == TestStage.bounds)
    driven.stage.settle()
    #expect(driven.log.take() == [])
  }

  @Test("T6: an interactive dismissal to a presenter that had left, cancelled at 40 %")
  func t6() {
    let driven = DrivenTrio(.fullScreen)
    watch(driven)
    driven.presentByItself()
    driven.trio.dismiss()
    #expect(driven.log.take() == ["delegate.forDismissed B", "delegate.interactionForDismissal D"])
    driven.stage.advance(2)
    #expect(
      driven.log.take() == [
        "D.transitionDuration", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "S.viewWillAppear(true)", "D.animateTransition", "along", "A.viewIsAppearing(true)",
        "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "S.viewIsAppearing(true)",
        "S.viewWillLayoutSubviews", "S.viewDidLayoutSubviews",
      ])
    cancelAt40(driven)
    let over = "along is over, cancelled: true"
    #expect(
      driven.log.take() == [
        "A.viewWillDisappear(true)", "S.viewWillDisappear(true)", "A.viewDidDisappear(true)",
        "S.viewDidDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear(true)",
        "D.animationEnded(false)", over, over, "dismissed",
      ])
    #expect(driven.trio.a.view.window == nil)
    #expect(driven.container?.subviews == [driven.trio.b.view!])
  }

  @Test(
    "T8: a stack of two dismissed in the hand: only the topmost moves", arguments: [true, false])
  func t8(_ finishes: Bool) {
    let driven = DrivenTrio(.overFullScreen)
    let c = LoggedController("C", driven.log)
    c.modalPresentationStyle = .overFullScreen
    let answers = AnsweringDelegate("C's", driven.log)
    let animator = LoggedAnimator("E", driven.log)
    animator.animation = { slideAndPutBack($0) }
    answers.dismissal = animator
    answers.interactiveDismissal = driven.driver
    c.transitioningDelegate = answers
    driven.presentByItself()
    driven.stage.perform { driven.trio.b.present(c, animated: false) }
    driven.stage.settle()
    _ = driven.log.take()
    driven.trio.b.hooks["viewWillDisappear"] = nil
    driven.stage.perform {
      driven.trio.a.dismiss(animated: true) { [log = driven.log] in log.note("dismissed") }
    }
    driven.stage.advance(2)
    driven.update(0.5)
    #expect(
      driven.log.take() == [
        "C's.forDismissed C", "C's.interactionForDismissal E", "E.transitionDuration",
        "C.viewWillDisappear(true)", "E.animateTransition",
      ])
    // B goes, or stays, without a movement of its own.
    #expect(driven.stage.shown(driven.trio.b.view) == nil)
    if finishes { driven.finish() } else { driven.cancel() }
    driven.stage.settle()
    if finishes {
      #expect(
        driven.log.take() == [
          "C.viewDidDisappear(true)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
          "E.animationEnded(true)", "dismissed",
        ])
      #expect(driven.stage.windowContents == [driven.trio.a.view!])
    } else {
      #expect(
        driven.log.take() == [
          "C.viewWillAppear(true)", "C.viewIsAppearing(true)",
          "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews", "C.viewDidAppear(true)",
          "E.animationEnded(false)", "dismissed",
        ])
      #expect(driven.trio.b.presentedViewController === c)
      #expect(driven.stage.shown(driven.trio.b.view) != nil)
    }
  }

  @Test("The events of a drag, in the trace")
  func events() {
    let driven = DrivenTrio(.custom)
    driven.driver.completionSpeed = 2
    driven.driver.completionCurve = .easeOut
    driven.beginDismissal()
    driven.update(0.25)
    driven.cancel()
    driven.stage.settle()
    let lines = driven.stage.traceLines {
      switch $0 {
      case .interaction, .interactionCall: true
      case .animationEnded(_, _, let reason): reason == .ranBack
      case .viewState(.begun, _), .viewState(.returned, _): true
      case .propertyRead(_, let property, _): property == "wantsInteractiveStart"
      default: false
      }
    }
    #expect(
      lines == [
        "UIPercentDrivenInteractiveTransition.wantsInteractiveStart is true", "UIView begun",
        "UIView begun", "interaction began at 0.0", "interaction updated at 0.25",
        "interaction cancelled at 0.25, speed 2.0, easeOut", "animation ended ranBack true",
        "UIView returned", "UIView returned",
      ])
  }
}
