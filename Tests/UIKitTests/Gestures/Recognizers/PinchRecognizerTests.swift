import QuartzCore
import Testing
import UIKit

@Suite("10.12: pinches") @MainActor struct PinchRecognizerTests {
  private let stage = TestStage.settled()
  private let targets = GestureLog()
  private let pinch: UIPinchGestureRecognizer

  private init() {
    pinch = targets.watch(UIPinchGestureRecognizer(), "pinch")
    stage.view.addGestureRecognizer(pinch)
    let pinch = pinch
    targets.detail = { _ in "\(pinch.scale) \(pinch.velocity.rounded())" }
    stage.settle()
  }

  @Test("10.12: it begins when the fingers have moved enough, and ends when both are lifted")
  func story() {
    // 40 points apart, then 48, 80, 20.
    stage.move([[(30, 50), (70, 50)], [(26, 50), (74, 50)]])
    #expect(targets.take() == [])
    stage.move([[(10, 50), (90, 50)]], landing: false)
    // From 1 to 2 in two sixtieths of a second.
    #expect(targets.take() == ["pinch began 2.0 30.0"])
    #expect(pinch.location(in: nil) == CGPoint(x: 50, y: 50))
    stage.move([[(40, 50), (60, 50)]], landing: false)
    // From 1 to 0.5 in three.
    #expect(targets.take() == ["pinch changed 0.5 -10.0"])
    stage.lift(60, 50, finger: 1)
    #expect(pinch.state == .changed)
    #expect(pinch.numberOfTouches == 1)
    stage.touch(.moved, 10, 50)
    stage.advance()
    #expect(targets.take() == [])
    #expect(pinch.scale == 0.5)
    stage.lift(10, 50)
    #expect(targets.take() == ["pinch ended 0.5 -10.0"])
    #expect(pinch.state == .possible)
    #expect(pinch.scale == 1)
  }

  @Test("A finger that comes back goes on where the scale was")
  func comesBack() {
    stage.move([[(30, 50), (70, 50)], [(10, 50), (90, 50)]])
    stage.lift(90, 50, finger: 1)
    stage.touch(.began, 30, 50, finger: 1)
    stage.advance()
    #expect(pinch.scale == 2)
    stage.touch(.moved, 50, 50, finger: 1)
    stage.advance()
    #expect(pinch.scale == 4)
  }

  @Test("10.12: the scale can be set, and goes on from there")
  func setScale() {
    stage.move([[(30, 50), (70, 50)], [(10, 50), (90, 50)]])
    pinch.scale = 1
    #expect(pinch.scale == 1)
    // The velocity is that of the scale as it counts now: from 0.5 to 1 in a sixtieth.
    #expect(near(pinch.velocity, 30, 1e-6))
    stage.move([[(30, 50), (70, 50)]], landing: false)
    #expect(pinch.scale == 0.5)
    pinch.scale = .nan
    #expect(pinch.scale == 0.5)
  }

  @Test("One finger pinches nothing; a third makes no difference; two on one spot have a ratio")
  func numbers() {
    stage.drag([(10, 10), (60, 10)])
    stage.lift(60, 10)
    #expect(targets.take() == [])
    stage.move([[(50, 50), (50, 50)], [(30, 50), (70, 50)]])
    #expect(pinch.scale == 40)
    stage.touch(.began, 50, 150, finger: 2)
    stage.touch(.moved, 90, 190, finger: 2)
    stage.advance()
    #expect(pinch.scale == 40)
  }

  @Test("Fingers that move together do not pinch")
  func together() {
    stage.move([[(30, 50), (70, 50)], [(30, 90), (70, 90)], [(35, 190), (75, 190)]])
    #expect(targets.take() == [])
  }
}
