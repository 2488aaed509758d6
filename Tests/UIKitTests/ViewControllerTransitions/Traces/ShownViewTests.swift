import Testing
import Trace
import UIKit

@Suite("What the trace tells of views once they are shown") @MainActor struct ShownViewTests {
  /// What is told of views since the event number `start`, with the steps since step `zero`.
  private func told(_ stage: TestStage, from start: Int, since zero: Int = 0) -> [String] {
    stage.trace[start...].compactMap { event in
      let step = Int((event.time * 60).rounded()) - zero
      switch event.event {
      case .viewState(let moment, let state) where moment != .before:
        return "\(step) \(moment) \(state.alpha)"
      case .notShown(_, _, let reason):
        return "\(step) \(reason)"
      default:
        return nil
      }
    }
  }

  /// What is told of a presentation whose animator does this, since the step that calls it.
  private func present(
    _ style: UIModalPresentationStyle = .fullScreen,
    _ animate: @escaping (UIView, any UIViewControllerContextTransitioning) -> Void
  ) -> [String] {
    let pair = Pair()
    pair.b.modalPresentationStyle = style
    pair.presenter.animation = { context in animate(context.view(forKey: .to)!, context) }
    let start = pair.stage.trace.count
    // 1.1.12: after the commit that follows the call.
    let begin = pair.stage.step + 2
    pair.present()
    pair.stage.settle()
    return told(pair.stage, from: start, since: begin)
  }

  @Test("Shown at the first commit that has it in the window")
  func shown() {
    #expect(
      present { view, context in
        view.alpha = 0
        context.containerView.addSubview(view)
        view.alpha = 0.5
        context.completeTransition(true)
        view.alpha = 0.75
      } == ["0 shown 0.75"])
  }

  @Test("Nothing shown: told once, with the commit that follows the completion")
  func notShown() {
    #expect(present { _, context in context.completeTransition(true) } == ["0 notInWindow"])
    #expect(
      present { view, context in
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.5) {
          view.alpha = 0.005
        } completion: { _ in
          context.completeTransition(true)
        }
      } == ["0 shown 0.005", "31 transparent"])
    // A block that animates nothing is over with its step (7.1.15), and as nothing has changed no
    // commit follows to wait for: it is told at once.
    #expect(
      present(.overFullScreen) { _, context in
        UIView.animate(withDuration: 0.5) {
          context.containerView.tag = 1
        } completion: { _ in
          context.completeTransition(true)
        }
      } == ["0 notInWindow"])
  }

  @Test("Nothing to be told: cancelled, dismissed in the same breath, covered")
  func notJudged() {
    let cancelled = present { _, context in context.completeTransition(false) }
    #expect(cancelled == ["0 after 1.0", "0 after 1.0"])
    let pair = Pair()
    pair.presenter.animation = { $0.completeTransition(true) }
    pair.dismisser.animation = { $0.completeTransition(true) }
    let start = pair.stage.trace.count
    pair.stage.perform { pair.a.present(pair.b, animated: true) { pair.dismiss() } }
    pair.stage.settle()
    #expect(told(pair.stage, from: start).filter { $0.hasSuffix("notInWindow") } == [])
  }

  @Test("Completed between two steps: the next step tells, and is asked for")
  func betweenSteps() throws {
    let pair = Pair()
    pair.b.modalPresentationStyle = .overFullScreen
    var context: (any UIViewControllerContextTransitioning)?
    pair.presenter.animation = { context = $0 }
    let start = pair.stage.trace.count
    pair.present()
    pair.stage.settle()
    #expect(pair.stage.isStill)
    pair.stage.perform { context?.completeTransition(true) }
    #expect(pair.stage.stage.needsStep)
    pair.stage.settle()
    #expect(told(pair.stage, from: start).map { $0.hasSuffix("notInWindow") } == [true])
    #expect(pair.stage.isStill)
  }

  @Test("After the end once more, if it was changed before the next commit")
  func after() throws {
    for isChanged in [false, true] {
      let pair = Pair()
      pair.presentAndSettle()
      let start = pair.stage.trace.count
      pair.stage.perform {
        pair.b.dismiss(animated: true) { if isChanged { pair.a.view.alpha = 0.5 } }
      }
      pair.stage.settle()
      let lines = told(pair.stage, from: start)
        .map { String($0.split(separator: " ", maxSplits: 1)[1]) }
      // The presenter's and the presented view; then the presenter's.
      #expect(lines == ["after 1.0", "after 1.0"] + (isChanged ? ["after 0.5"] : []))
    }
  }
}
