import Testing
import UIKit

@Suite("Completions of blocks") @MainActor struct AnimationCompletionTests {
  private let stage = TestStage.settled()
  private let log = CallLog()
  private let view: UIView

  private init() {
    view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.settle()
  }

  private func animate(
    _ duration: Double, delay: Double = 0, as name: String = "done",
    _ change: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: duration, delay: delay, options: .curveLinear, animations: change
    ) { [log] in log.note("\(name) \($0)") }
  }

  /// Runs `body` in the next step, as an answer to a touch.
  private func inStep(_ body: @escaping @MainActor () -> Void) {
    let pad = stage.add(
      LoggedTouchView("pad", CallLog()), CGRect(x: 50, y: 50, width: 9, height: 9))
    pad.whenBegan = body
    stage.touch(.began, 55, 55)
    stage.advance()
    stage.touch(.ended, 55, 55)
    pad.removeFromSuperview()
  }

  @Test("7.1.16: true, once, at the first step at or after the end, which still shows the end")
  func ranToEnd() {
    stage.perform { animate(0.5) { self.view.frame.origin.x = 60 } }
    stage.advance(30)
    #expect(log.take() == [])
    #expect(near(stage.shown(view)?.frame?.minX, 58))
    stage.advance()
    #expect(log.take() == ["done true"])
    #expect(stage.shown(view)?.frame?.minX == 60)
    stage.advance(5)
    #expect(log.take() == [])
  }

  @Test("What a completion changes is in the next picture, never the model value in between")
  func noFlash() {
    stage.perform {
      UIView.animate(withDuration: 0.5) {
        self.view.alpha = 0
      } completion: { _ in
        self.view.isHidden = true
        self.view.alpha = 1
      }
    }
    stage.advance(31)
    #expect(stage.shown(view) == nil)
    stage.advance()
    #expect(stage.shown(view) == nil)
    #expect(view.alpha == 1)
  }

  @Test("Of several animations the last one's end counts")
  func lastOne() {
    stage.perform {
      animate(1, as: "outer") {
        self.view.alpha = 0
        UIView.animate(
          withDuration: 0.25, delay: 0, options: .overrideInheritedDuration,
          animations: { self.view.frame.origin.x = 9 },
          completion: { [log] in log.note("inner \($0)") })
      }
    }
    stage.advance(16)
    #expect(log.take() == ["inner true"])
    stage.advance(44)
    #expect(log.take() == [])
    stage.advance()
    #expect(log.take() == ["outer true"])
  }

  @Test("Two that end together both leave first, then call back in their order")
  func together() {
    let other = stage.add(UIView(), .zero)
    var animationsLeft: [Int] = []
    for moving in [view, other] {
      stage.perform {
        UIView.animate(withDuration: 0.5) {
          moving.alpha = 0.5
        } completion: { [log] _ in
          animationsLeft.append(view.layer.animations.count + other.layer.animations.count)
          log.note(moving === view ? "one" : "two")
        }
      }
    }
    stage.settle()
    #expect(log.take() == ["one", "two"])
    #expect(animationsLeft == [0, 0])
  }

  @Test("7.1.13: a delay holds the old value; the model has the new one")
  func delay() {
    stage.perform { animate(0.5, delay: 0.25) { self.view.frame.origin.x = 60 } }
    stage.advance(15)
    #expect(view.frame.minX == 60)
    #expect(stage.shown(view)?.frame?.minX == 0)
    stage.advance()
    let begin = stage.time
    #expect(stage.shown(view)?.frame?.minX == 0)
    #expect(near(stage.shown(view, at: begin + 0.25)?.frame?.minX, 30))
    stage.advance(29)
    #expect(log.take() == [])
    stage.advance()
    #expect(log.take() == ["done true"])
  }

  @Test("7.1.14: without a duration all shows at once; the completion is called in the next step")
  func noDuration() {
    for duration in [0, -1.0] {
      view.frame.origin.x = 0
      stage.advance()
      stage.perform { animate(duration) { self.view.frame.origin.x = 60 } }
      #expect(log.take() == [])
      #expect(!stage.isStill)
      stage.advance()
      #expect(log.take() == ["done true"])
      #expect(stage.shown(view)?.frame?.minX == 60)
    }
  }

  @Test("7.1.14: also when the block ran within a step, in answer to a touch")
  func noDurationInStep() {
    inStep { animate(0) { self.view.frame.origin.x = 60 } }
    #expect(log.take() == [])
    #expect(stage.output?.nextStep == .atNextDisplayTime)
    stage.advance()
    #expect(log.take() == ["done true"])
  }

  @Test("7.1.15: a block that animates nothing is done at the end of the step")
  func emptyBlock() {
    inStep {
      animate(1, as: "empty") {}
      animate(1, as: "same") { self.view.alpha = 1 }
      #expect(log.take() == [])
    }
    #expect(log.take() == ["empty true", "same true"])
    stage.perform { animate(1, as: "between steps") {} }
    #expect(log.take() == [])
    stage.advance()
    #expect(log.take() == ["between steps true"])
  }

  @Test("7.1.16: false when the view, or one above it, leaves the window")
  func leftWindow() {
    let inner = UIView()
    view.addSubview(inner)
    stage.perform {
      animate(1, as: "view") { self.view.alpha = 0 }
      animate(1, as: "inner") { inner.alpha = 0 }
    }
    stage.advance(5)
    view.removeFromSuperview()
    stage.advance()
    #expect(log.take() == ["view false", "inner false"])
    #expect(stage.isStill)
  }

  @Test("7.1.16: false when the view is let go")
  func deallocated() {
    weak var weakView: UIView?
    stage.perform {
      let brief = stage.add(UIView(), .zero)
      weakView = brief
      UIView.animate(withDuration: 1) {
        brief.alpha = 0
      } completion: { [log] in
        log.note("done \($0)")
      }
    }
    stage.advance(5)
    weakView?.removeFromSuperview()
    stage.advance()
    #expect(log.take() == ["done false"])
    stage.advance()
    #expect(weakView == nil)
    #expect(stage.isStill)
  }

  @Test("A view that changes its superview within a step goes on moving")
  func reparented() {
    let other = stage.add(UIView(), TestStage.bounds)
    stage.perform { animate(0.5) { self.view.frame.origin.x = 60 } }
    stage.advance(16)
    other.addSubview(view)
    stage.advance()
    #expect(near(stage.shown(view)?.frame?.minX, 32))
    stage.settle()
    #expect(log.take() == ["done true"])
  }

  @Test("A completion may start the next animation, and so on")
  func chain() {
    stage.perform {
      UIView.animate(withDuration: 0.5) {
        self.view.frame.origin.x = 30
      } completion: { _ in
        self.animate(0.5, as: "second") { self.view.frame.origin.x = 60 }
      }
    }
    stage.advance(31)
    #expect(stage.shown(view)?.frame?.minX == 30)
    stage.advance()
    #expect(stage.shown(view)?.frame?.minX == 30)
    stage.advance(15)
    #expect(near(stage.shown(view)?.frame?.minX, 45))
    stage.settle()
    #expect(log.take() == ["second true"])
  }
}
