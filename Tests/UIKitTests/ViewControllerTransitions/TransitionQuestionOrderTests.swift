import Testing

@testable import UIKit

@Suite("What is known and called when") @MainActor struct TransitionQuestionOrderTests {
  @Test("6.11: the duration is known in WillBegin and in the will-callbacks, both ways")
  func duration() {
    let trio = Trio(.custom)
    var seen: [TimeInterval?] = []
    let note: @MainActor () -> Void = { [unowned b = trio.b] in
      seen.append(b.transitionCoordinator?.transitionDuration)
    }
    trio.prepare = {
      $0.hooks["presentationTransitionWillBegin"] = note
      $0.hooks["dismissalTransitionWillBegin"] = note
    }
    trio.b.hooks["viewWillAppear"] = note
    trio.b.hooks["viewWillDisappear"] = note
    trio.presentAndSettle()
    #expect(seen == [0.5, 0.5])
    trio.dismiss()
    trio.stage.settle()
    #expect(seen == [0.5, 0.5, 0.5, 0.5])
  }

  @Test("6.4: what moves along runs, before the end, when the animator is done at once")
  func doneAtOnce() {
    let trio = Trio(.custom)
    trio.presenter.animation = { context in
      context.containerView.addSubview(context.view(forKey: .to)!)
      context.completeTransition(true)
    }
    trio.present()
    trio.stage.settle()
    let lines = trio.log.take()
    #expect(lines.filter { $0 == "along" }.count == 1)
    #expect(
      lines.firstIndex(of: "along") ?? 999 < lines.firstIndex(of: "B.viewDidAppear(true)") ?? -1)
    #expect(trio.b.appearance == .appeared)
  }

  private final class PlainAnimator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      transitionContext.containerView.addSubview(transitionContext.view(forKey: .to)!)
      transitionContext.completeTransition(true)
    }
  }

  @Test("animationEnded is in the trace only of an animator that has it")
  func optionalEnd() {
    let pair = Pair()
    func ends(from start: Int) -> [String] {
      pair.stage.traceLines(from: start) {
        if case .call(_, "animationEnded(_:)") = $0 { true } else { false }
      }
    }
    pair.presentAndSettle()
    #expect(ends(from: 0) == ["LoggedAnimator.animationEnded(_:)"])
    pair.dismiss()
    pair.stage.settle()
    let start = pair.stage.trace.count
    pair.delegate.presentation = PlainAnimator()
    pair.presentAndSettle()
    #expect(pair.b.view.window != nil)
    #expect(ends(from: start) == [])
  }

  private final class Guarding: LoggedController {
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      log.note("\(name).dismiss(\(flag))")
      super.dismiss(animated: flag, completion: completion)
    }
  }

  @Test("1.5.1, T2: B's dismiss is forwarded to the presenter's own dismiss")
  func forwarded() {
    let log = CallLog()
    let (a, b) = (Guarding("A", log), LoggedController("B", log))
    let stage = TestStage.settled { a }
    stage.perform { a.present(b, animated: false) }
    stage.settle()
    _ = log.take()
    stage.perform { b.dismiss(animated: false) { log.note("dismissed") } }
    #expect(log.take() == ["A.dismiss(false)"])
    stage.settle()
    #expect(log.take().last == "dismissed")
    #expect(a.presentedViewController == nil)
  }
}
