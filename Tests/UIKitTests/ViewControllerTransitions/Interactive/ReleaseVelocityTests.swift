import CoreGraphics
import Testing
import Trace
import UIKit

/// The step that one sees when a finger lifts is the difference between two numbers of the trace.
@Suite("What the trace says of velocities at the release") @MainActor struct ReleaseVelocityTests {
  /// The last release, which the next step's trace has.
  private func motion(_ driven: DrivenTrio) -> (motion: InteractionMotion, curve: String)? {
    driven.stage.advance()
    for event in driven.stage.trace.reversed() {
      if case .interaction(_, _, _, _, let curve?, let motion?) = event.event {
        return (motion, curve)
      }
    }
    return nil
  }

  /// Moved by a tenth each sixtieth of a second: 6 ways a second.
  private func moved(_ driven: DrivenTrio) -> DrivenTrio {
    driven.beginDismissal()
    for percent in [0.1, 0.2, 0.3, 0.4] { driven.update(percent) }
    return driven
  }

  @Test(
    "5.5: the rest by a curve begins with the curve's slope",
    arguments: [
      // 0.6 of the way in 0.6 * 0.5 s.
      (UIView.AnimationCurve.linear, 1.0, true, 2.0),
      (.linear, 3, true, 6), (.linear, 1, false, -2),
      // The tangent at the start goes through (0.58, 1).
      (.easeOut, 1, true, 2 / 0.58), (.easeOut, 2, false, -4 / 0.58),
      // Those through (0.42, 0) are level.
      (.easeInOut, 1, true, 0), (.easeIn, 5, false, 0),
    ])
  func curves(
    _ curve: UIView.AnimationCurve, _ speed: Double, _ finishes: Bool, _ expected: Double
  ) {
    let driven = moved(DrivenTrio(.custom))
    driven.driver.completionCurve = curve
    driven.driver.completionSpeed = speed
    if finishes { driven.finish() } else { driven.cancel() }
    let motion = motion(driven)?.motion
    #expect(motion?.velocity == nil)
    #expect(near(motion?.percentVelocity, 6))
    #expect(near(motion?.restVelocity, expected))
    driven.stage.settle()
  }

  @Test("A hand that has rested for more than a tenth of a second had no velocity")
  func rested() {
    let driven = moved(DrivenTrio(.custom))
    driven.stage.advance(5)
    driven.finish()
    // Six sixtieths since the last move.
    #expect(near(motion(driven)?.motion.percentVelocity, 6))
    driven.stage.settle()
    let other = moved(DrivenTrio(.custom))
    other.stage.advance(6)
    other.finish()
    #expect(motion(other)?.motion.percentVelocity == 0)
    other.stage.settle()
  }

  @Test("Only the last three moves count")
  func recent() {
    let driven = moved(DrivenTrio(.custom))
    // 0.1 back in three sixtieths.
    for percent in [0.38, 0.35, 0.3] { driven.update(percent) }
    driven.finish()
    #expect(near(motion(driven)?.motion.percentVelocity, -2))
    driven.stage.settle()
  }

  @Test("7.6.6: an interruptible animator goes on evenly", arguments: [true, false])
  func interruptible(_ finishes: Bool) {
    let driven = moved(DrivenTrio(.custom, isInterruptible: true))
    if finishes { driven.finish() } else { driven.cancel() }
    let found = motion(driven)
    #expect(near(found?.motion.percentVelocity, 6))
    #expect(near(found?.motion.restVelocity, finishes ? 2 : -2))
    driven.stage.settle()
  }

  @Test(
    "7.3.1: a spring begins with its initial velocity, in what is left of the way",
    arguments: [(true, 0.6), (false, -0.4)])
  func spring(_ finishes: Bool, _ left: Double) {
    let driven = moved(DrivenTrio(.custom, isInterruptible: true))
    driven.driver.timingCurve = UISpringTimingParameters(
      mass: 1, stiffness: 260, damping: 29, initialVelocity: CGVector(dx: 10, dy: 10))
    if finishes { driven.finish() } else { driven.cancel() }
    let found = motion(driven)
    #expect(near(found?.motion.percentVelocity, 6))
    // Ten times what is left, a second: for 6 / 0.6 the step is 0.
    #expect(near(found?.motion.restVelocity, 10 * left))
    #expect(
      found?.curve
        == "spring(mass: 1.0, stiffness: 260.0, damping: 29.0, initialVelocity: 10.0)")
    driven.stage.settle()
  }

  @Test("5.15: where nothing is left there is no velocity of it")
  func nothingLeft() {
    let driven = DrivenTrio(.custom)
    driven.beginDismissal()
    driven.update(1)
    driven.finish()
    #expect(motion(driven)?.motion.restVelocity == nil)
    driven.stage.settle()
  }

  @Test("10.11: the finger's own, in points a second, of the gesture that lets go of it")
  func finger() {
    let driven = DrivenTrio(.custom)
    driven.presentByItself()
    let targets = GestureLog()
    targets.hook = { [driver = driven.driver, trio = driven.trio] recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      switch pan.state {
      case .began: trio.b.dismiss(animated: true)
      case .changed: driver.update(pan.translation(in: nil).y / 200)
      default: driver.finish()
      }
    }
    let pan = targets.watch(UIPanGestureRecognizer(), "pan")
    driven.stage.perform { driven.trio.b.view.addGestureRecognizer(pan) }
    // 12 points a sixtieth are 720 a second, of 200: 3.6 ways.
    driven.stage.drag((0..<8).map { (50, 10 + 12 * Double($0)) })
    driven.stage.lift(50, 10 + 12 * 7)
    let found = motion(driven)?.motion
    #expect(near(found?.velocity?.first, 0))
    #expect(near(found?.velocity?.last, 720, 1e-6))
    #expect(near(found?.percentVelocity, 3.6))
    driven.stage.settle()
  }

  @Test("5.14: a flick that is over before the transition begins keeps its velocity")
  func flick() {
    let driven = DrivenTrio(.custom)
    driven.presentByItself()
    let targets = GestureLog()
    targets.hook = { [driver = driven.driver, trio = driven.trio] recognizer in
      if recognizer.state == .began { trio.b.dismiss(animated: true) }
      if recognizer.state == .ended { driver.finish() }
    }
    let pan = targets.watch(UIPanGestureRecognizer(), "pan")
    driven.stage.perform { driven.trio.b.view.addGestureRecognizer(pan) }
    driven.stage.touch(.began, 50, 10)
    driven.stage.advance()
    driven.stage.touch(.moved, 50, 40)
    driven.stage.touch(.ended, 50, 40)
    driven.stage.advance()
    driven.stage.settle()
    #expect(near(motion(driven)?.motion.velocity?.last, 1800, 1e-6))
  }

  @Test("An animation says how fast it begins, and whether it is in somebody's hand")
  func animations() {
    let stage = TestStage.settled()
    let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    func last() -> AnimationDescription? {
      for event in stage.trace.reversed() {
        if case .animationAdded(let description) = event.event { return description }
      }
      return nil
    }
    stage.perform {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 3
      ) {
        view.center = CGPoint(x: 25, y: 45)
      }
    }
    stage.advance()
    // 3 times the way of (20, 40) in a second.
    #expect(near(last()?.velocity?.first, 60))
    #expect(near(last()?.velocity?.last, 120))
    #expect(last()?.isDriven == nil)
    stage.settle()
    stage.perform {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(translationX: 0, y: 40)
      }
    }
    stage.advance()
    #expect(last()?.velocity == [0, 80])
    stage.settle()
    stage.perform { UIView.animate(withDuration: 0.5) { view.center.x += 10 } }
    stage.advance()
    #expect(last()?.velocity == nil)
    stage.settle()

    let driven = DrivenTrio(.custom)
    driven.beginDismissal()
    let added = driven.stage.trace.compactMap {
      if case .animationAdded(let description) = $0.event { description } else { nil }
    }
    #expect(added.last?.isDriven == true)
    #expect(added.last?.velocity == nil)
    driven.cancel()
    driven.stage.settle()
  }
}
