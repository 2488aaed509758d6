import Testing
import UIKit

@Suite("Animating what is animated already") @MainActor struct RetargetingTests {
  private let stage = TestStage.settled()
  private let view: UIView
  private let log = CallLog()

  private init() {
    view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.settle()
  }

  private func animate(
    _ name: String, _ options: UIView.AnimationOptions = .curveLinear, duration: Double = 1,
    _ change: @escaping () -> Void
  ) {
    stage.perform {
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: change
      ) { [log] in log.note("\(name) \($0)") }
    }
    stage.advance()
  }

  private func x(after seconds: Double) -> CGFloat? {
    stage.shown(view, at: stage.time + seconds)?.frame?.minX
  }

  @Test("7.1.4, 7.1.6: turned round half way, it keeps its place and speed; both end in their time")
  func geometry() {
    animate("there", []) { self.view.frame.origin.x = 100 }
    stage.advance(29)
    let before = x(after: 0)!
    let step = 1.0 / 60
    animate("back", []) { self.view.frame.origin.x = 0 }
    // Half way after half the time.
    #expect(near(x(after: 0), 50))
    // With the numbers of 7.2: -100 (1 - 0.87084) + 100 (1 - 0.12916).
    #expect(near(x(after: 0.25), 74.168, 2e-3))
    #expect(near(x(after: 0.5), 50, 1e-9))
    #expect(near(x(after: 0.75), 12.916, 1e-3))
    // The way in the step before the turn is the way in the step after it, but for curvature.
    #expect(near(x(after: step)! - 50, 50 - before, 0.1))
    stage.advance(29)
    #expect(log.take() == [])
    stage.advance()
    #expect(log.take() == ["there true"])
    stage.advance(29)
    #expect(log.take() == [])
    stage.advance()
    #expect(log.take() == ["back true"])
    #expect(x(after: 0) == 0)
  }

  @Test("7.1.4: three on top of each other add up, in linear terms")
  func three() {
    animate("one") { self.view.frame.origin.x = 60 }
    stage.advance(14)
    animate("two") { self.view.frame.origin.x = 20 }
    stage.advance(14)
    animate("three") { self.view.frame.origin.y = 30 }
    // One: -60 · 0.5; two: 40 · 0.75; the model is 20.
    #expect(near(x(after: 0), 20))
    #expect(near(x(after: 0.25), 20 - 15 + 20))
    #expect(near(stage.shown(view, at: stage.time + 0.5)?.frame?.minY, 15))
  }

  @Test("7.1.4: a transform's animations stack too")
  func transforms() {
    animate("grow") { self.view.transform = CGAffineTransform(scaleX: 3, y: 3) }
    stage.advance(29)
    let width = stage.shown(view)?.frame?.width
    animate("shrink") { self.view.transform = .identity }
    let after = stage.shown(view)?.frame?.width
    // One step of linear growth lies between the two.
    #expect(near(after, width! + 20.0 / 60, 1e-6))
    stage.settle()
    #expect(log.take() == ["grow true", "shrink true"])
    #expect(stage.shown(view)?.frame?.width == 10)
  }

  @Test("7.1.5: alpha is replaced and starts from the former model value; the first one gets false")
  func alphaReplaced() {
    animate("out") { self.view.alpha = 0 }
    stage.advance(29)
    animate("in") { self.view.alpha = 0.8 }
    #expect(log.take() == ["out false"])
    #expect(near(stage.shown(view, at: stage.time + 0.25)?.opacity, 0.2))
    stage.settle()
    #expect(log.take() == ["in true"])
  }

  @Test("7.1.5: with beginFromCurrentState it starts from what is shown")
  func fromCurrentState() {
    animate("out") { self.view.alpha = 0 }
    stage.advance(29)
    animate("in", [.curveLinear, .beginFromCurrentState]) { self.view.alpha = 1 }
    // When the block ran, 29 of 60 steps had passed: 31/60 was shown.
    #expect(near(stage.shown(view)?.opacity, 31.0 / 60))
    #expect(near(stage.shown(view, at: stage.time + 0.5)?.opacity, (31.0 / 60 + 1) / 2))
  }

  @Test("7.1.5: a colour is replaced like alpha")
  func colorReplaced() {
    animate("one") { self.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    stage.advance(29)
    animate("two") { self.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    #expect(log.take() == ["one false"])
    let color = stage.shown(view, at: stage.time + 0.5)?.color
    #expect(near(color?.red, 0))
    #expect(near(color?.green, 0.5))
  }

  @Test("7.1.7, 7.1.8: set without animation, or in a block of no duration, it jumps and moves on")
  func setWhileMoving() {
    for duration in [nil, 0.0] as [Double?] {
      view.layer.removeAllAnimations()
      view.frame.origin.x = 0
      stage.settle()
      _ = log.take()
      animate("move") { self.view.frame.origin.x = 40 }
      stage.advance(29)
      if let duration {
        animate("jump", duration: duration) { self.view.frame.origin.x = 60 }
      } else {
        view.frame.origin.x = 60
        stage.advance()
      }
      // 60 with half of -40 still on it.
      #expect(near(x(after: 0), 40))
      stage.settle()
      #expect(log.take().last == "move true")
      #expect(x(after: 0) == 60)
    }
  }

  @Test("7.1.7: removing the layer's animations stops them, and their completions get false")
  func removed() {
    animate("move") { self.view.frame.origin.x = 40 }
    stage.advance(10)
    view.layer.removeAllAnimations()
    stage.advance()
    #expect(log.take() == ["move false"])
    #expect(x(after: 0) == 40)
    #expect(stage.isStill)
  }

  @Test("A second change in the same block starts from the first")
  func twiceInOneBlock() {
    animate("both") {
      self.view.frame.origin.x = 40
      self.view.frame.origin.x = 80
    }
    #expect(x(after: 0) == 0)
    #expect(near(x(after: 0.5), 40))
    stage.settle()
    #expect(log.take() == ["both true"])
  }
}
