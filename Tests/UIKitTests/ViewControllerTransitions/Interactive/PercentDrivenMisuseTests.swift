import Testing
import Trace
import UIKit

@Suite("5: calls out of turn") @MainActor struct PercentDrivenMisuseTests {
  private let driven = DrivenTrio(.custom)

  private func calls() -> [String] {
    driven.stage.traceLines { if case .interactionCall = $0 { true } else { false } }
  }

  @Test(
    "5.14: what was said before the start is carried out at the start", arguments: [true, false])
  func early(_ finishes: Bool) {
    driven.presentByItself()
    driven.trio.dismiss()
    driven.stage.perform {
      driven.driver.update(0.3)
      #expect(driven.driver.percentComplete == 0.3)
      if finishes { driven.driver.finish() } else { driven.driver.cancel() }
    }
    #expect(driven.trio.b.isBeingDismissed)
    driven.stage.advance(2)
    #expect(near(driven.y(), 60))
    // 0.7 or 0.3 of half a second.
    driven.stage.advance(finishes ? 20 : 8)
    #expect(driven.trio.b.isBeingDismissed)
    driven.stage.advance()
    #expect(!driven.trio.b.isBeingDismissed)
    #expect((driven.trio.a.presentedViewController == nil) == finishes)
    #expect(calls() == ["update(_:) remembered", "\(finishes ? "finish" : "cancel")() remembered"])
  }

  @Test("5.9, 5.14: what will not begin in the hand remembers no early words")
  func earlyByItself() {
    driven.presentByItself()
    driven.driver.wantsInteractiveStart = false
    driven.trio.dismiss()
    driven.stage.perform {
      driven.driver.update(0.4)
      driven.driver.finish()
    }
    #expect(driven.driver.percentComplete == 0)
    driven.stage.advance(17)
    // Half of half a second from the second step on.
    #expect(near(driven.y(), 100, 1e-6))
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController == nil)
    #expect(calls() == ["update(_:) ignored", "finish() ignored"])
  }

  @Test("5.14: without a transition a word is lost, and does not reach the next one")
  func nobody() {
    driven.presentByItself()
    driven.stage.perform {
      driven.driver.update(0.7)
      driven.driver.finish()
      driven.driver.cancel()
      driven.driver.pause()
    }
    driven.trio.dismiss()
    driven.stage.advance(20)
    #expect(near(driven.y(), 0))
    #expect(driven.trio.b.isBeingDismissed)
    #expect(driven.driver.percentComplete == 0)
  }

  @Test("O5, R41: a second word of the end, or an update after it, changes nothing")
  func twice() {
    driven.beginDismissal()
    driven.update(0.4)
    driven.cancel()
    driven.stage.advance(6)
    let y = driven.y(after: 0.05)
    driven.stage.perform {
      driven.driver.cancel()
      driven.driver.finish()
      driven.driver.update(0.9)
    }
    #expect(driven.driver.percentComplete == 0.4)
    #expect(driven.y(after: 0.05) == y)
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController === driven.trio.b)
    #expect(driven.trio.b.view.frame == TestStage.bounds)
    #expect(calls() == ["cancel() ignored", "finish() ignored", "update(_:) ignored"])
    let completions = driven.stage.traceLines {
      if case .transitionCompleted = $0 { true } else { false }
    }
    #expect(completions.suffix(1) == ["completeTransition(false)"])
    #expect(completions.count == 2)
    // And when all is over.
    driven.stage.perform {
      driven.driver.finish()
      driven.driver.update(0.1)
      driven.driver.pause()
    }
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController === driven.trio.b)
  }

  @Test("What is no number changes nothing, and is named on the console")
  func notANumber() {
    driven.beginDismissal()
    driven.update(0.4)
    driven.update(.nan)
    #expect(driven.driver.percentComplete == 0.4)
    #expect(near(driven.y(), 80))
    #expect(
      driven.stage.consoleLines == [
        "An interactive transition was updated to a percentage that is not a number."
      ])
  }

  @Test("5.10: pausing what is not interruptible does nothing, and says why")
  func pause() {
    driven.beginDismissal()
    driven.update(0.4)
    driven.finish()
    driven.stage.advance(3)
    driven.pause()
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController == nil)
    #expect(
      driven.stage.consoleLines == [
        "A transition cannot be paused: its animator does not implement "
          + "interruptibleAnimator(using:)."
      ])
  }

  @Test("4.1: the context's methods, called besides, move nothing; the driver still ends it")
  func beside() {
    var context: (any UIViewControllerContextTransitioning)?
    driven.trio.dismisser.animation = {
      context = $0
      slideAndPutBack($0)
    }
    driven.beginDismissal()
    driven.update(0.4)
    driven.stage.perform {
      context?.updateInteractiveTransition(0.8)
      context?.finishInteractiveTransition()
    }
    #expect(driven.driver.percentComplete == 0.4)
    driven.stage.advance(30)
    #expect(near(driven.y(), 80))
    #expect(driven.trio.b.isBeingDismissed)
    driven.finish()
    // What is left of half a second: 0.3 s, 18 steps, not those of the context's 0.8.
    driven.stage.advance(17)
    #expect(driven.trio.b.isBeingDismissed)
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController == nil)
    #expect(
      calls() == [
        "update(_:) beside", "finish() beside",
      ])
  }

  @Test("4.5: completed within an update, it is over; further words change nothing")
  func completedWithin() {
    var context: (any UIViewControllerContextTransitioning)?
    driven.trio.dismisser.animation = {
      context = $0
      _ = Slide($0)
      let view = $0.view(forKey: .from)!
      UIView.animate(withDuration: 0.5) { view.frame.origin.y = 200 }
    }
    driven.beginDismissal()
    driven.stage.perform {
      driven.driver.update(0.5)
      context?.completeTransition(true)
      driven.driver.update(0.6)
      driven.driver.finish()
    }
    #expect(driven.trio.a.presentedViewController == nil)
    driven.stage.settle()
    #expect(driven.log.take().last == "dismissed")
    #expect(driven.stage.stage.context.animations.isEmpty)
  }

  @Test(
    "4.3: never completed, it comes to rest and can still be completed", arguments: [true, false])
  func never(_ finishes: Bool) {
    var context: (any UIViewControllerContextTransitioning)?
    driven.trio.dismisser.animation = {
      context = $0
      let view = $0.view(forKey: .from)!
      UIView.animate(withDuration: 0.5) { view.frame.origin.y = 200 }
    }
    driven.beginDismissal()
    driven.update(0.5)
    if finishes { driven.finish() } else { driven.cancel() }
    driven.stage.settle()
    #expect(driven.stage.isStill)
    #expect(driven.trio.b.isBeingDismissed)
    #expect(driven.container?.layer.speed == 1)
    driven.stage.perform { context?.completeTransition(finishes) }
    driven.stage.settle()
    #expect((driven.trio.a.presentedViewController == nil) == finishes)
  }

  @Test("1.1.9, 1.5.9: presenting and dismissing meanwhile is refused")
  func reentry() {
    driven.beginDismissal()
    driven.update(0.5)
    driven.trio.dismiss()
    driven.stage.perform { driven.trio.a.present(UIViewController(), animated: true) }
    driven.stage.advance(5)
    #expect(driven.stage.consoleLines.count == 2)
    #expect(near(driven.y(), 100))
    driven.finish()
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController == nil)
  }

  @Test("Another root meanwhile: the driver drives nothing any more", arguments: [true, false])
  func anotherRoot(_ isInterruptible: Bool) {
    let driven = DrivenTrio(.custom, isInterruptible: isInterruptible)
    driven.beginDismissal()
    driven.update(0.5)
    let root = UIViewController()
    driven.stage.perform { driven.stage.window.rootViewController = root }
    driven.stage.advance(3)
    driven.stage.perform {
      driven.driver.update(0.7)
      driven.driver.finish()
    }
    driven.stage.settle()
    #expect(driven.stage.windowContents == [root.view!])
    #expect(driven.stage.stage.context.animations.isEmpty)
  }

  @Test(
    "The stage closes meanwhile: whoever keeps the driver keeps nothing", arguments: [true, false])
  func closed(_ isInterruptible: Bool) {
    let driver: UIPercentDrivenInteractiveTransition
    weak var b: UIViewController?
    do {
      let driven = DrivenTrio(.custom, isInterruptible: isInterruptible)
      driven.beginDismissal()
      driven.update(0.5)
      (driver, b) = (driven.driver, driven.trio.b)
    }
    #expect(b == nil)
    driver.update(0.7)
    driver.cancel()
  }

  @Test("5.6: a completion speed that is not above 0 is a programmer's mistake")
  func speed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIPercentDrivenInteractiveTransition().completionSpeed = 0 }
    }
    #expect(
      result.standardErrorText.contains(
        "UIPercentDrivenInteractiveTransition.completionSpeed must be a number above 0, not 0.0"))
  }
}
