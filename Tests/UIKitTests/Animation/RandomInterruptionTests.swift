import RandomDisplayLists
import Testing

@testable import UIKit

/// Blocks of all kinds that get in each other's way, by numbers drawn from a seed.
@Suite("Interrupted at random") @MainActor struct RandomInterruptionTests {
  private struct Draws {
    var state: UInt64

    mutating func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }

    mutating func share() -> Double { Double(number(below: 1000)) / 1000 }
  }

  @MainActor private final class Run {
    let stage = TestStage.settled()
    var draws: Draws
    let views: [UIView]
    /// How often each completion was called.
    var calls: [Int] = []

    init(seed: UInt64) {
      draws = Draws(state: seed)
      views = (0..<4).map { index in
        let view = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 10, height: 10))
        view.backgroundColor = .red
        return view
      }
      stage.perform { for view in views { stage.view.addSubview(view) } }
      stage.settle()
    }

    func completion() -> (Bool) -> Void {
      let index = calls.count
      calls.append(0)
      return { _ in self.calls[index] += 1 }
    }

    func change() {
      let view = views[draws.number(below: views.count)]
      switch draws.number(below: 7) {
      case 0: view.center.x = 100 * draws.share()
      case 1: view.bounds.size.width = 1 + 50 * draws.share()
      case 2: view.transform = CGAffineTransform(rotationAngle: 6 * draws.share())
      case 3: view.alpha = draws.share()
      case 4: view.backgroundColor = UIColor(white: draws.share(), alpha: 1)
      case 5: view.layer.cornerRadius = 5 * draws.share()
      default: view.transform3D = CATransform3DMakeRotation(3 * draws.share(), 0, 1, 0)
      }
    }

    func options() -> UIView.AnimationOptions {
      var options: UIView.AnimationOptions = []
      for bit in [0, 1, 2, 4, 5, 6, 7, 9] where draws.number(below: 4) == 0 {
        options.insert(UIView.AnimationOptions(rawValue: 1 << UInt(bit)))
      }
      // For ever: seldom.
      if draws.number(below: 12) == 0 { options.insert(.repeat) }
      return options
    }

    func block(_ depth: Int = 0) {
      let body = {
        for _ in 0..<self.draws.number(below: 3) { self.change() }
        if depth < 3, self.draws.number(below: 3) == 0 { self.act(depth + 1) }
      }
      let duration = draws.number(below: 8) == 0 ? 0 : 0.6 * draws.share()
      let delay = draws.number(below: 3) == 0 ? 0.2 * draws.share() - 0.05 : 0
      switch draws.number(below: 6) {
      case 0:
        UIView.animate(
          withDuration: duration, delay: delay, usingSpringWithDamping: draws.share(),
          initialSpringVelocity: 4 * draws.share(), options: options(), animations: body,
          completion: completion())
      case 1:
        UIView.animate(
          springDuration: duration, bounce: 0.9 * draws.share() - 0.3, delay: delay,
          options: options(), animations: body, completion: completion())
      case 2:
        let mode = UIView.KeyframeAnimationOptions(rawValue: UInt(draws.number(below: 5)) << 10)
        UIView.animateKeyframes(
          withDuration: duration, delay: delay, options: mode,
          animations: {
            for _ in 0..<self.draws.number(below: 4) {
              UIView.addKeyframe(
                withRelativeStartTime: self.draws.share(), relativeDuration: self.draws.share(),
                animations: body)
            }
          }, completion: completion())
      case 3:
        let effect = UIView.AnimationOptions(rawValue: UInt(draws.number(below: 8)) << 20)
        UIView.transition(
          with: views[draws.number(below: views.count)], duration: duration,
          options: options().union(effect), animations: body, completion: completion())
      default:
        UIView.animate(
          withDuration: duration, delay: delay, options: options(), animations: body,
          completion: completion())
      }
    }

    func act(_ depth: Int = 0) {
      switch draws.number(below: depth > 0 ? 3 : 10) {
      case 0, 1, 3, 4, 5: block(depth)
      case 2: change()
      case 6: UIView.performWithoutAnimation { self.block(depth) }
      case 7: views[draws.number(below: views.count)].layer.removeAllAnimations()
      case 8: views[draws.number(below: views.count)].removeFromSuperview()
      default: stage.view.addSubview(views[draws.number(below: views.count)])
      }
    }
  }

  /// 150 deeds and some 520 steps each: 126,000 steps at full length.
  @Test(
    "No completion is lost or doubled; at rest the picture is the model",
    arguments: RandomRun.seeds(from: 1, count: 240))
  func random(_ seed: UInt64) {
    let run = Run(seed: seed)
    for _ in 0..<150 {
      run.stage.perform { run.act() }
      run.stage.advance(run.draws.number(below: 8))
      for view in run.views {
        guard let frame = run.stage.shown(view)?.frame else { continue }
        #expect(frame.minX.isFinite && frame.width.isFinite, "INTERLUDE_SEED=\(seed)")
      }
      #expect(run.calls.allSatisfy { $0 <= 1 }, "INTERLUDE_SEED=\(seed)")
    }
    // What would go on for ever ends here.
    for view in run.views {
      let endless = view.layer.animations.contains { $0.body.timing.repeatCount > 1 }
      if endless { view.layer.removeAllAnimations() }
    }
    run.stage.settle()
    #expect(
      run.stage.isStill && run.stage.stage.context.animations.isEmpty, "INTERLUDE_SEED=\(seed)")
    #expect(run.calls.allSatisfy { $0 == 1 }, "INTERLUDE_SEED=\(seed)")
    for view in run.views {
      #expect(view.layer.animations.isEmpty, "INTERLUDE_SEED=\(seed)")
      #expect(view.layer.presentationValues == view.layer.values, "INTERLUDE_SEED=\(seed)")
    }
    // Touches come through again.
    for view in run.views where view.superview != nil {
      #expect(!view.isKeptFromTouches, "INTERLUDE_SEED=\(seed)")
    }
    // A picture made anew from the model is the one that is shown.
    let shown = run.stage.picture
    run.stage.perform { run.stage.view.layer.setNeedsCommit() }
    run.stage.advance()
    #expect(run.stage.picture == shown, "INTERLUDE_SEED=\(seed)")
  }
}

extension UIView {
  fileprivate var isKeptFromTouches: Bool { interactionBlocks > 0 }
}
