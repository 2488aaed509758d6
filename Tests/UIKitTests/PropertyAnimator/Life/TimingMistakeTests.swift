import Testing
import UIKit

@Suite("7.2.2, 7.3.13: timing that cannot be, and what that is told") struct TimingMistakeTests {
  private func expect(
    _ result: ExitTest.Result?, _ one: CGPoint, _ two: CGPoint,
    _ source: SourceLocation = #_sourceLocation
  ) {
    #expect(
      result.standardErrorText.contains(
        "UICubicTimingParameters: the control points must lie in the unit square, got \(one) and "
          + "\(two)"), sourceLocation: source)
  }

  @Test("7.2.2: each coordinate of each control point lies in 0…1")
  func controlPoints() async {
    let firstX = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UICubicTimingParameters(
          controlPoint1: CGPoint(x: 1.5, y: 0.25), controlPoint2: CGPoint(x: 0.5, y: 0.75))
      }
    }
    expect(firstX, CGPoint(x: 1.5, y: 0.25), CGPoint(x: 0.5, y: 0.75))
    let firstY = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.25, y: -1.5), controlPoint2: CGPoint(x: 0.5, y: 0.75))
      }
    }
    expect(firstY, CGPoint(x: 0.25, y: -1.5), CGPoint(x: 0.5, y: 0.75))
    let secondX = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.25, y: 0.5), controlPoint2: CGPoint(x: -0.5, y: 0.75))
      }
    }
    expect(secondX, CGPoint(x: 0.25, y: 0.5), CGPoint(x: -0.5, y: 0.75))
    let secondY = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.25, y: 0.5), controlPoint2: CGPoint(x: 0.5, y: 1.75))
      }
    }
    expect(secondY, CGPoint(x: 0.25, y: 0.5), CGPoint(x: 0.5, y: 1.75))
  }

  @Test("7.3.13: a spring's constants")
  func springs() async {
    let words =
      "UISpringTimingParameters: mass and stiffness must be above 0 and damping not below 0, got "
    let mass = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UISpringTimingParameters(mass: -1, stiffness: 2, damping: 3, initialVelocity: .zero)
      }
    }
    #expect(mass.standardErrorText.contains(words + "-1.0, 2.0 and 3.0"))
    let stiffness = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UISpringTimingParameters(mass: 1, stiffness: 0, damping: 3, initialVelocity: .zero)
      }
    }
    #expect(stiffness.standardErrorText.contains(words + "1.0, 0.0 and 3.0"))
    let damping = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UISpringTimingParameters(mass: 1, stiffness: 2, damping: -3, initialVelocity: .zero)
      }
    }
    #expect(damping.standardErrorText.contains(words + "1.0, 2.0 and -3.0"))
  }

  @Test("7.3.13: without damping it never settles: as long as no stage lasts")
  @MainActor func undamped() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 2, damping: 0, initialVelocity: .zero)
    #expect(UIViewPropertyAnimator(duration: 1, timingParameters: spring).duration == 1e9)
    for velocity in [CGFloat.nan, .infinity] {
      let odd = UISpringTimingParameters(
        dampingRatio: 0.5, initialVelocity: CGVector(dx: velocity, dy: velocity))
      #expect(UIViewPropertyAnimator(duration: 0.75, timingParameters: odd).duration == 0.75)
    }
  }

  @Test("7.1.18: within an animator's block its duration is the inherited one")
  @MainActor func inherited() {
    let scene = AnimatorScene()
    var seen: [Double] = []
    let animator = UIViewPropertyAnimator(duration: 0.75, curve: .linear) {
      seen.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 3, delay: 0, options: .overrideInheritedDuration) {
        seen.append(UIView.inheritedAnimationDuration)
      }
      seen.append(UIView.inheritedAnimationDuration)
    }
    scene.then { animator.startAnimation() }
    #expect(seen == [0.75, 3, 0.75])
    scene.stage.settle()
    #expect(UIView.inheritedAnimationDuration == 0)
  }
}
