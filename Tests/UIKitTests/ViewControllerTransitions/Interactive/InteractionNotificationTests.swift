import QuartzCore
import Testing
import UIKit

@Suite("6.10-6.12, 6.15: what the coordinator knows of an interaction") @MainActor
struct InteractionNotificationTests {
  private func note(_ driven: DrivenTrio) {
    let coordinator = driven.trio.b.transitionCoordinator!
    coordinator.notifyWhenInteractionChanges { [log = driven.log] context in
      log.note("changes: \(context.isInteractive), \(context.isCancelled)")
    }
    coordinator.notifyWhenInteractionEnds { [log = driven.log] context in
      log.note("ends: \(context.isInteractive), \(context.isCancelled)")
    }
  }

  @Test(
    "6.10: once for a plain interactive transition, when the finger lifts",
    arguments: [true, false])
  func once(_ finishes: Bool) {
    let driven = DrivenTrio(.custom)
    driven.beginDismissal()
    note(driven)
    driven.update(0.5)
    _ = driven.log.take()
    if finishes { driven.finish() } else { driven.cancel() }
    #expect(driven.log.take() == ["changes: false, \(!finishes)", "ends: false, \(!finishes)"])
    driven.stage.settle()
    #expect(!driven.log.take().contains { $0.hasPrefix("changes") || $0.hasPrefix("ends") })
  }

  @Test("6.10: at every change of an interruptible one; its end once")
  func interruptible() {
    let driven = DrivenTrio(.custom, isInterruptible: true)
    driven.beginDismissal()
    note(driven)
    driven.update(0.5)
    _ = driven.log.take()
    driven.cancel()
    driven.stage.advance(3)
    driven.pause()
    driven.finish()
    #expect(
      driven.log.take() == [
        "changes: false, true", "ends: false, true", "changes: true, false",
        "changes: false, false",
      ])
    driven.stage.settle()
  }

  @Test("6.10: not in a transition that nobody drives, nor after its end")
  func never() {
    let driven = DrivenTrio(.custom)
    driven.presentByItself()
    driven.trio.answers.interactiveDismissal = nil
    driven.trio.dismiss()
    let coordinator = driven.trio.b.transitionCoordinator
    note(driven)
    driven.stage.settle()
    coordinator?.notifyWhenInteractionChanges { _ in Issue.record("called") }
    coordinator?.notifyWhenInteractionEnds { _ in Issue.record("called") }
    #expect(!driven.log.take().contains { $0.hasPrefix("changes") || $0.hasPrefix("ends") })
  }

  @Test("6.11, 6.12: its members, before, while it is let go of, and when it is over")
  func members() {
    let driven = DrivenTrio(.custom)
    driven.driver.completionSpeed = 0.5
    driven.driver.completionCurve = .easeOut
    driven.beginDismissal()
    let coordinator = driven.trio.b.transitionCoordinator!
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    #expect(!coordinator.isInterruptible)
    #expect(coordinator.percentComplete == 0)
    #expect(coordinator.targetTransform == .identity)
    driven.update(0.25)
    #expect(coordinator.percentComplete == 0.25)
    driven.finish()
    for _ in 0..<2 {
      #expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
      #expect(coordinator.percentComplete == 0.25)
      #expect(coordinator.completionVelocity == 0.5)
      #expect(coordinator.completionCurve == .easeOut)
      driven.stage.settle()
    }
  }

  @Test("6.11: of a controller written by hand, what it says; left out, 1 and ease-in-ease-out")
  func byHand() {
    final class Plain: UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) { context = transitionContext }
    }
    final class Told: UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      var completionSpeed: CGFloat { 3 }
      var completionCurve: UIView.AnimationCurve { .linear }
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) { context = transitionContext }
    }
    let (plain, told) = (Plain(), Told())
    let controllers: [any UIViewControllerInteractiveTransitioning] = [plain, told]
    for (index, controller) in controllers.enumerated() {
      let driven = DrivenTrio(.custom)
      driven.trio.answers.interactiveDismissal = controller
      driven.beginDismissal()
      let coordinator = driven.trio.b.transitionCoordinator!
      let context = index == 0 ? plain.context : told.context
      driven.stage.perform { context?.finishInteractiveTransition() }
      #expect(coordinator.completionVelocity == (index == 0 ? 1 : 3))
      #expect(coordinator.completionCurve == (index == 0 ? .easeInOut : .linear))
      driven.stage.perform { context?.completeTransition(true) }
      driven.stage.settle()
    }
  }

  // MARK: Alongside

  private func alongside(
    _ driven: DrivenTrio, in view: UIView?, _ body: @escaping () -> Void
  ) {
    driven.presentByItself()
    driven.trio.b.hooks["viewWillDisappear"] = { [b = driven.trio.b] in
      b.transitionCoordinator?.animateAlongsideTransition(
        in: view, animation: { _ in body() }, completion: nil)
    }
    driven.trio.dismiss()
    driven.stage.advance(2)
  }

  @Test("6.15: what moves along within the container is scrubbed, and goes back on cancel")
  func scrubbed() {
    let driven = DrivenTrio(.custom)
    let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    beside.backgroundColor = .red
    driven.trio.b.hooks["viewDidLoad"] = { [b = driven.trio.b] in b.view.addSubview(beside) }
    func x(_ seconds: Double = 0) -> Double? {
      driven.stage.shown(beside, at: driven.stage.time + seconds)?.frame.map { Double($0.minX) }
    }
    alongside(driven, in: nil) { beside.frame.origin.x = 80 }
    driven.update(0.5)
    #expect(near(x(), 40))
    driven.update(0.25)
    #expect(near(x(), 20))
    driven.cancel()
    driven.stage.advance()
    #expect(near(x(0.0625), 10, 1e-6))
    #expect(near(x(0.125), 0))
    // The model stays at the end values: whoever moved it puts it back in the completion.
    driven.stage.settle()
    #expect(beside.frame.minX == 80)
  }

  @Test("6.9: a view outside the container plays at once; named, it is driven too")
  func outside() {
    for isNamed in [false, true] {
      let driven = DrivenTrio(.custom)
      let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      beside.backgroundColor = .red
      driven.stage.perform { driven.trio.a.view.addSubview(beside) }
      func x(_ seconds: Double = 0) -> Double? {
        driven.stage.shown(beside, at: driven.stage.time + seconds)?.frame.map { Double($0.minX) }
      }
      alongside(driven, in: isNamed ? driven.trio.a.view : nil) { beside.frame.origin.x = 80 }
      driven.stage.advance(15)
      #expect(near(x(), isNamed ? 0 : 40, 1e-6))
      driven.update(0.5)
      #expect(near(x(), isNamed ? 40 : 80 * 16 / 30, 1e-6))
      driven.stage.advance(60)
      #expect(near(x(), isNamed ? 40 : 80, 1e-6))
      driven.finish()
      driven.stage.advance()
      if isNamed { #expect(near(x(0.125), 60, 1e-6)) }
      driven.stage.settle()
      #expect(near(x(), 80))
      #expect(driven.trio.a.view.layer.speed == 1)
      #expect(driven.trio.a.view.layer.timeOffset == 0)
    }
  }

  @Test("6.9: an ancestor of the container, named, is driven in its stead")
  func window() {
    let driven = DrivenTrio(.custom)
    let window = driven.stage.window
    alongside(driven, in: window) { window.rootViewController?.view.alpha = 0.5 }
    driven.update(0.5)
    #expect(near(driven.y(), 100))
    #expect(near(driven.stage.shown(driven.trio.a.view)?.opacity, 0.75))
    driven.finish()
    driven.stage.settle()
    #expect(window.layer.speed == 1)
    #expect(driven.trio.a.presentedViewController == nil)
    #expect(driven.stage.windowContents == [driven.trio.a.view!])
  }

  @Test("6.15: with an interruptible animator they go with it", arguments: [true, false])
  func withAnimator(_ finishes: Bool) {
    let driven = DrivenTrio(.custom, isInterruptible: true)
    let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    beside.backgroundColor = .red
    driven.stage.perform { driven.trio.a.view.addSubview(beside) }
    func x(_ seconds: Double = 0) -> Double? {
      driven.stage.shown(beside, at: driven.stage.time + seconds)?.frame.map { Double($0.minX) }
    }
    alongside(driven, in: nil) { beside.frame.origin.x = 80 }
    driven.update(0.5)
    #expect(near(x(), 40))
    if finishes { driven.finish() } else { driven.cancel() }
    driven.stage.advance()
    #expect(near(x(0.125), finishes ? 60 : 20, 1e-6))
    driven.stage.settle()
    #expect(near(x(), finishes ? 80 : 0))
  }

  @Test("6.9, 3.3: the card behind a sheet goes with the finger, there and back")
  func sheet() {
    let driven = DrivenTrio(.pageSheet)
    func scale() -> Double? {
      driven.stage.shown(driven.trio.a.view).map { Double($0.transform.a) }
    }
    driven.beginPresentation()
    let right = scale()
    driven.update(0.5)
    // 3.3: from 1 to 0.9165, evenly.
    #expect(near(right, 1) && near(scale(), 0.95825, 1e-6))
    driven.stage.advance(60)
    #expect(near(scale(), 0.95825, 1e-6))
    driven.finish()
    driven.stage.settle()
    #expect(near(scale(), 0.9165))
    driven.trio.dismiss()
    driven.stage.advance(2)
    driven.update(0.4)
    #expect(near(scale(), 0.9165 + 0.4 * 0.0835, 1e-6))
    driven.cancel()
    driven.stage.settle()
    #expect(near(scale(), 0.9165))
  }
}
