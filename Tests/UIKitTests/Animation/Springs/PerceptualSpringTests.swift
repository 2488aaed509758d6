import Foundation
import Testing
import UIKit

@Suite("UIView.animate(springDuration:bounce:)") @MainActor struct PerceptualSpringTests {
  private let stage = TestStage.settled()
  private let log = CallLog()
  private let view: UIView

  private init() {
    view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.settle()
  }

  private func x(after seconds: Double) -> CGFloat? {
    stage.shown(view, at: stage.time + seconds)?.frame?.minX
  }

  /// 7.3.2 for 7.3.15's half a second and bounce of 0.3: k 157.914, c 17.593.
  private func swinging(_ time: Double, velocity: Double = 0) -> Double {
    let (omega, ratio) = (4 * Double.pi, 0.7)
    let damped = omega * (1 - ratio * ratio).squareRoot()
    return 1 - exp(-ratio * omega * time)
      * (cos(damped * time) + (ratio * omega - velocity) / damped * sin(damped * time))
  }

  @Test("7.3.15: above 0 it swings; 7.3.12: the curve does not count", arguments: [0, 2.0])
  func bounces(_ velocity: Double) {
    stage.perform {
      UIView.animate(
        springDuration: 0.5, bounce: 0.3, initialSpringVelocity: velocity, options: .curveLinear
      ) { self.view.frame.origin.x = 80 }
    }
    stage.advance()
    for time in [0.05, 0.1, 0.2, 0.35, 0.5] {
      #expect(near(x(after: time), 80 * swinging(time, velocity: velocity), 1e-6))
    }
    #expect(x(after: 0.35)! > 80)
  }

  @Test("7.3.15: 0 is critical; it ends when one thousandth is left")
  func critical() {
    stage.perform {
      UIView.animate(springDuration: 0.5) {
        self.view.frame.origin.x = 80
      } completion: { [log] in
        log.note("done \($0)")
      }
    }
    stage.advance()
    let omega = 4 * Double.pi
    for time in [0.1, 0.25, 0.5] {
      #expect(near(x(after: time), 80 * (1 - (1 + omega * time) * exp(-omega * time)), 1e-6))
    }
    // 7.3.8a: 9.2334 / ω0 = 0.7348 s, which is step 45 of 60 a second.
    stage.advance(44)
    #expect(log.take() == [])
    stage.advance()
    #expect(log.take() == ["done true"] && x(after: 0) == 80)
  }

  @Test("7.3.15: below 0 it is slower than the critical one, by the two roots of 7.3.4")
  func overdamped() {
    stage.perform {
      UIView.animate(springDuration: 0.5, bounce: -0.3) { self.view.frame.origin.x = 80 }
    }
    stage.advance()
    let (omega, ratio) = (4 * Double.pi, 1 / 0.7)
    let root = omega * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * omega + root, -ratio * omega - root)
    let share = -fast / (slow - fast)
    for time in [0.1, 0.3, 0.6] {
      let left = share * exp(slow * time) + (1 - share) * exp(fast * time)
      #expect(near(x(after: time), 80 * (1 - left), 1e-6))
    }
  }

  @Test("7.3.15: with a bounce of 1 it swings until something ends it")
  func undamped() {
    stage.perform {
      UIView.animate(springDuration: 1, bounce: 1) {
        self.view.frame.origin.x = 80
      } completion: { [log] in
        log.note("done \($0)")
      }
    }
    stage.advance()
    // 1 − cos 2πt.
    #expect(near(x(after: 0.5), 160, 1e-6) && near(x(after: 10), 0, 1e-6))
    view.removeFromSuperview()
    stage.advance()
    #expect(log.take() == ["done false"])
  }

  @Test("7.3.19: from what is shown, also with values that are replaced")
  func fromShown() {
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.alpha = 0 }
    }
    stage.advance(31)
    stage.perform { UIView.animate(springDuration: 0.5) { self.view.alpha = 1 } }
    stage.advance()
    #expect(near(stage.shown(view)?.opacity, 0.5))
  }

  @Test("7.3.21, R76: 100 points a second, 200 from the end, is a velocity of 0.5")
  func handOver() {
    stage.perform {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0.5
      ) { self.view.frame.origin.x = 200 }
    }
    stage.advance()
    let instant = 1e-4
    #expect(near(x(after: instant)! / instant, 100, 5))
  }

  @Test("7.3.15: the default arguments are half a second without a bounce")
  func defaults() {
    stage.perform { UIView.animate { self.view.frame.origin.x = 80 } }
    stage.advance()
    let omega = 4 * Double.pi
    #expect(near(x(after: 0.25), 80 * (1 - (1 + omega * 0.25) * exp(-omega * 0.25)), 1e-6))
  }
}
