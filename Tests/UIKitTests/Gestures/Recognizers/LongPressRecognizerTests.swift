import QuartzCore
import Testing
import UIKit

@Suite("Long presses") @MainActor struct LongPressRecognizerTests {
  private let stage = TestStage.settled()
  private let targets = GestureLog()
  private let press: UILongPressGestureRecognizer

  private init() {
    press = targets.watch(UILongPressGestureRecognizer(), "press")
    stage.view.addGestureRecognizer(press)
    let press = press
    targets.detail = { _ in "\(press.location(in: nil).x)" }
    stage.settle()
  }

  @Test("The defaults")
  func defaults() {
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTouchesRequired == 1)
  }

  @Test(
    "It begins after half a second of the stage's clock, goes on with moves, ends with the finger")
  func story() {
    stage.drag([(50, 50)])
    // 30 steps after landing.
    stage.advance(29)
    #expect(targets.take() == [])
    #expect(stage.stage.nextTimerTime != nil)
    stage.advance(1)
    #expect(targets.take() == ["press began 50.0"])
    stage.touch(.moved, 90, 50)
    stage.advance()
    stage.advance(10)
    stage.lift(90, 50)
    #expect(targets.take() == ["press changed 90.0", "press ended 90.0"])
    #expect(press.state == .possible)
    #expect(stage.stage.nextTimerTime == nil)
  }

  @Test("Lifted before, or moved by more than 10 points before, it is none")
  func failures() {
    stage.drag([(50, 50)])
    stage.advance(20)
    stage.lift(50, 50)
    stage.advance(30)
    #expect(targets.take() == [])
    stage.drag([(50, 50), (60, 50)])
    stage.advance(29)
    #expect(targets.take() == ["press began 60.0"])
    stage.lift(60, 50)
    _ = targets.take()
    stage.drag([(50, 50), (61, 50)])
    stage.advance(40)
    #expect(targets.take() == [])
  }

  @Test("A finger that lifts in the very step in which its time has come has pressed long enough")
  func sameStep() {
    stage.drag([(50, 50)])
    stage.advance(29)
    stage.lift(50, 50)
    #expect(targets.take() == ["press began 50.0", "press ended 50.0"])
  }

  @Test("No time at all: it begins when the finger lands")
  func atOnce() {
    press.minimumPressDuration = 0
    stage.drag([(50, 50)])
    #expect(targets.take() == ["press began 50.0"])
  }

  @Test("Two fingers: the time counts from when both are down; a third is one too many")
  func twoFingers() {
    press.numberOfTouchesRequired = 2
    stage.drag([(20, 50)])
    stage.advance(30)
    stage.touch(.began, 80, 50, finger: 1)
    stage.advance()
    stage.advance(29)
    #expect(targets.take() == [])
    stage.advance(1)
    #expect(targets.take() == ["press began 50.0"])
    stage.touch(.ended, 20, 50)
    stage.touch(.ended, 80, 50, finger: 1)
    stage.advance()
    _ = targets.take()
    for finger in 0...2 { stage.touch(.began, 20 + 10 * Double(finger), 50, finger: finger) }
    stage.advance(40)
    #expect(targets.take() == [])
  }

  @Test("Beside a tap: a short touch taps, a long one presses, never both")
  func besideTap() {
    let tap = targets.watch(UITapGestureRecognizer(), "tap")
    stage.view.addGestureRecognizer(tap)
    stage.tap(50, 50)
    #expect(targets.take() == ["tap ended 50.0"])
    stage.drag([(50, 50)])
    stage.advance(40)
    stage.lift(50, 50)
    #expect(targets.take() == ["press began 50.0", "press ended 50.0"])
  }

  @Test("Switched off, or on a view that is gone, its time comes to nothing")
  func stopped() {
    stage.drag([(50, 50)])
    press.isEnabled = false
    #expect(stage.stage.nextTimerTime == nil)
    stage.advance(40)
    #expect(targets.take() == [])
  }
}
