import Testing
import UIKit

@Suite("7.6.3, 7.6.4: where an animator leaves its views, whatever they went through") @MainActor
struct AnimatorPlacesTests {
  private let scene = AnimatorScene()

  private func animator(_ changes: [() -> Void]) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    for change in changes { animator.addAnimations(change) }
    animator.addCompletion { [log = scene.log] in log.note("\($0)") }
    return animator
  }

  /// Stops it after half of its way, and finishes it there.
  private func finish(_ animator: UIViewPropertyAnimator, at position: UIViewAnimatingPosition) {
    scene.then { animator.fractionComplete = 0.5 }
    scene.then {
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
    }
    #expect(scene.log.take() == ["\(position)"])
    #expect(scene.view.layer.animations.isEmpty)
  }

  nonisolated static let positions: [(UIViewAnimatingPosition, Double)] = [
    (.start, 0), (.current, 0.5), (.end, 1),
  ]

  @Test("Every property, from where it was to where it is told", arguments: positions)
  func properties(_ position: UIViewAnimatingPosition, _ share: Double) {
    let view = scene.view
    finish(
      animator([
        {
          view.center = CGPoint(x: 45, y: 85)
          view.bounds.size = CGSize(width: 30, height: 50)
          view.alpha = 0.25
          view.layer.cornerRadius = 8
          view.transform = CGAffineTransform(a: 3, b: 0, c: 0, d: 5, tx: 2, ty: 4)
        }
      ]), at: position)
    #expect(view.center == CGPoint(x: 5 + 40 * share, y: 5 + 80 * share))
    #expect(view.bounds.size == CGSize(width: 10 + 20 * share, height: 10 + 40 * share))
    #expect(view.alpha == 1 - 0.75 * share && view.layer.cornerRadius == 8 * share)
    let expected = CGAffineTransform(
      a: 1 + 2 * share, b: 0, c: 0, d: 1 + 4 * share, tx: 2 * share, ty: 4 * share)
    let found = view.transform
    #expect(near(found.a, Double(expected.a)) && near(found.d, Double(expected.d)))
    #expect(near(found.tx, Double(expected.tx)) && near(found.ty, Double(expected.ty)))
  }

  @Test("Two changes of one property: back to before the first", arguments: positions)
  func twice(_ position: UIViewAnimatingPosition, _ share: Double) {
    let view = scene.view
    finish(
      animator([
        { view.center = CGPoint(x: 25, y: 65) }, { view.center = CGPoint(x: 45, y: 85) },
        { view.alpha = 0.75 }, { view.alpha = 0.25 },
      ]), at: position)
    #expect(view.center == CGPoint(x: 5 + 40 * share, y: 5 + 80 * share))
    // What is replaced goes from the value of the change before to the last one.
    #expect(near(view.alpha, share == 0.5 ? 0.5 : 1 - 0.75 * share))
  }

  @Test(
    "What somebody else has moved meanwhile keeps that, of what is added up",
    arguments: [(UIViewAnimatingPosition.start, 0.0), (.end, 1)])
  func movedMeanwhile(_ position: UIViewAnimatingPosition, _ share: Double) {
    let view = scene.view
    let animator = animator([
      {
        view.center = CGPoint(x: 45, y: 85)
        view.alpha = 0.25
      }
    ])
    scene.then { animator.fractionComplete = 0.5 }
    scene.then { view.center = CGPoint(x: 52, y: 98) }
    // Half of the way is still left to it: 20 and 40.
    #expect(scene.stage.shown(view)?.frame?.origin == CGPoint(x: 52 - 20 - 5, y: 98 - 40 - 5))
    scene.then { animator.isReversed = position == .start }
    scene.then { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    scene.stage.settle()
    #expect(scene.log.take() == ["\(position)"])
    #expect(view.center == CGPoint(x: 12 + 40 * share, y: 18 + 80 * share))
    #expect(near(view.alpha, 1 - 0.75 * share))
  }

  @Test("A size that it gives back is laid out again")
  func laidOut() {
    final class Counting: UIView {
      var sizes: [CGSize] = []
      override func layoutSubviews() { sizes.append(bounds.size) }
    }
    let view = scene.stage.add(Counting(), CGRect(x: 0, y: 50, width: 20, height: 30))
    scene.stage.settle()
    view.sizes = []
    let animator = animator([{ view.bounds.size = CGSize(width: 40, height: 70) }])
    scene.then { animator.fractionComplete = 0.5 }
    #expect(view.sizes == [CGSize(width: 40, height: 70)])
    scene.then {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    #expect(view.sizes.last == CGSize(width: 20, height: 30) && view.sizes.count == 2)
  }

  @Test("With that option, subviews are laid out within the block, and move along")
  func layoutSubviews() {
    final class Filling: UIView {
      override func layoutSubviews() { subviews[0].frame = bounds }
    }
    let view = scene.stage.add(Filling(), CGRect(x: 0, y: 50, width: 20, height: 30))
    let inner = UIView()
    inner.backgroundColor = .blue
    scene.stage.perform { view.addSubview(inner) }
    scene.stage.settle()
    for (options, width) in [(UIView.AnimationOptions.layoutSubviews, 30.0), ([], 40)] {
      scene.then {
        UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 1, delay: 0, options: options.union(.curveLinear),
          animations: { view.bounds.size = CGSize(width: 40, height: 70) })
      }
      scene.advance(30)
      #expect(near(scene.stage.shown(inner)?.frame?.width, width), "\(options)")
      scene.stage.settle()
      scene.then { view.bounds.size = CGSize(width: 20, height: 30) }
    }
  }

  @Test("A block that ends its own animator: its further changes show at once")
  func endsItself() {
    let view = scene.view
    var animator: UIViewPropertyAnimator?
    animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.alpha = 0.5
      animator?.stopAnimation(true)
      view.center = CGPoint(x: 45, y: 85)
    }
    scene.then { animator?.startAnimation() }
    #expect(animator?.state == .inactive && view.layer.animations.isEmpty)
    // Where it stood when it was stopped: at its start.
    #expect(view.alpha == 1 && view.center == CGPoint(x: 45, y: 85))
    #expect(scene.stage.shown(view)?.frame?.origin == CGPoint(x: 40, y: 80))
    animator = nil
  }

  @Test("7.6.8: turned round on its way beyond its end, it comes back along the same curve")
  func beyond() {
    let animator = scene.animator(1, UISpringTimingParameters(dampingRatio: 0.2))
    scene.then { animator.startAnimation() }
    var places = [scene.x()!]
    while places[places.count - 1] <= 120 {
      scene.advance(1)
      places.append(scene.x()!)
    }
    scene.stage.perform { animator.isReversed = true }
    for place in places.dropLast().reversed() {
      scene.advance(1)
      #expect(near(scene.x(), Double(place), 1e-6))
    }
    scene.stage.settle()
    #expect(scene.log.take() == ["at start"] && scene.modelX == 0 && scene.x() == 0)
  }

  @Test("7.6.7: paused where another spring has brought it beyond its end, it takes its time back")
  func beyondPaused() {
    let animator = scene.animator(1)
    scene.then { animator.fractionComplete = 0.5 }
    scene.then {
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.2), durationFactor: 1)
    }
    while scene.x()! <= 110 { scene.advance(1) }
    scene.then { animator.pauseAnimation() }
    let shown = Double(scene.x()!)
    #expect(shown > 101)
    scene.then { animator.isReversed = true }
    #expect(near(scene.x(), shown))
    scene.then { animator.startAnimation() }
    // No time of the way shows this: all of it is taken from here to the start.
    #expect(near(scene.x(), shown, 1e-6))
    #expect(near(scene.x(after: 0.25), 0.75 * shown, 1e-6))
    scene.advance(59)
    #expect(scene.log.take() == [])
    scene.advance(1)
    #expect(scene.log.take() == ["at start"] && scene.x() == 0)
  }

  @Test("Settings that may be changed while it is not active are kept")
  func settings() {
    let animator = scene.animator()
    (animator.isInterruptible, animator.isUserInteractionEnabled) = (false, false)
    #expect(!animator.isInterruptible && !animator.isUserInteractionEnabled)
    (animator.isInterruptible, animator.isUserInteractionEnabled) = (true, true)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    scene.then { animator.startAnimation() }
    scene.then {
      animator.stopAnimation(false)
      // Stopped it is not active.
      animator.isInterruptible = false
      animator.finishAnimation(at: .end)
    }
    #expect(!animator.isInterruptible)
  }
}
