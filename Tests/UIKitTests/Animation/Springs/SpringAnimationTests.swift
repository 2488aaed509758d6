import Foundation
import Testing
import UIKit

@Suite("UIView.animate with a spring") @MainActor struct SpringAnimationTests {
  private let stage = TestStage.settled()
  private let view: UIView

  private init() {
    view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.settle()
  }

  private func animate(
    _ duration: TimeInterval = 0.5, damping: CGFloat = 0.5, velocity: CGFloat = 0,
    options: UIView.AnimationOptions = [], _ animations: @escaping () -> Void
  ) {
    stage.perform {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: options, animations: animations)
    }
  }

  /// 7.3.2 with the constants of 7.3.8a for half a second and a ratio of 0.5.
  private func progress(_ time: Double, velocity: Double = 0, frequency: Double? = nil) -> Double {
    let own = log(1000 * 0.5 / 0.75.squareRoot()) / 0.25
    let omega = frequency ?? own
    let damped = omega * 0.75.squareRoot()
    return 1 - exp(-0.5 * omega * time)
      * (cos(damped * time) + (0.5 * omega - velocity) / damped * sin(damped * time))
  }

  private func x(after seconds: Double) -> CGFloat? {
    stage.shown(view, at: stage.time + seconds)?.frame?.minX
  }

  @Test("7.3.7: it overshoots, and is there when the duration is over", arguments: [0, 3])
  func movement(_ curve: UInt) {
    // 7.3.12: the curve in the options does not count.
    animate(options: UIView.AnimationOptions(rawValue: curve << 16)) {
      self.view.frame.origin.x = 60
    }
    stage.advance()
    for time in [0.05, 0.1, 0.15, 0.3, 0.45] {
      #expect(near(x(after: time), 60 * progress(time), 1e-6))
    }
    #expect(x(after: 0.15)! > 60)
    #expect(x(after: 0.5) == 60)
    #expect(view.frame.minX == 60)
  }

  @Test("7.3.1: a velocity towards the end makes it faster at first")
  func velocity() {
    animate(damping: 1, velocity: 10) { self.view.frame.origin.x = 60 }
    stage.advance()
    let first = x(after: 0.01)!
    #expect(first > 5 && first < 6)
  }

  @Test("The completion comes after the duration, and is told that it finished")
  func completion() {
    var finished: Bool?
    stage.perform {
      UIView.animate(
        withDuration: 0.5, delay: 0.25, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
      ) {
        self.view.frame.origin.x = 60
      } completion: {
        finished = $0
      }
    }
    stage.advance(45)
    #expect(finished == nil)
    stage.advance(2)
    #expect(finished == true)
  }

  @Test("7.3.19: it starts from what is seen, also where values are replaced")
  func presentation() {
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.alpha = 0 }
    }
    stage.advance(31)
    #expect(near(stage.shown(view)?.opacity, 0.5, 1e-6))
    animate(damping: 1) { self.view.alpha = 1 }
    stage.advance()
    #expect(near(stage.shown(view)?.opacity, 0.5, 0.02))
    // So do those that are added, all by themselves.
    animate { self.view.frame.origin.x = 60 }
    stage.advance(7)
    let before = x(after: 0)!
    animate { self.view.frame.origin.x = 0 }
    stage.advance()
    let ahead = x(after: 0)!
    #expect(abs(ahead - before) < 15)
  }

  @Test("7.1.12: within another block that one's duration and curve count, unless overridden")
  func nested() {
    func run(_ options: UIView.AnimationOptions) {
      view.layer.removeAllAnimations()
      view.frame.origin.x = 0
      stage.settle()
      stage.perform {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            options: options
          ) { self.view.frame.origin.x = 60 }
        }
      }
      stage.advance()
    }
    run([])
    #expect(near(x(after: 0.25), 15, 1e-6))
    run([.overrideInheritedCurve, .overrideInheritedDuration])
    #expect(near(x(after: 0.1), 60 * progress(0.1), 1e-6))
    // The spring is one for the duration that counts.
    run(.overrideInheritedCurve)
    let slower = log(1000 * 0.5 / 0.75.squareRoot()) / 0.5
    #expect(near(x(after: 0.2), 60 * progress(0.2, frequency: slower), 1e-6))
  }

  @Test("Without a duration nothing moves", arguments: [0, -1])
  func noDuration(_ duration: Double) {
    var isDone = false
    stage.perform {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) {
        self.view.frame.origin.x = 60
      } completion: { _ in
        isDone = true
      }
    }
    stage.advance(2)
    #expect(x(after: 0) == 60)
    #expect(isDone)
  }
}
