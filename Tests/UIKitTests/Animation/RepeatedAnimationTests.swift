import Testing
import UIKit

@Suite("Blocks that repeat and run back") @MainActor struct RepeatedAnimationTests {
  private let stage = TestStage.settled()
  private let log = CallLog()
  private let view: UIView

  private init() {
    view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.settle()
  }

  private func animate(
    _ options: UIView.AnimationOptions, delay: Double = 0, _ change: @escaping () -> Void
  ) {
    stage.perform {
      UIView.animate(
        withDuration: 1, delay: delay, options: options.union(.curveLinear), animations: change
      ) { [log] in log.note("done \($0)") }
    }
    stage.advance()
  }

  private func x(after seconds: Double) -> CGFloat? {
    stage.shown(view, at: stage.time + seconds)?.frame?.minX
  }

  @Test("7.1, repeat: for ever; its completion gets false when something ends it")
  func forEver() {
    animate(.repeat) { self.view.frame.origin.x = 80 }
    for (time, place) in [(0.25, 20.0), (0.75, 60), (1.25, 20), (100.5, 40)] {
      #expect(near(x(after: time), place, 1e-6))
    }
    stage.advance(600)
    #expect(log.take() == [] && !stage.isStill)
    view.layer.removeAllAnimations()
    stage.advance()
    #expect(log.take() == ["done false"] && x(after: 0) == 80)
    stage.settle()
    #expect(stage.isStill)
  }

  @Test("7.1, autoreverse: back to the start, then a jump to the model's value")
  func back() {
    animate(.autoreverse) { self.view.frame.origin.x = 80 }
    #expect(view.frame.minX == 80)
    for (time, place) in [(0.25, 20.0), (1, 80), (1.25, 60), (1.75, 20), (2, 0)] {
      #expect(near(x(after: time), place))
    }
    stage.advance(119)
    #expect(log.take() == [])
    stage.advance()
    #expect(log.take() == ["done true"] && near(x(after: 0), 0))
    stage.advance()
    #expect(x(after: 0) == 80)
  }

  @Test("7.1, both: there and back for ever, after a delay that counts once")
  func both() {
    animate([.repeat, .autoreverse], delay: 0.5) { self.view.alpha = 0 }
    for (time, alpha) in [(0.25, 1.0), (0.75, 0.75), (1.5, 0), (2.25, 0.75), (2.75, 0.75)] {
      #expect(near(stage.shown(view, at: stage.time + time)?.opacity ?? 0, alpha))
    }
  }

  @Test("7.1.5: what repeats is replaced and not added to")
  func replaced() {
    animate(.repeat) { self.view.frame.origin.x = 80 }
    stage.advance(29)
    animate([]) { self.view.frame.origin.x = 0 }
    // From the former model value.
    #expect(log.take() == ["done false"] && near(x(after: 0.25), 60))
    stage.settle()
    #expect(log.take() == ["done true"])
    animate(.repeat) { self.view.frame.origin.x = 80 }
    stage.advance(30)
    animate(.beginFromCurrentState) { self.view.frame.origin.x = 0 }
    // From what was shown: 40.
    #expect(near(x(after: 0.25), 30))
  }

  @Test("7.1.19: as often as modifyAnimations says, twice as long when it also runs back")
  func modified() {
    animate([]) {
      UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) {
        self.view.frame.origin.x = 80
      }
      // What is changed outside of it is not modified.
      self.view.alpha = 0.5
    }
    for (time, place) in [(0.25, 20.0), (1.5, 40), (2.25, 20), (4.5, 40), (4.75, 60)] {
      #expect(near(x(after: time), place))
    }
    #expect(near(stage.shown(view, at: stage.time + 1)?.opacity, 0.5))
    stage.advance(299)
    #expect(log.take() == [])
    stage.advance()
    #expect(log.take() == ["done true"])
  }

  @Test("7.1.19: outside of a block, and with a count that is none")
  func modifiedNothing() {
    stage.perform {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) {
        self.view.frame.origin.x = 10
      }
    }
    stage.advance()
    #expect(x(after: 0) == 10 && stage.isStill)
    for count in [0, -1, CGFloat.nan] {
      view.frame.origin.x = 0
      animate([]) {
        UIView.modifyAnimations(withRepeatCount: count, autoreverses: false) {
          self.view.frame.origin.x = 80
        }
      }
      #expect(near(x(after: 0.5), 40))
      stage.advance(60)
      #expect(log.take() == ["done true"])
    }
  }

  @Test("7.1.12: a block within takes the repeats over, unless it overrides the options")
  func inherited() {
    func nested(_ options: UIView.AnimationOptions) {
      animate([.repeat, .autoreverse]) {
        UIView.animate(withDuration: 9, delay: 0, options: options) {
          self.view.frame.origin.x = 80
        }
      }
    }
    nested([])
    #expect(near(x(after: 1.25), 60) && near(x(after: 2.25), 20))
    view.layer.removeAllAnimations()
    view.frame.origin.x = 0
    stage.settle()
    // Duration and curve are still those of the outer block.
    nested(.overrideInheritedOptions)
    #expect(near(x(after: 0.25), 20) && x(after: 1.25) == 80)
  }
}
