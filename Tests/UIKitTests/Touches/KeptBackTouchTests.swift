import Testing
import UIKit

@Suite("10.10: touches that recognisers keep from their views") @MainActor
struct KeptBackTouchTests {
  /// Does what it is told with its state.
  private final class Judge: UIGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      if state == .began { state = .changed }
    }
  }

  private let stage = TestStage.settled()
  private let log = CallLog()
  private let pad: LoggedTouchView
  private let judge = Judge()

  private init() {
    pad = stage.add(LoggedTouchView("pad", log), TestStage.bounds)
    pad.addGestureRecognizer(judge)
    stage.settle()
  }

  private func decide(_ state: UIGestureRecognizer.State) {
    stage.perform { judge.state = state }
    stage.advance()
  }

  @Test("10.10: the defaults")
  func defaults() {
    #expect(judge.cancelsTouchesInView)
    #expect(!judge.delaysTouchesBegan)
    #expect(judge.delaysTouchesEnded)
  }

  @Test("10.10: delaysTouchesBegan: the view hears of all of it when the recogniser has failed")
  func began() {
    judge.delaysTouchesBegan = true
    stage.drag([(10, 10), (20, 10), (30, 10)])
    #expect(log.take() == [])
    decide(.failed)
    #expect(log.take() == ["pad began (30.0, 10.0)", "pad moved (30.0, 10.0)"])
    stage.lift(30, 10)
    #expect(log.take() == ["pad ended (30.0, 10.0)"])
  }

  @Test("10.10: delaysTouchesBegan: recognised, the view never hears of the touch")
  func beganTaken() {
    judge.delaysTouchesBegan = true
    stage.drag([(10, 10), (20, 10)])
    decide(.began)
    stage.drag([(20, 10)], finger: 3)
    stage.lift(20, 10)
    #expect(log.take() == [])
  }

  @Test("10.10: delaysTouchesBegan and no cancelling: recognised, the view hears of it late")
  func beganShared() {
    judge.delaysTouchesBegan = true
    judge.cancelsTouchesInView = false
    stage.drag([(10, 10), (20, 10)])
    decide(.began)
    #expect(log.take() == ["pad began (20.0, 10.0)", "pad moved (20.0, 10.0)"])
  }

  @Test("10.10: a whole tap within the delay comes as a whole")
  func wholeTap() {
    judge.delaysTouchesBegan = true
    stage.tap(10, 10)
    #expect(log.take() == [])
    decide(.failed)
    #expect(log.take() == ["pad began (10.0, 10.0)", "pad ended (10.0, 10.0)"])
  }

  @Test(
    "10.10: delaysTouchesEnded: the end waits for the recogniser, and is a cancellation if it is recognised"
  )
  func ended() {
    stage.tap(10, 10)
    #expect(log.take() == ["pad began (10.0, 10.0)"])
    decide(.failed)
    #expect(log.take() == ["pad ended (10.0, 10.0)"])
    stage.tap(10, 10)
    _ = log.take()
    decide(.ended)
    #expect(log.take() == ["pad cancelled (10.0, 10.0)"])
    judge.delaysTouchesEnded = false
    stage.tap(10, 10)
    #expect(log.take() == ["pad began (10.0, 10.0)", "pad ended (10.0, 10.0)"])
  }

  @Test("10.10: a touch that the system takes away is cancelled at once")
  func cancelled() {
    stage.drag([(10, 10)])
    stage.touch(.cancelled, 10, 10)
    stage.advance()
    #expect(log.take() == ["pad began (10.0, 10.0)", "pad cancelled (10.0, 10.0)"])
    judge.delaysTouchesBegan = true
    stage.drag([(10, 10)])
    stage.touch(.cancelled, 10, 10)
    stage.advance()
    #expect(log.take() == [])
  }

  @Test("10.10: the first tap of two stays the view's to lose until the second cannot come")
  func doubleTap() {
    pad.removeGestureRecognizer(judge)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    pad.addGestureRecognizer(double)
    stage.tap(10, 10)
    #expect(log.take() == ["pad began (10.0, 10.0)"])
    // 0.35 s after the finger has left, 21 steps.
    stage.advance(20)
    #expect(log.take() == [])
    stage.advance(1)
    #expect(log.take() == ["pad ended (10.0, 10.0)"])
    stage.tap(10, 10)
    stage.tap(10, 10)
    #expect(
      log.take() == [
        "pad began (10.0, 10.0)", "pad began (10.0, 10.0)", "pad cancelled (10.0, 10.0)",
        "pad cancelled (10.0, 10.0)",
      ])
  }
}
