import Testing
import UIKit

@Suite("Blocks that are waited for") @MainActor struct AsyncAnimationTests {
  private let stage = TestStage.settled()
  private let log = CallLog()
  private let view: UIView

  private init() {
    view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.settle()
  }

  /// Steps with turns for who waits in between.
  private func advance(_ steps: Int) async {
    for _ in 0..<steps {
      stage.advance()
      await stage.stage.letTasksRun()
    }
  }

  private func start(_ body: @escaping @MainActor () async -> Void) async {
    stage.perform { _ = Task { await body() } }
    await stage.stage.letTasksRun()
  }

  @Test("7.1.16: one after the other, each with whether it ran to its end")
  func inOrder() async {
    await start {
      let first = await UIView.animate(withDuration: 0.25) { self.view.frame.origin.x = 40 }
      self.log.note("first \(first)")
      let second = await UIView.animateKeyframes(withDuration: 0.25, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          self.view.frame.origin.x = 80
        }
      }
      self.log.note("second \(second)")
      await UIView.transition(
        with: self.view, duration: 0.25, options: .transitionCrossDissolve
      ) { self.view.backgroundColor = .blue }
      self.log.note("third")
    }
    await advance(15)
    #expect(log.take() == [])
    await advance(1)
    #expect(log.take() == ["first true"])
    await advance(15)
    #expect(log.take() == [])
    await advance(1)
    #expect(log.take() == ["second true"])
    await advance(17)
    #expect(log.take() == ["third"])
  }

  @Test("7.1.16: false when the view leaves")
  func cutShort() async {
    await start {
      let finished = await UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) { self.view.frame.origin.x = 40 }
      self.log.note("done \(finished)")
    }
    await advance(5)
    view.removeFromSuperview()
    await advance(1)
    #expect(log.take() == ["done false"])
  }
}
