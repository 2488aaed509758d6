import Testing
import UIKit

@Suite("1.2.4, 1.6: interaction controllers written by hand") @MainActor
struct HandWrittenInteractionTests {
  /// Keeps the context and does nothing until it is told.
  private final class Hand: UIViewControllerInteractiveTransitioning {
    let log: CallLog
    var context: (any UIViewControllerContextTransitioning)?

    init(_ log: CallLog) { self.log = log }

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      log.note("hand.start")
      context = transitionContext
    }
  }

  private let trio = Trio(.custom)
  private let hand: Hand

  private init() {
    hand = Hand(trio.log)
    trio.answers.interactiveDismissal = hand
  }

  /// The dismissal, in the hand.
  private func begin() -> any UIViewControllerContextTransitioning {
    trio.presentAndSettle()
    trio.dismiss()
    trio.stage.advance(2)
    return hand.context!
  }

  @Test("1.2.4, 1.6.2: its start is called, not animateTransition, and nothing moves by itself")
  func start() {
    let context = begin()
    #expect(
      trio.log.take() == [
        "delegate.forDismissed B", "delegate.interactionForDismissal D",
        "D.transitionDuration", "C.dismissalTransitionWillBegin", "B.viewWillDisappear(true)",
        "hand.start", "along",
      ])
    trio.stage.advance(120)
    #expect(trio.log.take() == [])
    #expect(trio.b.isBeingDismissed)
    #expect(context.isInteractive)
    #expect(!context.transitionWasCancelled)
    #expect(trio.b.transitionCoordinator?.isInteractive == true)
    #expect(trio.b.transitionCoordinator?.initiallyInteractive == true)
  }

  @Test("1.6.1, 1.6.3, 1.3.10: finished, then completed; all is told within the call")
  func finish() {
    let context = begin()
    context.updateInteractiveTransition(0.3)
    trio.b.view.frame.origin.y = 60
    trio.stage.advance(3)
    #expect(trio.stage.shown(trio.b.view)?.frame?.minY == 60)
    _ = trio.log.take()
    context.finishInteractiveTransition()
    #expect(!context.isInteractive)
    #expect(!context.transitionWasCancelled)
    #expect(trio.b.isBeingDismissed)
    trio.stage.perform { context.completeTransition(!context.transitionWasCancelled) }
    #expect(
      trio.log.take() == [
        "B.viewDidDisappear(true)", "C.dismissalTransitionDidEnd(true)",
        "D.animationEnded(true)", "along is over, cancelled: false", "dismissed",
      ])
    trio.stage.settle()
    #expect(trio.stage.windowContents == [trio.a.view!])
  }

  @Test("1.6.3, T5: cancelled, then completed with false: B is as before and can be dismissed")
  func cancel() {
    let context = begin()
    context.updateInteractiveTransition(0.4)
    _ = trio.log.take()
    context.cancelInteractiveTransition()
    #expect(context.transitionWasCancelled)
    #expect(trio.b.transitionCoordinator?.isCancelled == true)
    trio.stage.perform { context.completeTransition(!context.transitionWasCancelled) }
    // Asked for in viewWillDisappear and again in the viewWillAppear of the way back.
    let over = "along is over, cancelled: true"
    #expect(
      trio.log.take() == [
        "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewWillLayoutSubviews",
        "B.viewDidLayoutSubviews", "B.viewDidAppear(true)", "C.dismissalTransitionDidEnd(false)",
        "D.animationEnded(false)", over, over, "dismissed",
      ])
    #expect(!trio.b.isBeingDismissed)
    #expect(trio.b.view.window === trio.stage.window)
    trio.answers.interactiveDismissal = nil
    trio.dismiss()
    trio.stage.settle()
    #expect(trio.stage.windowContents == [trio.a.view!])
  }

  @Test("1.2.4: it may call the animator itself")
  func callsAnimator() {
    final class Starter: UIViewControllerInteractiveTransitioning {
      let animator: LoggedAnimator
      init(_ animator: LoggedAnimator) { self.animator = animator }
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        animator.animateTransition(using: transitionContext)
        transitionContext.finishInteractiveTransition()
      }
    }
    trio.answers.interactivePresentation = Starter(trio.presenter)
    trio.present()
    trio.stage.settle()
    let lines = trio.log.take()
    #expect(lines.filter { $0 == "P.animateTransition" }.count == 1)
    #expect(lines.contains("presented"))
    #expect(trio.b.view.window === trio.stage.window)
  }

  @Test("1.2.3: without an animator it is not asked for")
  func withoutAnimator() {
    (trio.answers.presentation, trio.answers.dismissal) = (nil, nil)
    trio.present()
    trio.stage.settle()
    trio.dismiss()
    trio.stage.settle()
    #expect(!trio.log.take().contains { $0.contains("interaction") })
    #expect(hand.context == nil)
  }

  @Test("10.6: the hand's content takes touches, until it lets go")
  func touches() {
    let pad = LoggedTouchView("pad", trio.log)
    pad.frame = TestStage.bounds
    trio.b.hooks["viewDidLoad"] = { [b = trio.b] in b.view.addSubview(pad) }
    let context = begin()
    _ = trio.log.take()
    trio.stage.tap(5, 5)
    #expect(trio.log.take().count == 2)
    context.finishInteractiveTransition()
    trio.stage.tap(5, 5)
    #expect(trio.log.take() == [])
    trio.stage.perform { context.completeTransition(true) }
  }

  @Test("5.24: finishing or cancelling what is not interactive changes nothing")
  func notInteractive() {
    var context: (any UIViewControllerContextTransitioning)?
    trio.presenter.animation = {
      context = $0
      $0.containerView.addSubview($0.view(forKey: .to)!)
    }
    trio.present()
    trio.stage.advance(3)
    context?.cancelInteractiveTransition()
    #expect(context?.transitionWasCancelled == false)
    context?.updateInteractiveTransition(0.5)
    context?.finishInteractiveTransition()
    #expect(trio.b.isBeingPresented)
    trio.stage.perform { context?.completeTransition(true) }
    #expect(!trio.b.isBeingPresented)
  }
}
