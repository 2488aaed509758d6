import Testing
import UIKit

/// A place that moves from (5, 5) to (65, 105), or in steps on the way, with another initial velocity
/// down than across.
@Suite("7.3.14: two springs for one place, through all that may happen to it") @MainActor
struct AnimatorSpringPairTests {
  private let scene = AnimatorScene()

  private func animator(
    _ velocity: CGVector = CGVector(dx: 0.0, dy: 6.0),
    by parameters: UISpringTimingParameters? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: parameters
        ?? UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity))
    animator.addAnimations { [view = scene.view] in view.center = CGPoint(x: 65, y: 105) }
    animator.addCompletion { [log = scene.log] in log.note("\($0)") }
    return animator
  }

  private func place(after seconds: Double = 0) -> CGPoint {
    let frame = scene.stage.shown(scene.view, at: scene.stage.time + seconds)!.frame!
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func expect(
    _ place: CGPoint, _ x: Double, _ y: Double, _ source: SourceLocation = #_sourceLocation
  ) {
    #expect(near(place.x, x, 1e-6), "\(place)", sourceLocation: source)
    #expect(near(place.y, y, 1e-6), "\(place)", sourceLocation: source)
  }

  /// Critically damped, of mass 1 and stiffness 100: 10 a second.
  private let stiff = UISpringTimingParameters(
    mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0.0, dy: 6.0))

  @Test("7.3.3, 7.3.14: each goes by its own velocity")
  func apart() {
    let animator = animator(by: stiff)
    scene.then { animator.startAnimation() }
    for time in [0.05, 0.1, 0.25, 0.5] {
      // x(t) = (1 + (ω0 − v) t) e^(−ω0 t).
      let decay = exp(-10 * time)
      expect(
        place(after: time), 5 + 60 * (1 - (1 + 10 * time) * decay),
        5 + 100 * (1 - (1 + 4 * time) * decay))
    }
    scene.stage.settle()
    #expect(scene.view.center == CGPoint(x: 65, y: 105) && scene.view.layer.animations.isEmpty)
    #expect(scene.log.take() == ["end"])
  }

  @Test("Paused, both stand still; started again, both go on from there")
  func paused() {
    let animator = animator()
    scene.then { animator.startAnimation() }
    let later = place(after: 11.0 / 60)
    scene.advance(10)
    scene.then { animator.pauseAnimation() }
    let held = place()
    scene.advance(20)
    expect(place(), held.x, held.y)
    scene.then { animator.startAnimation() }
    expect(place(), held.x, held.y)
    // The pause came into the eleventh step: what that would have shown comes one step later.
    expect(place(after: 1.0 / 60), later.x, later.y)
    scene.stage.settle()
    expect(place(), 65, 105)
  }

  @Test("7.6.5: moved by hand, both are at the same share of their ways")
  func scrubbed() {
    let animator = animator()
    for share in [0.25, 0.75, 0.5] {
      scene.then { animator.fractionComplete = share }
      expect(place(), 5 + 60 * share, 5 + 100 * share)
    }
    scene.then { animator.stopAnimation(true) }
    #expect(near(scene.view.center.x, 35) && near(scene.view.center.y, 55))
    #expect(scene.view.layer.animations.isEmpty)
  }

  @Test("7.6.8: turned round, both go back the way they came")
  func reversed() {
    let animator = animator()
    scene.then { animator.startAnimation() }
    let there = (0...9).map { place(after: Double($0) / 60) }
    scene.advance(9)
    scene.stage.perform { animator.isReversed = true }
    scene.advance(1)
    for step in 0..<9 {
      let back = place(after: Double(step) / 60)
      expect(back, there[8 - step].x, there[8 - step].y)
    }
    scene.stage.settle()
    #expect(scene.log.take() == ["start"] && scene.view.center == CGPoint(x: 5, y: 5))
    #expect(scene.view.layer.animations.isEmpty)
  }

  @Test(
    "7.6.3: stopped, the model takes what is shown; finished, it goes where it is told",
    arguments: [UIViewAnimatingPosition.start, .current, .end])
  func stopped(_ position: UIViewAnimatingPosition) {
    let animator = animator()
    scene.then { animator.startAnimation() }
    scene.advance(9)
    let shown = place()
    scene.stage.perform { animator.stopAnimation(false) }
    #expect(near(scene.view.center.x, Double(shown.x), 1e-6))
    #expect(near(scene.view.center.y, Double(shown.y), 1e-6))
    #expect(scene.view.layer.animations.isEmpty)
    scene.stage.perform { animator.finishAnimation(at: position) }
    switch position {
    case .start: #expect(scene.view.center == CGPoint(x: 5, y: 5))
    case .current: #expect(near(scene.view.center.y, Double(shown.y), 1e-6))
    case .end: #expect(scene.view.center == CGPoint(x: 65, y: 105))
    }
    #expect(scene.log.take() == ["\(position)"])
  }

  @Test("7.1.5: where an animation repeats already, both replace it, and each has its own end")
  func absolute() {
    scene.then {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
        scene.view.center = CGPoint(x: 25, y: 45)
      }
    }
    scene.advance(29)
    let animator = animator(by: stiff)
    scene.then { animator.startAnimation() }
    // A spring starts where the view is seen: half of the way from (5, 5) to (25, 45).
    let start = place()
    expect(start, 5 + 20 * 29.0 / 60, 5 + 40 * 29.0 / 60)
    for time in [0.1, 0.5] {
      let decay = exp(-10 * time)
      expect(
        place(after: time), 65 + (start.x - 65) * (1 + 10 * time) * decay,
        105 + (start.y - 105) * (1 + 4 * time) * decay)
    }
    scene.stage.settle()
    #expect(scene.view.center == CGPoint(x: 65, y: 105) && scene.view.layer.animations.isEmpty)
  }
}
