import Testing
import Trace
import UIKit

/// 13: everything that anyone is told, in its order, whoever is the delegate.
///
/// Where the specification leaves the order open (`~`), it is that of docs/compatibility.md: the
/// presentation controller first at the beginning, and at the end presentation controller, animator,
/// coordinator, completion.
@Suite("13: the canonical traces, whole") @MainActor struct WholeTraceTests {
  private func name(_ delegate: Trio.Delegate) -> String {
    switch delegate {
    case .another: "delegate"
    case .presenter: "A"
    case .presented: "B"
    }
  }

  @Test("T1, T2, 1.2.2: full screen, presented by a child of A", arguments: Trio.Delegate.allCases)
  func fullScreen(_ delegate: Trio.Delegate) {
    let trio = Trio(.fullScreen, delegate: delegate)
    let (log, stage, name) = (trio.log, trio.stage, name(delegate))
    trio.present()
    #expect(
      log.take() == [
        "B.loadView", "B.viewDidLoad", "\(name).forPresented B presenting A source S",
        "\(name).interactionForPresentation P",
      ])
    #expect(trio.a.presentedViewController === trio.b)
    #expect(trio.b.isBeingPresented)
    stage.advance()
    #expect(log.take() == [])
    stage.advance()
    #expect(
      log.take() == [
        "P.transitionDuration", "A.viewWillDisappear(true)", "S.viewWillDisappear(true)",
        "B.viewWillAppear(true)", "P.animateTransition", "along", "B.viewIsAppearing(true)",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
      ])
    stage.settle()
    #expect(
      log.take() == [
        "B.viewDidAppear(true)", "A.viewDidDisappear(true)", "S.viewDidDisappear(true)",
        "P.animationEnded(true)", "along is over, cancelled: false", "presented",
      ])
    trio.dismiss()
    #expect(log.take() == ["\(name).forDismissed B", "\(name).interactionForDismissal D"])
    stage.advance()
    #expect(log.take() == [])
    stage.advance()
    #expect(
      log.take() == [
        "D.transitionDuration", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "S.viewWillAppear(true)", "D.animateTransition", "along", "A.viewIsAppearing(true)",
        "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "S.viewIsAppearing(true)",
        "S.viewWillLayoutSubviews", "S.viewDidLayoutSubviews",
      ])
    stage.settle()
    #expect(
      log.take() == [
        "A.viewDidAppear(true)", "S.viewDidAppear(true)", "B.viewDidDisappear(true)",
        "D.animationEnded(true)", "along is over, cancelled: false", "dismissed",
      ])
  }

  @Test(
    "T1, T2, 1.2.1, 1.3.2-1.3.9: with a presentation controller that removes A's view",
    arguments: Trio.Delegate.allCases)
  func removing(_ delegate: Trio.Delegate) {
    let trio = Trio(.custom, delegate: delegate)
    trio.prepare = { $0.removesPresenter = true }
    let (log, stage, name) = (trio.log, trio.stage, name(delegate))
    trio.present()
    stage.settle()
    #expect(
      log.take() == [
        "B.loadView", "B.viewDidLoad", "\(name).controllerFor B presenting A source S",
        "\(name).forPresented B presenting A source S", "\(name).interactionForPresentation P",
        "P.transitionDuration", "C.presentationTransitionWillBegin", "A.viewWillDisappear(true)",
        "S.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "P.animateTransition", "along", "C.containerViewWillLayoutSubviews",
        "C.containerViewDidLayoutSubviews", "B.viewIsAppearing(true)",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear(true)",
        "A.viewDidDisappear(true)", "S.viewDidDisappear(true)",
        "C.presentationTransitionDidEnd(true)", "P.animationEnded(true)",
        "along is over, cancelled: false", "presented", "C.containerViewWillLayoutSubviews",
        "C.containerViewDidLayoutSubviews",
      ])
    trio.dismiss()
    stage.settle()
    #expect(
      log.take() == [
        "\(name).forDismissed B", "\(name).interactionForDismissal D",
        "D.transitionDuration", "C.dismissalTransitionWillBegin", "B.viewWillDisappear(true)",
        "A.viewWillAppear(true)",
        "S.viewWillAppear(true)", "D.animateTransition", "along",
        "C.containerViewWillLayoutSubviews", "C.containerViewDidLayoutSubviews",
        "A.viewIsAppearing(true)", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
        "S.viewIsAppearing(true)", "S.viewWillLayoutSubviews", "S.viewDidLayoutSubviews",
        "A.viewDidAppear(true)", "S.viewDidAppear(true)", "B.viewDidDisappear(true)",
        "C.dismissalTransitionDidEnd(true)", "D.animationEnded(true)",
        "along is over, cancelled: false", "dismissed",
      ])
  }

  @Test(
    "T3, T4, 1.2.1, 1.5.5: a presentation controller that keeps the presenter's view",
    arguments: Trio.Delegate.allCases)
  func custom(_ delegate: Trio.Delegate) {
    let trio = Trio(.custom, delegate: delegate)
    let (log, stage, name) = (trio.log, trio.stage, name(delegate))
    trio.present()
    #expect(
      log.take() == [
        "B.loadView", "B.viewDidLoad", "\(name).controllerFor B presenting A source S",
        "\(name).forPresented B presenting A source S", "\(name).interactionForPresentation P",
      ])
    stage.advance(2)
    #expect(
      log.take() == [
        "P.transitionDuration", "C.presentationTransitionWillBegin", "B.viewWillAppear(true)",
        "P.animateTransition", "along", "C.containerViewWillLayoutSubviews",
        "C.containerViewDidLayoutSubviews", "B.viewIsAppearing(true)",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
      ])
    #expect(trio.a.view.superview === stage.rootCard)
    stage.settle()
    #expect(
      log.take() == [
        "B.viewDidAppear(true)", "C.presentationTransitionDidEnd(true)",
        "P.animationEnded(true)", "along is over, cancelled: false", "presented",
      ])
    trio.dismiss()
    #expect(log.take() == ["\(name).forDismissed B", "\(name).interactionForDismissal D"])
    stage.advance(2)
    #expect(
      log.take() == [
        "D.transitionDuration", "C.dismissalTransitionWillBegin", "B.viewWillDisappear(true)",
        "D.animateTransition", "along",
      ])
    stage.settle()
    #expect(
      log.take() == [
        "B.viewDidDisappear(true)", "C.dismissalTransitionDidEnd(true)",
        "D.animationEnded(true)", "along is over, cancelled: false", "dismissed",
      ])
    #expect(stage.window.subviews == [stage.rootCard])
  }

  @Test("T1, 1.3.1: every event of the trace, UIKit's own work among them")
  func events() {
    let pair = Pair()
    let start = pair.stage.trace.count
    pair.present()
    pair.stage.settle()
    let b = "from LoggedController to LoggedController"
    let lines = pair.stage.traceLines(from: start) {
      if case .created = $0 { false } else { true }
    }
    #expect(
      lines == [
        "LoggedController loaded", "UIView before", "UIView before", "present requested \(b)",
        "LoggedController.modalPresentationStyle is fullScreen",
        "LoggedController.transitioningDelegate is LoggedDelegate",
        "LoggedDelegate.animationController(forPresented:presenting:source:) answers "
          + "LoggedAnimator",
        "LoggedDelegate.interactionControllerForPresentation(using:) answers not implemented",
        "present asked \(b)", "UITransitionView added in UIWindow at 1",
        "context, animated true, fullScreen",
        "LoggedAnimator.transitionDuration(using:) answers 0.5",
        "CoveringPresentationController.presentationTransitionWillBegin()",
        "LoggedController.viewWillDisappear(true)", "LoggedController.viewWillAppear(true)",
        "UIView removed in RootCard at 0", "UIView added in UITransitionView at 0",
        "present prepared \(b)", "present running \(b)",
        "LoggedAnimator.animateTransition(using:)", "UIView added in UITransitionView at 1",
        "LoggedController.viewIsAppearing(true)", "LoggedController.viewWillLayoutSubviews",
        "LoggedController.viewDidLayoutSubviews", "animation of position of UIView",
        "UIView shown", "animation ended ranToEnd true", "completion of UIView.animate true",
        "completeTransition(true)", "present finishing \(b)",
        "UIView removed in UITransitionView at 0", "LoggedController.viewDidAppear(true)",
        "LoggedController.viewDidDisappear(true)", "present ended \(b)",
        "CoveringPresentationController.presentationTransitionDidEnd(_:)",
        "LoggedAnimator.animationEnded(_:)", "completion of present",
      ])
  }
}
