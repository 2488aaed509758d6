import Testing
import UIKit

@Suite("7.1.12, 7.4: whom a block within keyframes waits for") @MainActor struct InnerBlockTests {
  private let stage = TestStage.settled()
  private let log = CallLog()
  private let view: UIView

  private init() {
    view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 20))
    view.backgroundColor = .red
    stage.settle()
  }

  private func run(_ inner: @escaping () -> Void) {
    stage.perform {
      UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          UIView.animate(withDuration: 9, animations: inner) { [log = self.log] in
            log.note("inner \($0)")
          }
        }
      } completion: { [log = self.log] in
        log.note("outer \($0)")
      }
    }
    stage.advance()
  }

  @Test("For the animation that is made of the keyframes, which its changes are part of")
  func waits() {
    run { self.view.alpha = 0.25 }
    #expect(log.take() == [] && view.layer.animationKeys() == ["opacity"])
    stage.advance(29)
    #expect(log.take() == [])
    stage.advance()
    #expect(log.take() == ["inner true", "outer true"])
  }

  @Test("For nothing where none is made, as the view has left the window by then")
  func nothingMade() {
    run {
      self.view.alpha = 0.25
      self.view.removeFromSuperview()
    }
    #expect(log.take().sorted() == ["inner true", "outer true"])
    #expect(view.layer.animations.isEmpty && view.alpha == 0.25)
  }

  @Test("For nothing where nothing changes")
  func unchanged() {
    run {}
    #expect(log.take().sorted() == ["inner true", "outer true"])
  }

  @Test("Ended early, both get false")
  func ended() {
    run { self.view.alpha = 0.25 }
    stage.perform { view.layer.removeAllAnimations() }
    stage.advance()
    #expect(log.take() == ["inner false", "outer false"])
  }
}
