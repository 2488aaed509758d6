import Testing
import UIKit

@Suite("Nested, disabled and inherited") @MainActor struct AnimationScopeTests {
  private let stage = TestStage.settled()
  private let log = CallLog()
  private let view: UIView

  private init() {
    view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.settle()
  }

  private func x(after seconds: Double) -> CGFloat? {
    stage.shown(view, at: stage.time + seconds)?.frame?.minX
  }

  /// Moves by 80 points in an inner block of 0.5 s, ease in, within a linear one of 1 s.
  private func nested(_ options: UIView.AnimationOptions) {
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 0.5, delay: 0, options: [.curveEaseIn, options]) {
          self.view.frame.origin.x = 80
        }
      }
    }
    stage.advance()
  }

  @Test("7.1.12: an inner block takes over duration and curve")
  func inherited() {
    nested([])
    #expect(near(x(after: 0.25), 20))
    #expect(near(x(after: 0.75), 60))
  }

  @Test("7.1.12: unless it overrides the duration, the curve, or both")
  func overridden() {
    nested(.overrideInheritedDuration)
    #expect(near(x(after: 0.25), 40))
    view.layer.removeAllAnimations()
    view.frame.origin.x = 0
    stage.settle()
    nested(.overrideInheritedCurve)
    #expect(near(x(after: 0.5), 80 * 0.31536, 80 * 5e-6))
    view.layer.removeAllAnimations()
    view.frame.origin.x = 0
    stage.settle()
    nested([.overrideInheritedDuration, .overrideInheritedCurve])
    #expect(near(x(after: 0.25), 80 * 0.31536, 80 * 5e-6))
  }

  @Test("7.1.18: the inherited duration is the enclosing block's")
  func inheritedDuration() {
    stage.perform {
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 0.7) {
        #expect(UIView.inheritedAnimationDuration == 0.7)
        UIView.animate(withDuration: 0.2) {
          #expect(UIView.inheritedAnimationDuration == 0.7)
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
          #expect(UIView.inheritedAnimationDuration == 0.2)
        }
      }
      #expect(UIView.inheritedAnimationDuration == 0)
    }
  }

  @Test("7.1.17: without animation, also within a block")
  func performWithoutAnimation() {
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.view.alpha = 0
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          self.view.frame.origin.x = 80
          UIView.animate(withDuration: 1) { self.view.frame.origin.y = 50 }
        }
        #expect(UIView.areAnimationsEnabled)
      }
    }
    stage.advance()
    #expect(stage.shown(view)?.frame?.origin == CGPoint(x: 80, y: 50))
    #expect(near(stage.shown(view, at: stage.time + 0.5)?.opacity, 0.5))
  }

  @Test("7.1.17: switched off, blocks run, change at once, and complete with true without waiting")
  func disabled() {
    stage.perform {
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1, delay: 1) {
        self.view.frame.origin.x = 80
        self.log.note("block")
      } completion: { [log] in
        log.note("done \($0)")
      }
      #expect(log.take() == ["block"])
    }
    stage.advance()
    #expect(log.take() == ["done true"])
    #expect(x(after: 0) == 80)
    stage.perform { UIView.setAnimationsEnabled(true) }
    stage.perform { UIView.animate(withDuration: 1) { self.view.frame.origin.x = 0 } }
    stage.advance()
    #expect(x(after: 0) == 80)
  }

  @Test("7.1.17: an animation that runs already is not disturbed")
  func disabledLater() {
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.view.frame.origin.x = 80
      }
    }
    stage.advance(31)
    stage.perform { UIView.setAnimationsEnabled(false) }
    stage.advance()
    #expect(near(x(after: 0), 80.0 * 31 / 60))
  }

  @Test("Two stages have scopes of their own")
  func twoStages() {
    let other = TestStage.settled()
    other.perform { UIView.setAnimationsEnabled(false) }
    stage.perform {
      #expect(UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.view.frame.origin.x = 80
      }
    }
    stage.advance()
    #expect(near(x(after: 0.5), 40))
  }
}
