import QuartzCore
import Testing
import UIKit

@Suite("10.14: pinch, rotation and pan in two hands") @MainActor struct TwoFingerGestureTests {
  private final class Together: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  private let stage = TestStage.settled()
  private let targets = GestureLog()
  private let delegate = Together()

  private init() {
    stage.view.addGestureRecognizer(targets.watch(UIPinchGestureRecognizer(), "pinch"))
    stage.view.addGestureRecognizer(targets.watch(UIRotationGestureRecognizer(), "rotation"))
    stage.view.addGestureRecognizer(targets.watch(UIPanGestureRecognizer(), "pan"))
    stage.settle()
  }

  /// Apart, around and down at once.
  private func move() {
    stage.move([[(40, 100), (60, 100)], [(20, 80), (80, 160)], [(10, 90), (90, 190)]])
    stage.touch(.ended, 10, 90, finger: 0)
    stage.touch(.ended, 90, 190, finger: 1)
    stage.advance()
  }

  @Test("Only one of them is recognised unless a delegate lets them run together")
  func alone() {
    move()
    #expect(targets.take() == ["pinch began", "pinch changed", "pinch ended"])
  }

  @Test("With a delegate that agrees, all three are")
  func together() {
    for recognizer in stage.view.gestureRecognizers ?? [] { recognizer.delegate = delegate }
    move()
    #expect(
      targets.take() == [
        "pinch began", "rotation began", "pan began", "pinch changed", "rotation changed",
        "pan changed", "pinch ended", "rotation ended", "pan ended",
      ])
  }
}
