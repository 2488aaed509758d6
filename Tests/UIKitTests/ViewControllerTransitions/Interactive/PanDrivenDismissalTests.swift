import Stage
import Testing
import UIKit

@Suite("10.11, 5.5: a finger's pan drives a percent-driven dismissal, end to end") @MainActor
struct PanDrivenDismissalTests {
  /// The way most apps write it.
  @MainActor private final class Driver: UIPercentDrivenInteractiveTransition {
    weak var controller: UIViewController?
    private(set) var isPulled = false

    func pulled(_ pan: UIPanGestureRecognizer) {
      guard let space = pan.view?.superview else { return }
      let percent = pan.translation(in: space).y / TestStage.size.height
      switch pan.state {
      case .began:
        isPulled = true
        controller?.dismiss(animated: true)
      case .changed: update(percent)
      case .ended:
        isPulled = false
        // Where it would be a fifth of a second later.
        let projected = percent + pan.velocity(in: space).y / TestStage.size.height * 0.2
        if projected > 0.5 { finish() } else { cancel() }
      case .cancelled:
        isPulled = false
        cancel()
      case .possible, .failed: break
      }
    }
  }

  private let pair = Pair()
  private let answers: AnsweringDelegate
  private let driver = Driver()
  private var stage: TestStage { pair.stage }

  private init() {
    answers = AnsweringDelegate("pull's", pair.log)
    (answers.presentation, answers.dismissal) = (pair.presenter, pair.dismisser)
    pair.dismisser.animation = { slideAndPutBack($0) }
    answers.interactiveDismissal = driver
    pair.b.transitioningDelegate = answers
    pair.b.modalPresentationStyle = .custom
    driver.controller = pair.b
    pair.presentAndSettle()
    stage.perform {
      pair.b.view.addGestureRecognizer(
        UIPanGestureRecognizer(target: driver, action: Selector("pulled:", Driver.pulled(_:))))
    }
    stage.settle()
    _ = pair.log.take()
  }

  /// How far down B is seen.
  private var y: Double? { stage.shown(pair.b.view)?.frame.map { Double($0.minY) } }

  /// From 20 to 100 points down: 80 points, 40 % of the screen's height. The last moves are tiny, and
  /// so is the speed: 0.03 points in 3/60 s.
  private func pullSlowly() {
    stage.drag([
      (50, 20), (50, 40), (50, 60), (50, 80), (50, 99.97), (50, 99.98), (50, 99.99), (50, 100),
    ])
  }

  @Test("B follows the finger to the point, from the step after the pan has begun")
  func follows() {
    stage.drag([(50, 20), (50, 40)])
    #expect(pair.b.isBeingDismissed && driver.isPulled)
    // 60 - 20 = 40 points of 200.
    stage.touch(.moved, 50, 60)
    stage.advance()
    #expect(near(driver.percentComplete, 0.2) && near(y, 40))
    stage.touch(.moved, 50, 130)
    stage.advance()
    #expect(near(driver.percentComplete, 0.55) && near(y, 110))
    // Back above where it landed: cut to 0.
    stage.touch(.moved, 50, 10)
    stage.advance()
    #expect(driver.percentComplete == 0 && near(y, 0))
    stage.touch(.moved, 50, 70)
    stage.advance()
    #expect(near(driver.percentComplete, 0.25) && near(y, 50))
  }

  @Test("Cancelled at 40 %: back in 0.2 s, the screen as it was to the byte, and again")
  func cancelled() {
    let before = stage.output?.displayList
    for round in 1...2 {
      pullSlowly()
      #expect(near(driver.percentComplete, 0.4) && near(y, 80))
      stage.lift(50, 100)
      #expect(near(y, 80))
      // 5.5, 5.7: 0.4 of 0.5 s, ease-in-out: half of it after half of the time.
      stage.advance(6)
      #expect(near(y, 40, 1e-6))
      stage.settle()
      #expect(!pair.b.isBeingDismissed && pair.a.presentedViewController === pair.b)
      #expect(stage.output?.displayList == before, "round \(round)")
      #expect(
        pair.log.take().filter { !$0.contains("pull's") && !$0.contains("Layout") } == [
          "D.transitionDuration", "B.viewWillDisappear(true)", "D.animateTransition",
          "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
          "D.animationEnded(false)",
        ])
    }
  }

  @Test("Let go of with 1200 points a second at 40 %: on to the end in 0.3 s")
  func finished() {
    stage.drag([(50, 20), (50, 40), (50, 60), (50, 80), (50, 100)])
    #expect(near(y, 80))
    stage.lift(50, 100)
    // 0.6 of 0.5 s; half of what is left after half of the time.
    stage.advance(9)
    #expect(near(y, 140, 1e-6))
    stage.settle()
    #expect(pair.a.presentedViewController == nil && pair.b.view.window == nil)
    #expect(stage.windowContents == [pair.a.view])
    #expect(pair.log.lines.contains("D.animationEnded(true)"))
  }

  @Test("The system takes the finger away: cancelled, however fast it was")
  func taken() {
    let before = stage.output?.displayList
    stage.drag([(50, 20), (50, 40), (50, 60), (50, 80), (50, 100)])
    stage.touch(.cancelled, 50, 100)
    stage.settle()
    #expect(pair.a.presentedViewController === pair.b && !pair.b.isBeingDismissed)
    #expect(stage.output?.displayList == before)
  }

  @Test("5.14: a flick that is over in the step in which the pan begins", arguments: [true, false])
  func flick(_ goesDown: Bool) {
    let before = stage.output?.displayList
    stage.drag([(50, 60)])
    stage.touch(.moved, 50, goesDown ? 90 : 30)
    stage.touch(.ended, 50, goesDown ? 90 : 30)
    stage.settle()
    #expect(!pair.b.isBeingDismissed)
    #expect((pair.a.presentedViewController == nil) == goesDown)
    if !goesDown { #expect(stage.output?.displayList == before) }
  }

  @Test("10.6: a second finger elsewhere changes nothing")
  func secondFinger() {
    pullSlowly()
    stage.touch(.began, 10, 190, finger: 1)
    stage.advance()
    stage.touch(.ended, 10, 190, finger: 1)
    stage.advance()
    #expect(near(driver.percentComplete, 0.4) && near(y, 80))
    stage.lift(50, 100)
    stage.settle()
    #expect(pair.a.presentedViewController === pair.b)
  }
}
