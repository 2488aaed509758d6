import Testing
import Trace
import UIKit

@Suite("7.1.16: whose completion it was, and when it came") @MainActor struct AnimationNameTests {
  private let stage = TestStage.settled()
  private let view: UIView

  private init() {
    view = stage.add(UIView(), CGRect(x: 1, y: 2, width: 10, height: 20))
    view.backgroundColor = .red
    stage.settle()
  }

  /// The completions that the trace has, after what `body` starts is over.
  private func completions(_ body: () -> Void) -> [String] {
    let from = stage.trace.count
    stage.perform(body)
    stage.settle()
    return stage.trace[from...].compactMap { event in
      guard case .completion(let name, let finished) = event.event else { return nil }
      return "\(name) \(finished.map { "\($0)" } ?? "nil")"
    }
  }

  private func change() { view.alpha = view.alpha == 0.25 ? 0.75 : 0.25 }

  @Test("Each form by its name, within another block too; none where there is no completion")
  func names() {
    let forms: [(String, () -> Void)] = [
      ("UIView.animate", { UIView.animate(withDuration: 0.1, animations: self.change) { _ in } }),
      (
        "UIView.animate",
        {
          UIView.animate(
            withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
            animations: self.change
          ) { _ in }
        }
      ),
      (
        "UIView.animate",
        { UIView.animate(springDuration: 0.1, animations: self.change) { _ in } }
      ),
      (
        "UIView.animateKeyframes",
        {
          UIView.animateKeyframes(withDuration: 0.1, delay: 0, animations: self.change) { _ in }
        }
      ),
      (
        "UIView.transition",
        {
          UIView.transition(
            with: self.view, duration: 0.1, options: .transitionCrossDissolve,
            animations: self.change
          ) { _ in }
        }
      ),
    ]
    for (name, start) in forms {
      #expect(completions(start) == ["\(name) true"])
      // A block within keyframes makes keyframes; its name is its own.
      #expect(
        completions { UIView.animate(withDuration: 0.1, animations: start) } == ["\(name) true"])
      #expect(
        completions { UIView.performWithoutAnimation(start) } == ["\(name) true"], "\(name)")
    }
    #expect(completions { UIView.animate(withDuration: 0.1, animations: change) } == [])
  }

  @Test("7.1.14, 7.1.15: of nothing, of no duration, and of what is off, each with true")
  func nothing() {
    #expect(
      completions { UIView.animate(withDuration: 0.1, animations: {}) { _ in } }
        == ["UIView.animate true"])
    #expect(
      completions { UIView.animate(withDuration: 0, animations: change) { _ in } }
        == ["UIView.animate true"])
    #expect(
      completions {
        UIView.animateKeyframes(withDuration: 0.1, delay: 0, animations: {}) { _ in }
      } == ["UIView.animateKeyframes true"])
  }

  @Test("7.1.20: a view that a block touches twice takes touches again after it, once")
  func interaction() {
    let log = CallLog()
    let target = stage.add(
      LoggedTouchView("T", log), CGRect(x: 20, y: 100, width: 50, height: 60))
    stage.settle()
    stage.perform {
      UIView.animate(withDuration: 0.5) {
        target.alpha = 0.5
        target.layer.cornerRadius = 3
        target.center.y += 1
      }
      UIView.animate(withDuration: 1) { target.alpha = 0.75 }
    }
    stage.advance(2)
    stage.tap(45, 130)
    #expect(log.take().isEmpty)
    stage.advance(35)
    // The first is over, the second is not.
    stage.tap(45, 130)
    #expect(log.take().isEmpty)
    stage.settle()
    stage.tap(45, 130)
    #expect(!log.take().isEmpty)
  }
}
