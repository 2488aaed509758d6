import Testing
import Trace
import UIKit

@Suite("The canonical traces") @MainActor struct CanonicalTraceTests {
  @Test("T1: a full-screen presentation with a custom animator")
  func present() {
    let pair = Pair()
    let (log, stage) = (pair.log, pair.stage)
    pair.present()
    #expect(
      log.take() == [
        "B.loadView", "B.viewDidLoad", "delegate.forPresented B presenting A source A",
      ])
    #expect(pair.a.presentedViewController === pair.b)
    #expect(pair.b.presentingViewController === pair.a)
    #expect(pair.b.isBeingPresented)
    #expect(!pair.b.isBeingDismissed)
    stage.advance()
    #expect(log.take() == [])
    stage.advance()
    #expect(
      log.take() == [
        "P.transitionDuration", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "P.animateTransition", "B.viewIsAppearing(true)", "B.viewWillLayoutSubviews",
        "B.viewDidLayoutSubviews",
      ])
    stage.advance(29)
    #expect(log.take() == [])
    #expect(pair.b.isBeingPresented)
    stage.advance()
    #expect(
      log.take() == [
        "B.viewDidAppear(true)", "A.viewDidDisappear(true)", "P.animationEnded(true)",
        "presented",
      ])
    #expect(!pair.b.isBeingPresented)
    #expect(pair.a.view.window == nil)
    #expect(pair.b.view.window === stage.window)
    stage.settle()
    #expect(log.take() == [])
  }

  @Test("T2, 1.5.7: its dismissal; the completion comes last")
  func dismiss() {
    let pair = Pair()
    let (log, stage) = (pair.log, pair.stage)
    pair.presentAndSettle()
    pair.dismiss()
    #expect(log.take() == ["delegate.forDismissed B"])
    #expect(pair.b.isBeingDismissed)
    #expect(!pair.b.isBeingPresented)
    #expect(pair.a.presentedViewController === pair.b)
    stage.advance()
    #expect(log.take() == [])
    stage.advance()
    #expect(
      log.take() == [
        "D.transitionDuration", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "D.animateTransition", "A.viewIsAppearing(true)", "A.viewWillLayoutSubviews",
        "A.viewDidLayoutSubviews",
      ])
    stage.advance(29)
    #expect(log.take() == [])
    stage.advance()
    #expect(
      log.take() == [
        "A.viewDidAppear(true)", "B.viewDidDisappear(true)", "D.animationEnded(true)",
        "dismissed",
      ])
    #expect(pair.a.presentedViewController == nil)
    #expect(pair.b.presentingViewController == nil)
    #expect(!pair.b.isBeingDismissed)
    #expect(pair.b.view.window == nil)
    #expect(pair.a.view.superview === stage.rootCard)
    stage.settle()
    #expect(log.take() == [])
  }

  @Test("1.4: the same callbacks with the built-in transition", arguments: [true, false])
  func builtIn(_ animated: Bool) {
    let pair = Pair(custom: false)
    pair.present(animated: animated)
    pair.stage.settle()
    #expect(
      pair.log.take() == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(\(animated))",
        "B.viewWillAppear(\(animated))", "B.viewIsAppearing(\(animated))",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear(\(animated))",
        "A.viewDidDisappear(\(animated))", "presented",
      ])
    pair.dismiss(animated: animated)
    pair.stage.settle()
    #expect(
      pair.log.take() == [
        "B.viewWillDisappear(\(animated))", "A.viewWillAppear(\(animated))",
        "A.viewIsAppearing(\(animated))", "A.viewWillLayoutSubviews",
        "A.viewDidLayoutSubviews", "A.viewDidAppear(\(animated))",
        "B.viewDidDisappear(\(animated))", "dismissed",
      ])
  }

  @Test("1.1.12: nothing of it runs with the caller of present on the stack")
  func deferred() {
    for animated in [true, false] {
      let pair = Pair()
      pair.present(animated: animated)
      _ = pair.log.take()
      #expect(pair.b.view.window == nil)
      #expect(pair.stage.windowContents == [pair.a.view])
    }
  }

  @Test("A present in a step's event handling starts moving in the next step")
  func fromTouch() {
    let pair = Pair()
    let button = pair.stage.add(UIButton(), CGRect(x: 0, y: 0, width: 50, height: 50))
    button.addAction(
      UIAction { [a = pair.a, b = pair.b] _ in a.present(b, animated: true) }, for: .touchDown)
    pair.stage.touch(.began, 5, 5)
    pair.stage.advance()
    #expect(pair.log.take().contains("delegate.forPresented B presenting A source A"))
    pair.stage.advance()
    #expect(pair.log.take().contains("P.animateTransition"))
  }

  @Test("The states of a transition, in the trace")
  func states() {
    let pair = Pair()
    pair.present()
    pair.stage.settle()
    let lines = pair.stage.traceLines {
      switch $0 {
      case .transition, .contextMade, .transitionCompleted, .completion: true
      default: false
      }
    }
    let from = "from LoggedController to LoggedController"
    #expect(
      lines == [
        "present requested \(from)", "present asked \(from)",
        "context, animated true, fullScreen", "present prepared \(from)",
        "present running \(from)",
        "completion of UIView.animate true",
        "completeTransition(true)", "present finishing \(from)", "present ended \(from)",
        "completion of present",
      ])
  }
}
