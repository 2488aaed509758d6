import Testing
import UIKit

@Suite("10.11, 10.14: one tap and two") @MainActor struct DoubleTapTests {
  private let stage = TestStage.settled()
  private let targets = GestureLog()
  private let single: UITapGestureRecognizer
  private let double: UITapGestureRecognizer

  private init() {
    single = targets.watch(UITapGestureRecognizer(), "single")
    double = targets.watch(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    stage.view.addGestureRecognizer(single)
    stage.view.addGestureRecognizer(double)
    stage.settle()
  }

  @Test(
    "10.14: without a requirement the first of two taps is a single one, and both are a double one")
  func both() {
    stage.tap(50, 50)
    #expect(targets.take() == ["single ended"])
    stage.tap(50, 50)
    #expect(targets.take() == ["single ended", "double ended"])
  }

  @Test("10.14: single requires double to fail: 0.35 s after the first tap, or never")
  func required() {
    single.require(toFail: double)
    stage.tap(50, 50)
    #expect(targets.take() == [])
    // 21 steps after the finger has left.
    stage.advance(20)
    #expect(targets.take() == [])
    targets.detail = { "\($0.location(in: nil).x) \($0.numberOfTouches)" }
    stage.advance(1)
    #expect(targets.take() == ["single ended 50.0 0"])
    targets.detail = nil
    stage.tap(50, 50)
    stage.advance(10)
    stage.tap(50, 50)
    #expect(targets.take() == ["double ended"])
    stage.advance(60)
    #expect(targets.take() == [])
    #expect(single.state == .possible)
  }

  @Test("A second tap elsewhere makes the first a single one at once")
  func elsewhere() {
    single.require(toFail: double)
    stage.tap(20, 20)
    stage.touch(.began, 90, 190)
    stage.advance()
    #expect(targets.take() == ["single ended"])
    stage.lift(90, 190)
    stage.settle()
    #expect(double.state == .possible)
  }

  @Test("Three taps beside two: the two wait for the three")
  func three() {
    single.isEnabled = false
    let triple = targets.watch(UITapGestureRecognizer(), "triple")
    triple.numberOfTapsRequired = 3
    stage.view.addGestureRecognizer(triple)
    double.require(toFail: triple)
    stage.tap(50, 50)
    stage.tap(50, 50)
    stage.tap(50, 50)
    #expect(targets.take() == ["triple ended"])
    stage.tap(50, 50)
    stage.tap(50, 50)
    stage.advance(30)
    #expect(targets.take() == ["double ended"])
  }

  @Test("Touches know how many there were in a row about here")
  func tapCount() {
    let log = CallLog()
    let pad = LoggedTouchView("pad", log)
    stage.add(pad, TestStage.bounds)
    stage.settle()
    func count(_ x: Double, _ y: Double) -> Int? {
      stage.tap(x, y)
      return pad.lastTouch?.tapCount
    }
    #expect(count(50, 50) == 1)
    #expect(count(52, 50) == 2)
    #expect(count(52, 50) == 3)
    #expect(count(52, 150) == 1)
    stage.advance(30)
    #expect(count(52, 150) == 1)
  }

  @Test("Touches count from the finger's lifting, as the recogniser does")
  func tapCountAfterAHold() {
    let pad = stage.add(LoggedTouchView("pad", CallLog()), TestStage.bounds)
    pad.addGestureRecognizer(double)
    stage.settle()
    stage.touch(.began, 50, 50)
    // Held for 0.2 s, away for 0.3 s: 0.5 s from landing to landing.
    stage.advance(12)
    stage.lift(50, 50)
    stage.advance(17)
    stage.tap(50, 50)
    #expect(pad.lastTouch?.tapCount == 2)
    #expect(targets.take() == ["single ended", "double ended"])
  }

  @Test("Of two fingers each counts for itself, and a drag is no tap")
  func tapCountOfFingers() {
    let pad = stage.add(LoggedTouchView("pad", CallLog()), TestStage.bounds)
    pad.isMultipleTouchEnabled = true
    stage.settle()
    var counts: [Int] = []
    for _ in 1...2 {
      for finger in [0, 1] { stage.touch(.began, 20 + 60 * Double(finger), 50, finger: finger) }
      stage.advance()
      counts.append(pad.lastTouch?.tapCount ?? 0)
      for finger in [0, 1] { stage.touch(.ended, 20 + 60 * Double(finger), 50, finger: finger) }
      stage.advance()
    }
    #expect(counts == [1, 2])
    stage.advance(30)
    // Two fingers within one place: neither is the other's second tap.
    stage.touch(.began, 50, 50)
    stage.touch(.began, 60, 50, finger: 1)
    stage.advance()
    #expect(pad.lastTouch?.tapCount == 1)
    stage.touch(.ended, 50, 50)
    stage.touch(.ended, 60, 50, finger: 1)
    stage.advance(30)
    stage.drag([(50, 50), (50, 120), (50, 50)])
    stage.lift(50, 120)
    stage.tap(50, 50)
    #expect(pad.lastTouch?.tapCount == 1)
  }
}
