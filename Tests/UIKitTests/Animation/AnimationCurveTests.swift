import Testing
import UIKit

@Suite("7.2.1: the four curves") @MainActor struct AnimationCurveTests {
  private let stage = TestStage.settled()
  private let view: UIView

  private init() {
    view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.settle()
  }

  // Progress at 0.1, 0.25, 0.5, 0.75 and 0.9 of the time, to 5 digits.
  static nonisolated let fractions = [0.1, 0.25, 0.5, 0.75, 0.9]
  static nonisolated let table: [(String, UIView.AnimationOptions, [Double])] = [
    ("ease in, ease out", .curveEaseInOut, [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
    ("ease in", .curveEaseIn, [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
    ("ease out", .curveEaseOut, [0.16057, 0.37814, 0.68464, 0.90654, 0.98297]),
    ("linear", .curveLinear, fractions),
  ]

  @Test("7.2.1: positions on the screen", arguments: table)
  func positions(_ name: String, _ options: UIView.AnimationOptions, _ progress: [Double]) {
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: options) {
        self.view.frame.origin = CGPoint(x: 80, y: 160)
      }
    }
    stage.advance()
    let begin = stage.time
    #expect(stage.shown(view)?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    for (fraction, y) in zip(Self.fractions, progress) {
      let frame = stage.shown(view, at: begin + fraction)?.frame
      #expect(near(frame?.minX, 80 * y, 80 * 5e-6))
      #expect(near(frame?.minY, 160 * y, 160 * 5e-6))
      #expect(near(frame?.width, 10))
    }
    #expect(stage.shown(view, at: begin + 1)?.frame?.origin == CGPoint(x: 80, y: 160))
    #expect(stage.shown(view, at: begin + 2)?.frame?.origin == CGPoint(x: 80, y: 160))
  }

  @Test("7.1.1: the short forms ease in and out, without a delay")
  func defaults() {
    stage.perform { UIView.animate(withDuration: 1) { self.view.frame.origin.x = 80 } }
    stage.advance()
    #expect(near(stage.shown(view, at: stage.time + 0.25)?.frame?.minX, 80 * 0.12916, 80 * 5e-6))
    stage.settle()
    stage.perform {
      UIView.animate(withDuration: 1, animations: { self.view.frame.origin.x = 0 }) { _ in }
    }
    stage.advance()
    #expect(near(stage.shown(view, at: stage.time + 0.25)?.frame?.minX, 80 * 0.87084, 80 * 5e-6))
  }
}
