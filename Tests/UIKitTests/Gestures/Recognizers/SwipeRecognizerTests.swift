import Testing
import UIKit

@Suite("Swipes") @MainActor struct SwipeRecognizerTests {
  private let stage = TestStage.settled()
  private let targets = GestureLog()
  private let swipe: UISwipeGestureRecognizer

  private init() {
    swipe = targets.watch(UISwipeGestureRecognizer(), "swipe")
    stage.view.addGestureRecognizer(swipe)
    stage.settle()
  }

  private func swipe(_ points: [(Double, Double)], wait: Int = 0) -> [String] {
    stage.drag(Array(points.dropLast()))
    stage.advance(wait)
    stage.touch(.moved, points.last!.0, points.last!.1)
    stage.advance()
    stage.lift(points.last!.0, points.last!.1)
    return targets.take()
  }

  @Test("The defaults")
  func defaults() {
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
  }

  @Test("50 points to the right, recognised while the finger is down")
  func right() {
    stage.drag([(10, 100), (40, 100), (59, 100)])
    #expect(targets.take() == [])
    stage.touch(.moved, 60, 100)
    stage.advance()
    #expect(targets.take() == ["swipe ended"])
    stage.touch(.moved, 90, 100)
    stage.advance()
    stage.lift(90, 100)
    #expect(targets.take() == [])
    #expect(swipe.state == .possible)
  }

  @Test("The other ways, and several at once")
  func directions() {
    swipe.direction = .left
    #expect(swipe([(90, 100), (60, 100), (40, 100)]) == ["swipe ended"])
    #expect(swipe([(10, 100), (60, 100)]) == [])
    swipe.direction = [.up, .down]
    #expect(swipe([(50, 100), (50, 150)]) == ["swipe ended"])
    #expect(swipe([(50, 100), (50, 50)]) == ["swipe ended"])
    #expect(swipe([(10, 100), (90, 100)]) == [])
  }

  @Test("Too far to the side, too short, or too slow is no swipe")
  func failures() {
    #expect(swipe([(10, 100), (40, 130), (65, 151)]) == [])
    #expect(swipe([(10, 100), (65, 149)]) == ["swipe ended"])
    #expect(swipe([(10, 100), (59, 100)]) == [])
    // The limit is half a second, 30 steps, from landing.
    #expect(swipe([(10, 100), (60, 100)], wait: 28) == ["swipe ended"])
    #expect(swipe([(10, 100), (60, 100)], wait: 29) == [])
  }

  @Test("With two fingers both have to go all the way")
  func twoFingers() {
    swipe.numberOfTouchesRequired = 2
    #expect(swipe([(10, 100), (80, 100)]) == [])
    stage.move([[(10, 50), (10, 150)], [(60, 50), (40, 150)], [(60, 50), (60, 150)]])
    #expect(targets.take() == ["swipe ended"])
  }

  @Test("A pan that requires it to fail begins when it is too late for a swipe")
  func panAfterSwipe() {
    let pan = targets.watch(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: swipe)
    stage.view.addGestureRecognizer(pan)
    stage.drag([(10, 100), (30, 100)])
    stage.advance(27)
    #expect(targets.take() == [])
    stage.advance(3)
    #expect(targets.take() == ["pan began"])
    stage.lift(30, 100)
    #expect(targets.take() == ["pan ended"])
    #expect(swipe([(10, 100), (60, 100)]) == ["swipe ended"])
  }

  @Test("10.14: once it is recognised, its time limit is over, however long it waits for another")
  func waits() {
    let pinch = UIPinchGestureRecognizer()
    stage.view.addGestureRecognizer(pinch)
    swipe.require(toFail: pinch)
    stage.drag([(10, 100), (30, 100), (70, 100)])
    stage.advance(40)
    #expect(targets.take() == [])
    // Only now it is sure that no second finger comes.
    stage.lift(70, 100)
    #expect(targets.take() == ["swipe ended"])
  }
}
