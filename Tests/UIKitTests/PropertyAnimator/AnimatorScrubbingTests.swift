import Testing
import UIKit

@Suite("Moving a property animator by hand") @MainActor struct AnimatorScrubbingTests {
  private let scene = AnimatorScene()

  @Test("R62, 7.6.2: set on a fresh animator, it shows the place in the next picture")
  func fresh() {
    let animator = scene.animator(5, .easeIn)
    scene.then { animator.fractionComplete = 0.5 }
    #expect(animator.state == .active && !animator.isRunning && scene.modelX == 100)
    #expect(near(scene.x(), 50) && animator.fractionComplete == 0.5)
    scene.then { animator.fractionComplete = 0.75 }
    #expect(near(scene.x(), 75))
    scene.stage.settle()
    #expect(scene.stage.isStill && near(scene.x(), 75))
    animator.stopAnimation(true)
  }

  @Test("7.6.5: a pause keeps the picture; from there on the way counts and not the time")
  func pausedOnCurve() {
    let animator = scene.animator(1, .easeIn)
    scene.then { animator.startAnimation() }
    scene.advance(30)
    scene.then { animator.pauseAnimation() }
    // 7.2: ease-in at half of its time.
    #expect(near(scene.x(), 31.536, 1e-3))
    #expect(near(animator.fractionComplete, 0.31536, 1e-5))
    scene.advance(30)
    #expect(near(scene.x(), 31.536, 1e-3) && scene.stage.isStill)
    scene.then { animator.fractionComplete = 0.4 }
    #expect(near(scene.x(), 40))
    animator.stopAnimation(true)
  }

  @Test("7.6.5: without linear scrubbing the hand moves the time, and the curve stays")
  func alongCurve() {
    let animator = scene.animator(1, .easeIn)
    animator.scrubsLinearly = false
    scene.then { animator.fractionComplete = 0.25 }
    #expect(near(scene.x(), 9.346, 1e-3) && animator.fractionComplete == 0.25)
    scene.then { animator.fractionComplete = 0.75 }
    #expect(near(scene.x(), 62.186, 1e-3))
    animator.stopAnimation(true)
  }

  @Test("7.6.5: the same fraction gives the same bytes, in whatever order the hand goes there")
  func exact() {
    let stage = scene.stage
    let other = stage.add(UIView(), CGRect(x: 20, y: 50, width: 30, height: 30))
    other.backgroundColor = .blue
    stage.settle()
    let animator = scene.animator(1, UISpringTimingParameters(dampingRatio: 0.4))
    animator.addAnimations {
      other.alpha = 0.1
      other.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 0.3, y: 2)
    }
    animator.addAnimations({ other.backgroundColor = .green }, delayFactor: 0.3)
    let places = [0.1, 0.7, 0.3333, 0, 1, 0.5, 0.9999, 0.2]
    var pictures: [Double: String] = [:]
    for place in places {
      scene.then { animator.fractionComplete = place }
      pictures[place] = stage.picture
    }
    #expect(Set(pictures.values).count == places.count)
    for place in places.sorted() + places.sorted().reversed() + [0.5, 0.1, 0.5, 1, 0, 0.5] {
      scene.then { animator.fractionComplete = place }
      #expect(stage.picture == pictures[place], "\(place)")
    }
    // Also after it has run in between.
    scene.then { animator.startAnimation() }
    scene.advance(7)
    scene.then { animator.isReversed = true }
    scene.advance(3)
    scene.then { animator.isReversed = false }
    for place in places {
      scene.then { animator.fractionComplete = place }
      #expect(stage.picture == pictures[place], "\(place), after it has run")
    }
    animator.stopAnimation(true)
  }

  @Test("What is beyond the way counts as its end; what is no number is told and ignored")
  func beyond() {
    let animator = scene.animator()
    scene.then { animator.fractionComplete = 7 }
    #expect(animator.fractionComplete == 1 && scene.x() == 100)
    scene.then { animator.fractionComplete = -3 }
    #expect(animator.fractionComplete == 0 && scene.x() == 0)
    scene.then { animator.fractionComplete = .nan }
    #expect(animator.fractionComplete == 0)
    #expect(scene.stage.consoleLines.count { $0.contains("fractionComplete") } == 1)
    animator.stopAnimation(true)
  }

  @Test("Set while it runs, it pauses there")
  func whileRunning() {
    let animator = scene.animator()
    scene.then { animator.startAnimation() }
    scene.advance(10)
    scene.then { animator.fractionComplete = 0.8 }
    #expect(!animator.isRunning && animator.state == .active && near(scene.x(), 80))
    animator.stopAnimation(true)
  }
}
