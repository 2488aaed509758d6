import Testing
import UIKit

@Suite("A presents B presents C") @MainActor struct NestedPresentationTests {
  private let pair = Pair()
  private let c: LoggedController
  private let delegate: LoggedDelegate

  private init() {
    c = LoggedController("C", pair.log)
    delegate = LoggedDelegate(
      "C's", pair.log, presentation: nil, dismissal: LoggedAnimator("CD", pair.log))
    c.transitioningDelegate = delegate
    pair.presentAndSettle()
    pair.stage.perform { pair.b.present(c, animated: true) }
    pair.stage.settle()
    _ = pair.log.take()
  }

  private var containers: [UIView] { pair.stage.windowContents }

  @Test("2.2.13: each presentation has its container, the later in front; only C is in one")
  func containersStack() {
    #expect(containers.count == 2)
    #expect(containers.map(\.subviews) == [[], [c.view!]])
    #expect(pair.a.presentedViewController === pair.b)
    #expect(pair.b.presentedViewController === c)
    #expect(c.presentingViewController === pair.b)
  }

  @Test("1.5.1: B's dismiss takes C off, and B stays")
  func dismissTop() {
    pair.stage.perform { pair.b.dismiss(animated: true) }
    pair.stage.settle()
    #expect(
      pair.log.take() == [
        "C's.forDismissed C", "CD.transitionDuration", "C.viewWillDisappear(true)",
        "B.viewWillAppear(true)", "CD.animateTransition", "B.viewIsAppearing(true)",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear(true)",
        "C.viewDidDisappear(true)", "CD.animationEnded(true)",
      ])
    #expect(containers.map(\.subviews) == [[pair.b.view!]])
    #expect(pair.a.presentedViewController === pair.b)
    #expect(pair.b.presentedViewController == nil)
    #expect(c.presentingViewController == nil)
  }

  @Test("1.5.3, 1.5.4, T8: A's dismiss moves from C to A with C's animator; B goes with it")
  func dismissAll() {
    var frames: [CGRect] = []
    (delegate.dismissal as? LoggedAnimator)?.animation = { [a = pair.a, c] context in
      frames = [context.initialFrame(for: c), context.finalFrame(for: a)]
      #expect(context.viewController(forKey: .from) === c)
      #expect(context.viewController(forKey: .to) === a)
      context.completeTransition(true)
    }
    pair.stage.perform { pair.a.dismiss(animated: true) { [log = pair.log] in log.note("gone") } }
    pair.stage.settle()
    #expect(
      pair.log.take() == [
        "C's.forDismissed C", "CD.transitionDuration", "C.viewWillDisappear(true)",
        "A.viewWillAppear(true)", "CD.animateTransition", "A.viewIsAppearing(true)",
        "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear(true)",
        "C.viewDidDisappear(true)", "CD.animationEnded(true)", "gone",
      ])
    #expect(frames == [TestStage.bounds, TestStage.bounds])
    #expect(containers == [pair.a.view!])
    #expect(pair.a.presentedViewController == nil)
    #expect(pair.b.presentedViewController == nil)
    #expect(pair.b.presentingViewController == nil)
    #expect(c.presentingViewController == nil)
  }

  @Test("A cancelled dismissal of all leaves all as it was")
  func dismissAllCancelled() {
    (delegate.dismissal as? LoggedAnimator)?.animation = { $0.completeTransition(false) }
    pair.stage.perform { pair.a.dismiss(animated: true) }
    pair.stage.settle()
    #expect(containers.map(\.subviews) == [[], [c.view!]])
    #expect(pair.a.presentedViewController === pair.b)
    #expect(c.presentingViewController === pair.b)
    #expect(pair.log.take().last == "CD.animationEnded(false)")
  }

  @Test("While C comes or goes, A's dismiss is refused")
  func whileMoving() {
    pair.stage.perform { c.dismiss(animated: true) }
    pair.stage.advance(10)
    pair.stage.perform { pair.a.dismiss(animated: true) }
    pair.stage.settle()
    #expect(pair.stage.consoleLines.count == 1)
    #expect(containers.map(\.subviews) == [[pair.b.view!]])
  }

  @Test("Dismissed one after the other, each from the other's completion")
  func oneByOne() {
    let pair = pair
    pair.stage.perform {
      c.dismiss(animated: true) { pair.b.dismiss(animated: true) { pair.log.note("all gone") } }
    }
    pair.stage.settle()
    #expect(pair.log.take().last == "all gone")
    #expect(containers == [pair.a.view!])
    #expect(pair.stage.consoleLines == [])
  }
}
