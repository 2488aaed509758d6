import Testing
import UIKit

@Suite("10.14: recognisers that wait for each other in a ring") @MainActor struct FailureRingTests {
  private let stage = TestStage.settled()
  private let targets = GestureLog()
  private let pad: LoggedTouchView

  private init() {
    pad = stage.add(LoggedTouchView("pad", targets.log), TestStage.bounds)
    stage.settle()
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String
  ) -> Recognizer {
    targets.watch(recognizer, name)
    stage.perform { pad.addGestureRecognizer(recognizer) }
    return recognizer
  }

  @Test("10.14: two taps that wait for each other both fail; the view keeps its touch")
  func two() {
    let (a, b) = (add(UITapGestureRecognizer(), "a"), add(UITapGestureRecognizer(), "b"))
    a.require(toFail: b)
    b.require(toFail: a)
    for _ in 1...2 {
      stage.tap(50, 50)
      #expect(targets.take() == ["pad began (50.0, 50.0)", "pad ended (50.0, 50.0)"])
      #expect(a.state == .possible && b.state == .possible)
    }
  }

  @Test("10.14: what waits for a member of the ring is recognised when the ring has failed")
  func waitsForTheRing() {
    let (a, b) = (add(UITapGestureRecognizer(), "a"), add(UITapGestureRecognizer(), "b"))
    let c = add(UITapGestureRecognizer(), "c")
    a.require(toFail: b)
    b.require(toFail: a)
    c.require(toFail: a)
    stage.tap(50, 50)
    #expect(targets.take() == ["pad began (50.0, 50.0)", "c ended", "pad cancelled (50.0, 50.0)"])
  }

  @Test("10.14: a ring that waits for one outside is decided by that one")
  func decidedOutside() {
    let (a, b) = (add(UITapGestureRecognizer(), "a"), add(UITapGestureRecognizer(), "b"))
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    a.require(toFail: b)
    b.require(toFail: a)
    b.require(toFail: double)
    stage.tap(50, 50)
    // The double tap may still come, for 0.35 s.
    stage.advance(10)
    #expect(targets.take() == ["pad began (50.0, 50.0)"])
    stage.advance(12)
    #expect(targets.take() == ["pad ended (50.0, 50.0)"])
    #expect(a.state == .possible && b.state == .possible)
    stage.tap(50, 50)
    stage.advance(3)
    stage.tap(50, 50)
    #expect(targets.take().contains("double ended"))
  }

  @Test("10.14: a drag and a long press: the drag makes the press fail, and so the ring is none")
  func brokenByAMove() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let press = add(UILongPressGestureRecognizer(), "press")
    pan.require(toFail: press)
    press.require(toFail: pan)
    stage.drag([(50, 50), (50, 80), (50, 110)])
    stage.lift(50, 110)
    #expect(
      targets.take().filter { $0.hasPrefix("p") && !$0.hasPrefix("pad") } == [
        "pan began", "pan changed", "pan ended",
      ])
    #expect(pan.state == .possible && press.state == .possible)
  }
}
