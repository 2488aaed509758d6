import Testing
import UIKit

@Suite("Touches during animations") @MainActor struct SwallowedTouchTests {
  private let stage = TestStage.settled()
  private let log = CallLog()
  private let view: LoggedTouchView
  private let inner: LoggedTouchView

  private init() {
    view = stage.add(LoggedTouchView("view", log), CGRect(x: 0, y: 0, width: 20, height: 20))
    inner = LoggedTouchView("inner", log)
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    view.addSubview(inner)
    stage.settle()
  }

  private func move(_ options: UIView.AnimationOptions = []) {
    stage.perform {
      UIView.animate(withDuration: 0.5, delay: 0, options: options) {
        self.view.frame.origin.x = 50
      }
    }
    stage.advance()
  }

  @Test("7.1.20: a moving view and what lies in it swallow touches, until the animation is over")
  func swallowed() {
    let behind = stage.add(LoggedTouchView("behind", log), TestStage.bounds)
    stage.view.sendSubviewToBack(behind)
    move()
    stage.tap(65, 10)
    stage.tap(55, 10)
    #expect(log.take() == [])
    stage.tap(5, 10)
    #expect(log.take() == ["behind began (5.0, 10.0)", "behind ended (5.0, 10.0)"])
    stage.settle()
    stage.tap(65, 10)
    stage.tap(55, 10)
    #expect(
      log.take().map { $0.prefix(11) } == [
        "view began ", "view ended ", "inner began", "inner ended",
      ])
  }

  @Test("7.1.20: what was swallowed when it landed stays so when the animation is over")
  func swallowedWhole() {
    move()
    stage.touch(.began, 65, 10)
    stage.settle()
    stage.touch(.moved, 66, 10)
    stage.touch(.ended, 66, 10)
    stage.advance()
    #expect(log.take() == [])
  }

  @Test("A finger that is down when the animation begins goes on")
  func alreadyDown() {
    stage.touch(.began, 15, 10)
    stage.advance()
    move()
    stage.touch(.moved, 16, 10)
    stage.touch(.ended, 16, 10)
    stage.advance()
    #expect(log.take().map { $0.prefix(10) } == ["view began", "view moved", "view ended"])
  }

  @Test("10.5: with allowUserInteraction it is touched at the place it moves to")
  func allowed() {
    move(.allowUserInteraction)
    stage.tap(65, 10)
    #expect(log.take() == ["view began (15.0, 10.0)", "view ended (15.0, 10.0)"])
    stage.tap(15, 10)
    #expect(log.take() == [])
  }

  @Test("7.1.12: a block within one that allows interaction allows it")
  func inheritedPermission() {
    stage.perform {
      UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
        UIView.animate(withDuration: 0.1) { self.view.frame.origin.x = 50 }
      }
    }
    stage.advance()
    stage.tap(65, 10)
    #expect(log.take() == ["view began (15.0, 10.0)", "view ended (15.0, 10.0)"])
  }

  @Test("Of two animations one that forbids is enough, and only while it runs")
  func mixed() {
    move(.allowUserInteraction)
    stage.perform { UIView.animate(withDuration: 0.1) { self.view.alpha = 0.5 } }
    stage.advance()
    stage.tap(65, 10)
    #expect(log.take() == [])
    stage.advance(10)
    stage.tap(65, 10)
    #expect(log.take() == ["view began (15.0, 10.0)", "view ended (15.0, 10.0)"])
  }

  @Test("An animation cut short gives the touches back")
  func cutShort() {
    move()
    view.layer.removeAllAnimations()
    stage.advance()
    stage.tap(65, 10)
    #expect(log.take() == ["view began (15.0, 10.0)", "view ended (15.0, 10.0)"])
  }

  @Test("7.1.20: a finger that was swallowed does not keep the next one from the view")
  func swallowedIsNotTheFirst() {
    move()
    stage.touch(.began, 65, 10)
    stage.settle()
    stage.touch(.began, 66, 10, finger: 1)
    stage.advance()
    stage.touch(.ended, 66, 10, finger: 1)
    stage.advance()
    #expect(log.take() == ["view began (16.0, 10.0)", "view ended (16.0, 10.0)"])
  }
}
