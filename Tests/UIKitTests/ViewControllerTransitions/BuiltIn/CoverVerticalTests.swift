import Testing
import Trace
import UIKit

@Suite("3.2: the default transition") @MainActor struct CoverVerticalTests {
  private let pair = Pair(custom: false)

  // 3.1.3: how far the system spring has come.
  private let progress = [
    (0.05, 0.2322), (0.1, 0.5448), (0.2, 0.8793), (0.3, 0.9729), (0.4, 0.9944), (0.5, 0.9989),
  ]

  @Test("3.1.5, 3.2.1, 3.2.2: B slides up from the bottom edge with the system spring; A stays")
  func present() {
    pair.present()
    pair.stage.advance(2)
    let begin = pair.stage.time
    #expect(pair.stage.shown(pair.b.view)?.frame?.minY == 200)
    for (time, progress) in progress {
      let frame = pair.stage.shown(pair.b.view, at: begin + time)?.frame
      #expect(near(frame?.minY, 200 * (1 - progress), 200 * 5e-5))
      #expect(near(frame?.height, 200))
      #expect(near(frame?.minX, 0))
      #expect(pair.stage.shown(pair.a.view, at: begin + time)?.frame == TestStage.bounds)
    }
    // 3.1.2: 0.5058 s are over at the 31st step.
    pair.stage.advance(30)
    #expect(pair.b.isBeingPresented)
    pair.stage.advance()
    #expect(!pair.b.isBeingPresented)
    #expect(pair.stage.shown(pair.b.view)?.frame?.minY == 0)
  }

  @Test("3.2.1: its dismissal slides down in 0.4 s over A, critically damped")
  func dismiss() {
    pair.presentAndSettle()
    pair.dismiss()
    pair.stage.advance(2)
    let begin = pair.stage.time
    let container = pair.b.view.superview!
    #expect(container.subviews == [pair.a.view, pair.b.view])
    #expect(pair.stage.shown(pair.b.view)?.frame?.minY == 0)
    // 1 - (1 + x) / e^x with x = 9.2334 · t / 0.4: at x = 2.30835 and 4.6167.
    for (time, left) in [(0.1, 0.328_94), (0.2, 0.055_53)] {
      let frame = pair.stage.shown(pair.b.view, at: begin + time)?.frame
      #expect(near(frame?.minY, 200 * (1 - left), 200 * 1e-4))
      #expect(pair.stage.shown(pair.a.view, at: begin + time)?.frame == TestStage.bounds)
    }
    pair.stage.advance(23)
    #expect(pair.b.isBeingDismissed)
    pair.stage.advance()
    #expect(!pair.b.isBeingDismissed)
    #expect(pair.stage.windowContents == [pair.a.view!])
  }

  @Test("What the built-in animator does is UIKit's doing, what a custom one does is its own")
  func cause() {
    pair.present()
    pair.stage.settle()
    let custom = Pair()
    custom.present()
    custom.stage.settle()
    func causes(_ pair: Pair) -> [Cause] {
      pair.stage.trace.compactMap { event in
        if case .hierarchy(.added, let view, _, _) = event.event, view == pair.b.view.reference {
          event.cause
        } else {
          nil
        }
      }
    }
    #expect(causes(pair) == [.uikit])
    #expect(
      causes(custom) == [.user(type: "LoggedAnimator", method: "animateTransition(using:)")])
  }

  @Test("With animations switched off both are over at once")
  func animationsDisabled() {
    pair.stage.perform { UIView.setAnimationsEnabled(false) }
    pair.present()
    pair.stage.advance(2)
    #expect(pair.log.take().last == "presented")
    pair.dismiss()
    pair.stage.advance(2)
    #expect(pair.log.take().last == "dismissed")
  }

  @Test("Calls between steps find their stage by the controllers, whichever stage is the newest")
  func otherStageIsNewer() {
    let other = TestStage.settled()
    pair.a.present(pair.b, animated: true)
    pair.stage.settle()
    #expect(pair.b.view.window === pair.stage.window)
    pair.b.dismiss(animated: true)
    pair.stage.settle()
    #expect(pair.stage.windowContents == [pair.a.view!])
    #expect(other.trace.allSatisfy { if case .transition = $0.event { false } else { true } })
  }
}
