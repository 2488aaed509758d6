import QuartzCore
import Testing
import UIKit

@Suite("5: the percent-driven transition") @MainActor struct PercentDrivenTests {
  private let driven = DrivenTrio(.custom)

  @Test("5.1, 5.2, 1.6.1: the container's time stands at 0 and is moved to p times the duration")
  func scrubs() {
    driven.beginDismissal()
    let layer = driven.container!.layer
    #expect(layer.speed == 0)
    #expect(layer.timeOffset == 0)
    #expect(near(driven.y(), 0))
    for (percent, offset) in [(0.1, 0.05), (0.2, 0.1), (0.4, 0.2), (0.3, 0.15)] {
      driven.update(percent)
      #expect(near(layer.timeOffset, offset))
      #expect(near(driven.driver.percentComplete, percent))
      #expect(near(driven.y(), percent * 200))
      // However long it stays there.
      #expect(near(driven.y(after: 10), percent * 200))
    }
    driven.stage.advance(600)
    #expect(near(driven.y(), 60))
    #expect(driven.stage.isStill)
    #expect(driven.trio.b.isBeingDismissed)
  }

  @Test("5.2: what lies beyond 0…1 is cut", arguments: [(-3.0, 0.0), (1.5, 1.0)])
  func cut(_ told: Double, _ percent: Double) {
    driven.beginDismissal()
    driven.update(told)
    #expect(near(driven.driver.percentComplete, percent))
    #expect(near(driven.y(), percent * 200))
    #expect(near(driven.trio.b.transitionCoordinator?.percentComplete, percent))
  }

  @Test("5.3: the number is one of time: the animator's own curve still bends the way")
  func ownCurve() {
    let driven = DrivenTrio(.custom, options: .curveEaseIn)
    driven.beginDismissal()
    driven.update(0.5)
    // 7.2: ease-in is at 0.3153568 in the middle of its time.
    #expect(near(driven.y(), 200 * 0.315_356_8, 1e-3))
  }

  @Test("5.4: its duration is the animator's, from the start on")
  func duration() {
    #expect(driven.driver.duration == 0)
    driven.beginDismissal()
    #expect(driven.driver.duration == 0.5)
  }

  @Test("5.5, 5.16: finished, what is left takes (1 − p) of the duration; then the completion")
  func finish() {
    driven.beginDismissal()
    driven.update(0.4)
    driven.finish()
    driven.stage.advance()
    #expect(near(driven.y(), 80))
    // 5.7: ease-in-out over 0.3 s, half of it in the middle.
    #expect(near(driven.y(after: 0.15), 140, 1e-6))
    #expect(near(driven.y(after: 0.3), 200))
    driven.stage.advance(17)
    #expect(driven.trio.b.isBeingDismissed)
    driven.stage.advance()
    #expect(!driven.trio.b.isBeingDismissed)
    #expect(driven.log.take().last == "dismissed")
    #expect(driven.stage.windowContents == [driven.trio.a.view!])
  }

  @Test("5.5, 5.23: cancelled, it goes back in p of the duration")
  func cancel() {
    driven.beginDismissal()
    driven.update(0.4)
    driven.cancel()
    driven.stage.advance()
    #expect(near(driven.y(), 80))
    #expect(near(driven.y(after: 0.1), 40, 1e-6))
    #expect(near(driven.y(after: 0.2), 0))
    driven.stage.advance(11)
    #expect(driven.trio.b.isBeingDismissed)
    driven.stage.advance()
    #expect(!driven.trio.b.isBeingDismissed)
    #expect(driven.trio.a.presentedViewController === driven.trio.b)
    #expect(near(driven.y(), 0))
  }

  @Test("5.6: a completion speed of 2 takes half of the time", arguments: [true, false])
  func speed(_ finishes: Bool) {
    driven.driver.completionSpeed = 2
    driven.beginDismissal()
    driven.update(0.6)
    if finishes { driven.finish() } else { driven.cancel() }
    driven.stage.advance()
    // 0.4 of 0.5 s, or 0.6 of it, in half of the time: 6 or 9 steps.
    driven.stage.advance(finishes ? 5 : 8)
    #expect(driven.trio.b.isBeingDismissed)
    driven.stage.advance()
    #expect(!driven.trio.b.isBeingDismissed)
  }

  @Test(
    "5.7: the completion's curve bends what is left, and that alone",
    arguments: [UIView.AnimationCurve.linear, .easeIn, .easeOut, .easeInOut])
  func curve(_ curve: UIView.AnimationCurve) {
    driven.driver.completionCurve = curve
    driven.beginDismissal()
    driven.update(0.5)
    driven.finish()
    driven.stage.advance()
    // 7.2 in the middle of the time.
    let middle: Double =
      switch curve {
      case .linear, .easeInOut: 0.5
      case .easeIn: 0.315_356_8
      case .easeOut: 0.684_643_2
      }
    #expect(near(driven.y(after: 0.125), 100 + 100 * middle, 1e-3))
  }

  @Test("5.15, R34: finished at 1, R49: cancelled at 0: it ends, and not within the call")
  func ends() {
    for percent in [1.0, 0.0] {
      let driven = DrivenTrio(.custom)
      driven.beginDismissal()
      driven.update(percent)
      driven.stage.advance(60)
      driven.stage.perform {
        if percent == 1 { driven.driver.finish() } else { driven.driver.cancel() }
        #expect(driven.trio.b.isBeingDismissed)
      }
      driven.stage.advance()
      #expect(!driven.trio.b.isBeingDismissed)
      #expect((driven.trio.a.presentedViewController == nil) == (percent == 1))
    }
  }

  @Test("At 1 nothing has ended: it can go back")
  func backFromOne() {
    driven.beginDismissal()
    driven.update(1)
    #expect(near(driven.y(), 200))
    driven.stage.advance(120)
    driven.update(0.5)
    #expect(near(driven.y(), 100))
    driven.cancel()
    driven.stage.settle()
    #expect(near(driven.y(), 0))
    #expect(driven.trio.a.presentedViewController === driven.trio.b)
  }

  @Test(
    "5.17, 5.18: on the way back the model keeps the end values until the animator restores them")
  func model() {
    var seen: [CGFloat] = []
    let trio = driven.trio
    trio.dismisser.animation = { context in
      let view = context.view(forKey: .from)!
      UIView.animate(withDuration: 0.5) {
        view.frame.origin.y = 200
      } completion: { _ in
        seen.append(view.frame.minY)
        #expect(context.transitionWasCancelled)
        view.frame.origin.y = 0
        context.completeTransition(false)
      }
    }
    driven.beginDismissal()
    driven.update(0.3)
    #expect(trio.b.view.frame.minY == 200)
    driven.cancel()
    driven.stage.settle()
    #expect(seen == [200])
  }

  @Test("5.20, R42: no picture of a cancelled transition shows its end")
  func noFlash() {
    driven.beginDismissal()
    driven.update(0.4)
    driven.stage.advance(60)
    driven.cancel()
    var last = 200.0
    for _ in 0..<30 {
      driven.stage.advance()
      for part in 0..<4 {
        let y = driven.y(after: Double(part) / 240) ?? .nan
        #expect(y <= last + 1e-9)
        last = y
      }
    }
    #expect(last == 0)
  }

  @Test("5.21: in the end the container's time is its superlayer's", arguments: [true, false])
  func released(_ finishes: Bool) {
    driven.beginDismissal()
    let layer = driven.container!.layer
    driven.update(0.5)
    if finishes { driven.finish() } else { driven.cancel() }
    driven.stage.settle()
    #expect(layer.speed == 1)
    #expect(layer.timeOffset == 0)
    #expect(layer.beginTime == 0)
    if finishes { return }
    // So that what is animated in it later is seen to move.
    driven.stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        driven.trio.b.view.frame.origin.y = 60
      }
    }
    driven.stage.advance()
    #expect(near(driven.y(after: 0.5), 30))
  }

  @Test("1.6.2, R46: without a hand it stands at 0 for ever")
  func stale() {
    driven.beginDismissal()
    driven.stage.advance(600)
    #expect(near(driven.y(), 0))
    #expect(driven.trio.b.isBeingDismissed)
    #expect(driven.trio.b.transitionCoordinator?.isInteractive == true)
  }

  @Test("5.5: a presentation too", arguments: [true, false])
  func presentation(_ finishes: Bool) {
    let before = driven.stage.picture
    driven.beginPresentation()
    driven.update(0.5)
    #expect(near(driven.y(), 100))
    if finishes { driven.finish() } else { driven.cancel() }
    driven.stage.settle()
    #expect((driven.trio.a.presentedViewController == nil) == !finishes)
    #expect(driven.log.take().last == "presented")
    if finishes {
      #expect(near(driven.y(), 0))
    } else {
      #expect(driven.trio.b.view.window == nil)
      #expect(driven.stage.picture == before)
    }
  }

  @Test("A driver drives one transition after another")
  func again() {
    driven.beginPresentation()
    driven.update(0.5)
    driven.finish()
    driven.stage.settle()
    for finishes in [false, true] {
      driven.trio.dismiss()
      driven.stage.advance(2)
      #expect(driven.driver.percentComplete == 0)
      driven.update(0.25)
      #expect(near(driven.y(), 50))
      if finishes { driven.finish() } else { driven.cancel() }
      driven.stage.settle()
      #expect((driven.trio.a.presentedViewController == nil) == finishes)
    }
  }
}
