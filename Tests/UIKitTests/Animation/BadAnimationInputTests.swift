import Testing
import UIKit

@Suite("Blocks with numbers that are none") @MainActor struct BadAnimationInputTests {
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

  private func done(_ finished: Bool) { log.note("done \(finished)") }

  @Test(
    "7.1.14: durations that are not above 0, of every kind of block",
    arguments: [0, -1, Double.nan, -Double.infinity])
  func durations(_ duration: Double) {
    let starts: [() -> Void] = [
      { UIView.animate(withDuration: duration, animations: self.move, completion: self.done) },
      {
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: 0.5,
          initialSpringVelocity: 0, animations: self.move, completion: self.done)
      },
      {
        UIView.animate(
          springDuration: duration, bounce: 0.5, animations: self.move, completion: self.done)
      },
      {
        UIView.animateKeyframes(
          withDuration: duration, delay: 0, animations: self.move, completion: self.done)
      },
      {
        UIView.transition(
          with: self.view, duration: duration, options: .transitionCrossDissolve,
          animations: self.move, completion: self.done)
      },
    ]
    for start in starts {
      view.frame.origin.x = 0
      stage.settle()
      stage.perform { start() }
      #expect(log.take() == [])
      stage.advance()
      #expect(log.take() == ["done true"] && x(after: 0) == 80)
      #expect(view.layer.animations.isEmpty)
    }
  }

  private func move() { view.frame.origin.x = 80 }

  @Test("An endless duration does not move, and is ended by whoever ends it")
  func endless() {
    stage.perform {
      UIView.animate(withDuration: .infinity, animations: move, completion: done)
    }
    stage.advance(100)
    #expect(near(x(after: 0), 0, 1e-6) && log.take() == [])
    view.layer.removeAllAnimations()
    stage.advance()
    #expect(log.take() == ["done false"])
  }

  @Test("A delay that is not a number is none; below 0, that much of the way is gone")
  func delays() {
    func run(_ delay: Double) {
      view.layer.removeAllAnimations()
      view.frame.origin.x = 0
      stage.settle()
      _ = log.take()
      stage.perform {
        UIView.animate(
          withDuration: 1, delay: delay, options: .curveLinear, animations: move,
          completion: done)
      }
      stage.advance()
    }
    run(.nan)
    #expect(near(x(after: 0.5), 40))
    run(-0.5)
    #expect(near(x(after: 0), 40) && near(x(after: 0.25), 60))
    run(-.infinity)
    #expect(x(after: 0) == 80 && log.take() == ["done true"])
    run(.infinity)
    #expect(x(after: 1000) == 0 && log.take() == [])
  }

  @Test("Springs with numbers that are none move, and settle or can be ended")
  func springs() {
    let bad: [Double] = [.nan, .infinity, -.infinity, -1e300, 1e300]
    for number in bad {
      for kind in 0..<3 {
        view.layer.removeAllAnimations()
        view.frame.origin.x = 0
        stage.settle()
        _ = log.take()
        stage.perform {
          switch kind {
          case 0:
            UIView.animate(
              withDuration: 1, delay: 0, usingSpringWithDamping: number,
              initialSpringVelocity: 0, animations: move, completion: done)
          case 1:
            UIView.animate(
              withDuration: 1, delay: 0, usingSpringWithDamping: 0.5,
              initialSpringVelocity: number, animations: move, completion: done)
          default:
            UIView.animate(
              springDuration: 0.5, bounce: number, animations: move, completion: done)
          }
        }
        stage.advance(5)
        let shown = x(after: 0.1)
        #expect(shown == nil || shown!.isFinite, "\(number) \(kind)")
        view.layer.removeAllAnimations()
        stage.advance()
        #expect(log.take().count == 1, "\(number) \(kind)")
      }
    }
  }

  @Test("7.1.15: what is changed outside of a window shows at once, and the block is done")
  func outsideOfWindow() {
    let stranger = UIView()
    stage.perform {
      UIView.animate(withDuration: 1, animations: { stranger.alpha = 0 }, completion: done)
    }
    stage.advance()
    #expect(log.take() == ["done true"] && stranger.layer.animations.isEmpty)
  }
}
