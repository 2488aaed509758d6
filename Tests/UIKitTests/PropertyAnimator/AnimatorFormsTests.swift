import Testing
import Trace

@testable import UIKit

@Suite("Every way to make a property animator, and what it is then") @MainActor
struct AnimatorFormsTests {
  private let scene = AnimatorScene()

  /// Curve, begin after now, and duration, as the trace has them.
  private func started(_ animator: UIViewPropertyAnimator) -> [String] {
    let from = scene.stage.trace.count
    scene.then { animator.startAnimation() }
    defer {
      scene.stage.perform { animator.stopAnimation(true) }
      scene.stage.settle()
    }
    return added(from: from)
  }

  private func added(from: Int) -> [String] {
    let now = scene.stage.time
    return scene.stage.trace[from...].compactMap { event in
      guard case .animationAdded(let d) = event.event else { return nil }
      let begin = ((d.begin - now) * 1e6).rounded() / 1e6
      return "\(d.keyPath) \(d.curve) after \(begin) for \(d.duration)"
    }
  }

  private func fade() { scene.view.alpha = scene.view.alpha == 0.25 ? 0.75 : 0.25 }

  static nonisolated let curves: [(UIView.AnimationCurve, String, [CGFloat])] = [
    (.easeInOut, "cubicBezier(0.42, 0.0, 0.58, 1.0)", [0.42, 0, 0.58, 1]),
    (.easeIn, "cubicBezier(0.42, 0.0, 1.0, 1.0)", [0.42, 0, 1, 1]),
    (.easeOut, "cubicBezier(0.0, 0.0, 0.58, 1.0)", [0, 0, 0.58, 1]),
    (.linear, "linear", [0, 0, 1, 1]),
  ]

  private func points(_ parameters: UICubicTimingParameters) -> [CGFloat] {
    let (one, two) = (parameters.controlPoint1, parameters.controlPoint2)
    return [one.x, one.y, two.x, two.y]
  }

  @Test("7.2.1, 7.2.2, 7.6.1: by a curve, with its block or without", arguments: curves)
  func curve(_ curve: UIView.AnimationCurve, _ words: String, _ expected: [CGFloat]) throws {
    let with = UIViewPropertyAnimator(duration: 0.75, curve: curve) { self.fade() }
    #expect(started(with) == ["opacity \(words) after 0.0 for 0.75"])
    let without = UIViewPropertyAnimator(duration: 0.75, curve: curve)
    #expect(started(without) == [])
    let cubic = try #require(without.timingParameters?.cubicTimingParameters)
    #expect(cubic.animationCurve == curve && points(cubic) == expected)
    #expect(cubic.timingCurveType == .builtin && cubic.springTimingParameters == nil)
    #expect(cubic.cubicTimingParameters === cubic)
  }

  @Test("7.2.2: by control points, with its block or without")
  func controlPoints() throws {
    func make(_ animations: (() -> Void)? = nil) -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(
        duration: 0.75, controlPoint1: CGPoint(x: 0.1, y: 0.2),
        controlPoint2: CGPoint(x: 0.3, y: 0.4), animations: animations)
    }
    #expect(
      started(make { self.fade() }) == [
        "opacity cubicBezier(0.1, 0.2, 0.3, 0.4) after 0.0 for 0.75"
      ]
    )
    #expect(started(make()) == [])
    let cubic = try #require(make().timingParameters?.cubicTimingParameters)
    #expect(points(cubic) == [0.1, 0.2, 0.3, 0.4] && cubic.timingCurveType == .cubic)
    #expect(cubic.animationCurve == .easeInOut)
  }

  @Test("7.3.7: by a damping ratio, with its block or without")
  func dampingRatio() throws {
    func make(_ animations: (() -> Void)? = nil) -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8, animations: animations)
    }
    let lines = started(make { self.fade() })
    #expect(lines.count == 1 && started(make()) == [])
    // 7.3.9: k 323.589, c 28.782.
    #expect(lines[0].hasPrefix("opacity spring(mass: 1.0, stiffness: 323.5"))
    #expect(lines[0].contains("damping: 28.78") && lines[0].contains("initialVelocity: 0.0)"))
    #expect(lines[0].hasSuffix("after 0.0 for 0.5"))
    let spring = try #require(make().timingParameters?.springTimingParameters)
    #expect(spring.timingCurveType == .spring && spring.cubicTimingParameters == nil)
    #expect(spring.springTimingParameters === spring && spring.initialVelocity == .zero)
  }

  @Test("7.3.13–15: each form of a spring keeps its velocity, and takes its own time")
  func springs() {
    let velocity = CGVector(dx: 2.0, dy: 3.0)
    let forms: [(UISpringTimingParameters, CGVector, Double)] = [
      (UISpringTimingParameters(dampingRatio: 0.5), .zero, 0.75),
      (UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity), velocity, 0.75),
      // 3.1.2.
      (UISpringTimingParameters(), .zero, 0.505_823_731),
      // 7.3.18: ln(√(1 + 1/3) · 1000) / 5.
      (
        UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero), .zero, 1.410_319
      ),
      // 7.3.8a: 9.2334 / ω0.
      (UISpringTimingParameters(duration: 0.5, bounce: 0), .zero, 0.734_772),
      (
        UISpringTimingParameters(duration: 1, bounce: 0, initialVelocity: .zero), .zero,
        1.469_544
      ),
      (
        UISpringTimingParameters(
          mass: 2, stiffness: 200, damping: 40, initialVelocity: velocity), velocity, 0.88
      ),
    ]
    for (index, (spring, velocity, seconds)) in forms.enumerated() {
      #expect(spring.initialVelocity == velocity, "form \(index)")
      let animator = UIViewPropertyAnimator(duration: 0.75, timingParameters: spring)
      #expect(near(animator.duration, seconds, index == 6 ? 0.03 : 1e-5), "form \(index)")
    }
  }

  @Test("7.6.1: an animator that nobody has started has done nothing")
  func untouched() {
    let animator = UIViewPropertyAnimator(duration: 0.75, curve: .linear) { self.fade() }
    let alpha = scene.view.alpha
    scene.advance(3)
    #expect(scene.view.alpha == alpha && animator.state == .inactive)
    #expect(UIViewPropertyAnimator(duration: -1, curve: .linear).duration == 0)
    #expect(UIViewPropertyAnimator(duration: .nan, curve: .linear).duration == 0)
    #expect(UIViewPropertyAnimator(duration: .infinity, curve: .linear).duration == 1e9)
  }

  static nonisolated let nested: [(UIView.AnimationOptions, String)] = [
    ([], "cubicBezier(0.0, 0.0, 0.58, 1.0) after 0.25 for 2.0"),
    (.curveEaseIn, "cubicBezier(0.0, 0.0, 0.58, 1.0) after 0.25 for 2.0"),
    (
      [.curveEaseIn, .overrideInheritedCurve],
      "cubicBezier(0.42, 0.0, 1.0, 1.0) after 0.25 for 2.0"
    ),
    (
      [.curveEaseIn, .overrideInheritedDuration],
      "cubicBezier(0.0, 0.0, 0.58, 1.0) after 0.25 for 0.75"
    ),
    (
      [.curveLinear, .overrideInheritedCurve, .overrideInheritedDuration],
      "linear after 0.25 for 0.75"
    ),
  ]

  @Test("7.6.1, 7.1.12: a running one in a block of 2 s and ease-out", arguments: nested.indices)
  func running(_ row: Int) {
    let (options, expected) = Self.nested[row]
    let from = scene.stage.trace.count
    var animator: UIViewPropertyAnimator?
    scene.then {
      UIView.animate(withDuration: 2, delay: 0, options: .curveEaseOut) {
        animator = .runningPropertyAnimator(
          withDuration: 0.75, delay: 0.25, options: options, animations: { self.fade() })
      }
    }
    #expect(animator?.isRunning == true && animator?.isInterruptible == false)
    #expect(animator?.delay == 0.25)
    // The delay is not the animation's but its run's.
    let words = added(from: from).map { $0.replacing("after 0.0", with: "after 0.25") }
    #expect(words == ["opacity \(expected)"])
    scene.advance(14)
    #expect(near(scene.stage.shown(scene.view)?.opacity, 1))
    scene.stage.settle()
  }

  @Test("7.6.1: outside of a block by its own curve", arguments: curves)
  func runningAlone(_ curve: UIView.AnimationCurve, _ words: String, _ expected: [CGFloat]) {
    let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    let from = scene.stage.trace.count
    var animator: UIViewPropertyAnimator?
    scene.then {
      animator = .runningPropertyAnimator(
        withDuration: 0.75, delay: 0, options: options, animations: { self.fade() })
    }
    #expect(added(from: from) == ["opacity \(words) after 0.0 for 0.75"])
    #expect(animator?.isInterruptible == true && animator?.duration == 0.75)
    scene.stage.settle()
  }

  @Test("7.1.17: where animations are off, what starts or goes on is over at once")
  func disabled() {
    let paused = scene.animator(1, name: "paused")
    scene.then { paused.fractionComplete = 0.25 }
    #expect(near(scene.x(), 25))
    scene.then {
      UIView.performWithoutAnimation {
        paused.continueAnimation(withTimingParameters: nil, durationFactor: 3)
      }
    }
    #expect(scene.log.take() == ["paused end"] && scene.x() == 100)
    scene.view.frame.origin.x = 0
    let other = scene.animator(1, name: "other")
    scene.then { other.fractionComplete = 0.25 }
    scene.then {
      UIView.performWithoutAnimation {
        other.continueAnimation(
          withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
          durationFactor: 3)
      }
    }
    #expect(scene.log.take() == ["other end"] && scene.x() == 100)
    scene.view.frame.origin.x = 0
    let late = scene.animator(1, name: "late")
    scene.then { UIView.performWithoutAnimation { late.startAnimation(afterDelay: 5) } }
    #expect(scene.log.take() == ["late end"] && scene.x() == 100)
  }

  @Test("7.6.6: told to continue while it runs, it goes on as it does: its delay and its pace")
  func continuedWhileRunning() {
    let animator = scene.animator(1)
    scene.then { animator.startAnimation(afterDelay: 0.5) }
    scene.advance(15)
    scene.then { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    // A quarter of a second and a step of the delay are over.
    #expect(near(scene.x(after: 0.2), 0) && near(scene.x(after: 0.5 - 16.0 / 60 + 0.5), 50, 2))
    scene.stage.settle()
    #expect(scene.log.take() == ["at end"])

    scene.view.frame.origin.x = 0
    let other = scene.animator(1)
    scene.then { other.fractionComplete = 0.5 }
    scene.then {
      other.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
    }
    scene.advance(30)
    // 7.2: ease-in at half of its time, and at three quarters.
    #expect(near(scene.x(), 50 + 50 * 0.31536, 1e-3))
    scene.stage.perform {
      other.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    scene.advance(1)
    let begin = scene.x()!
    #expect(near(begin, 50 + 50 * 0.31536, 2))
    #expect(near(scene.x(after: 0.25), 50 + 50 * 0.62186, 2))
    scene.stage.settle()
    #expect(scene.log.take() == ["at end"])
  }

  @Test("7.6.5: continued after a pause it goes on with the run that it had: its delay, its pace")
  func continuedAfterPause() {
    let animator = scene.animator(1)
    scene.then { animator.startAnimation(afterDelay: 0.5) }
    scene.advance(14)
    scene.then { animator.pauseAnimation() }
    scene.advance(50)
    scene.then { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    // Fourteen of thirty steps of the delay were over, or fifteen.
    #expect(near(scene.x(after: 0.25 - 1.0 / 60), 0) && near(scene.x(after: 0.75), 50, 2))
    scene.stage.settle()
    #expect(scene.log.take() == ["at end"])

    scene.view.frame.origin.x = 0
    let other = scene.animator(1)
    scene.then { other.fractionComplete = 0.5 }
    scene.then {
      other.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
    }
    scene.advance(30)
    let half = Double(scene.x()!)
    scene.then { other.pauseAnimation() }
    let held = Double(scene.x()!)
    #expect(near(held, half, 2))
    scene.advance(40)
    scene.then { other.startAnimation() }
    #expect(near(scene.x(), held, 1e-6))
    // 7.2: ease-in at three quarters of its time.
    #expect(near(scene.x(after: 0.25), 50 + 50 * 0.62186, 2))
    scene.stage.settle()
    #expect(scene.log.take() == ["at end"])
  }

  @Test("7.6.6: moved by hand after a pause, it goes on from there and not from the pause")
  func movedAfterPause() {
    let animator = scene.animator(1)
    scene.then { animator.startAnimation() }
    scene.advance(14)
    scene.then { animator.pauseAnimation() }
    scene.then { animator.fractionComplete = 0.75 }
    scene.then { animator.startAnimation() }
    #expect(near(scene.x(), 75, 1e-6) && near(scene.x(after: 0.125), 87.5, 1e-6))
    scene.stage.settle()
  }

  @Test("What cannot be done is told on the console, in full")
  func console() {
    let animator = scene.animator(1)
    scene.then {
      animator.fractionComplete = .nan
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.addAnimations { self.fade() }
      animator.finishAnimation(at: .end)
    }
    #expect(
      scene.stage.consoleLines == [
        "UIViewPropertyAnimator.fractionComplete was set to a value that is not a number.",
        "Animations were added to a property animator that is stopped: they do not run.",
      ])
  }
}
