import RandomDisplayLists
import Testing

@testable import UIKit

/// An animator with a linear pace as a few lines of arithmetic, told what the real one is told.
private struct LinearModel {
  enum Life { case inactive, running, paused, stopped }

  var life = Life.inactive
  var isReversed = false
  var pausesOnCompletion = false
  /// Of the way: 0 is its start.
  var place = 0.0
  /// A second.
  var speed = 0.0
  /// Seconds until it moves.
  var wait = 0.0
  /// Whether the next step only begins it.
  var awaitsBegin = false
  var isHeld = false
  var ends: [String] = []
  let duration: Double

  var target: Double { isReversed ? 0 : 1 }

  mutating func activate() {
    (place, wait, isHeld) = (isReversed ? 1 : 0, 0, false)
  }

  mutating func go(seconds: Double, after delay: Double = 0) {
    life = .running
    let way = abs(target - place)
    // With no way to go it is over when the seconds are.
    (speed, wait, awaitsBegin) = (way / seconds, delay, true)
    left = seconds
  }

  /// Seconds of movement left.
  var left = 0.0

  mutating func step(_ seconds: Double) {
    guard life == .running else { return }
    var seconds = awaitsBegin ? 0 : seconds
    awaitsBegin = false
    let waited = min(wait, seconds)
    (wait, seconds) = (wait - waited, seconds - waited)
    left -= seconds
    place += (isReversed ? -1 : 1) * speed * seconds
    guard left <= 1e-7 else { return }
    place = target
    if pausesOnCompletion {
      (life, isHeld) = (.paused, false)
    } else {
      ends.append(isReversed ? "start" : "end")
      (life, isReversed) = (.inactive, false)
    }
  }
}

@Suite("Property animators at random") @MainActor struct RandomAnimatorTests {
  @Test(
    "7.6: states, places and completions are those of a small model; at rest model is picture",
    arguments: RandomRun.seeds(from: 1, count: 200))
  func walk(_ seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    let scene = AnimatorScene()
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    var model = LinearModel(duration: 0.5)
    var told: [String] = []
    var (from, to) = (0.0, 0.0)

    func prepare() {
      guard model.life == .inactive else { return }
      from = scene.modelX
      to = number(-50...50)
      let goal = to
      animator.addAnimations { [view = scene.view] in view.frame.origin.x = goal }
      animator.addCompletion { told.append("\($0)") }
    }
    func hint(_ step: Int) -> Comment { "INTERLUDE_SEED=\(seed), step \(step)" }

    for step in 0..<500 {
      scene.stage.perform {
        let choice = Int.random(in: 0..<13, using: &numbers)
        switch (choice, model.life) {
        case (0, .inactive), (1, .inactive):
          prepare()
          let delay = choice == 0 ? 0 : 0.1
          animator.startAnimation(afterDelay: delay)
          model.activate()
          model.go(seconds: 0.5, after: delay)
        case (2, .inactive):
          prepare()
          animator.pauseAnimation()
          model.activate()
          model.life = .paused
        case (3, .inactive), (3, .running), (3, .paused):
          prepare()
          let fraction = number(0...1)
          animator.fractionComplete = fraction
          if model.life == .inactive { model.activate() }
          model.life = .paused
          model.place = model.isReversed ? 1 - fraction : fraction
          model.isHeld = false
        case (4, .running):
          animator.pauseAnimation()
          model.life = .paused
          model.isHeld = true
        case (5, .paused):
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.4)
          model.go(seconds: 0.2)
        case (6, .paused):
          animator.startAnimation()
          if model.isHeld {
            // Started without a delay, it does not wait for the rest of an earlier one.
            (model.life, model.awaitsBegin, model.wait) = (.running, true, 0)
          } else {
            model.go(seconds: abs(model.target - model.place) * model.duration)
          }
        case (7, .paused), (7, .running), (7, .inactive):
          animator.isReversed.toggle()
          model.isReversed.toggle()
          model.isHeld = false
          if model.life == .running {
            if model.speed == 0 { model.speed = 1 / model.duration }
            model.left = abs(model.target - model.place) / model.speed
            model.wait = 0
          }
        case (8, .running), (8, .paused):
          animator.stopAnimation(true)
          model.life = .inactive
          model.isReversed = false
          #expect(near(scene.modelX, from + (to - from) * model.place, 1e-6), hint(step))
        case (9, .running), (9, .paused):
          animator.stopAnimation(false)
          model.life = .stopped
        case (10, .stopped):
          let position: UIViewAnimatingPosition = [.start, .current, .end].randomElement(
            using: &numbers)!
          animator.finishAnimation(at: position)
          let place = position == .start ? 0 : position == .end ? 1 : model.place
          #expect(near(scene.modelX, from + (to - from) * place, 1e-6), hint(step))
          model.ends.append("\(position)")
          model.life = .inactive
          model.isReversed = false
        case (11, _):
          animator.pausesOnCompletion.toggle()
          model.pausesOnCompletion.toggle()
        case (12, .running), (12, .paused):
          let alpha = number(0...1)
          animator.addAnimations(
            { [view = scene.view] in view.alpha = alpha }, delayFactor: number(0...1))
        case (10, _):
          // Not allowed, and so the real one would end the program.
          let outcome = animator.life.after(.finish, isInterruptible: true)
          #expect(outcome == .mistake(.finishesUnstopped), hint(step))
        case (0, .stopped), (2, .stopped), (3, .stopped), (5, .stopped):
          let event: AnimatorEvent = choice == 0 ? .start : choice == 2 ? .pause : .scrub
          let outcome = animator.life.after(event, isInterruptible: true)
          #expect(outcome == .mistake(.movesStopped), hint(step))
        default: break
        }
      }
      for _ in 0..<Int.random(in: 0..<12, using: &numbers) {
        scene.advance(1)
        model.step(1.0 / 60)
      }
      #expect("\(animator.life)" == "\(model.life)", hint(step))
      #expect(told == model.ends, hint(step))
      #expect(animator.isReversed == model.isReversed, hint(step))
      let place = model.isReversed ? 1 - model.place : model.place
      if model.life == .running || model.life == .paused {
        #expect(near(animator.fractionComplete, place, 1e-6), hint(step))
      }
      if model.life == .inactive {
        scene.advance(1)
        #expect(scene.x() == scene.modelX, hint(step))
        #expect(near(scene.stage.shown(scene.view)?.opacity, scene.view.alpha), hint(step))
        #expect(scene.view.layer.animations.isEmpty, hint(step))
      } else if model.life != .stopped {
        scene.advance(1)
        model.step(1.0 / 60)
        let shown = from + (to - from) * model.place
        if model.life != .inactive { #expect(near(scene.x(), shown, 1e-6), hint(step)) }
      }
      guard told == model.ends, "\(animator.life)" == "\(model.life)" else { break }
      scene.stage.forgetTrace()
    }
    scene.stage.perform {
      if animator.state == .active { animator.stopAnimation(true) }
      if animator.state == .stopped { animator.finishAnimation(at: .current) }
    }
  }
}
