import QuartzCore
import Testing
import UIKit

@Suite("Rotations") @MainActor struct RotationRecognizerTests {
  private let stage = TestStage.settled()
  private let targets = GestureLog()
  private let rotation: UIRotationGestureRecognizer

  private init() {
    rotation = targets.watch(UIRotationGestureRecognizer(), "rotation")
    stage.view.addGestureRecognizer(rotation)
    stage.settle()
  }

  /// Two fingers, each 40 points from the middle of (50, 100), at each of these angles in degrees.
  private func turn(_ degrees: [Double], landing: Bool = true) {
    stage.move(
      degrees.map { degrees in
        let (x, y) = (40 * cos(degrees * .pi / 180), 40 * sin(degrees * .pi / 180))
        return [(50 + x, 100 + y), (50 - x, 100 - y)]
      }, landing: landing)
  }

  @Test("It begins after 10 points around the middle, clockwise above 0, and counts from the start")
  func story() {
    // 10 points on a circle of 40 are a quarter: 14.3 degrees.
    turn([0, 14])
    #expect(targets.take() == [])
    turn([15], landing: false)
    #expect(targets.take() == ["rotation began"])
    #expect(near(rotation.rotation, 15 * .pi / 180, 1e-9))
    // 15 degrees in two sixtieths of a second.
    #expect(near(rotation.velocity, 15 * .pi / 180 * 30, 1e-9))
    turn([-30], landing: false)
    #expect(near(rotation.rotation, -30 * .pi / 180, 1e-9))
    stage.touch(.ended, 0, 0, finger: 0)
    stage.touch(.ended, 0, 0, finger: 1)
    stage.advance()
    #expect(targets.take() == ["rotation changed", "rotation ended"])
    #expect(rotation.rotation == 0)
  }

  @Test("Full turns add up, over the place where the angle starts anew")
  func fullTurns() {
    turn(Array(stride(from: 0.0, through: 720, by: 60)))
    #expect(near(rotation.rotation, 4 * .pi, 1e-9))
    rotation.rotation = 0.5
    turn([730], landing: false)
    #expect(near(rotation.rotation, 0.5 + 10 * .pi / 180, 1e-9))
    rotation.rotation = .infinity
    #expect(near(rotation.rotation, 0.5 + 10 * .pi / 180, 1e-9))
  }

  @Test("Fingers that move apart do not rotate")
  func apart() {
    stage.move([[(40, 100), (60, 100)], [(10, 100), (90, 100)]])
    #expect(targets.take() == [])
  }
}
