import Testing
import UIKit

@Suite("The trace of transitions that are driven") @MainActor struct InteractionTraceTests {
  private final class Hand: UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) { context = transitionContext }
  }

  private let trio = Trio(.custom)
  private let hand = Hand()

  private func drive(_ end: (any UIViewControllerContextTransitioning) -> Void) -> [String] {
    trio.answers.interactiveDismissal = hand
    trio.presentAndSettle()
    trio.dismiss()
    trio.stage.advance(2)
    let context = hand.context!
    trio.stage.perform {
      context.updateInteractiveTransition(0.25)
      context.updateInteractiveTransition(1.5)
      context.updateInteractiveTransition(0.5)
      end(context)
      // Nobody holds it any more.
      context.updateInteractiveTransition(0.75)
      context.finishInteractiveTransition()
      context.completeTransition(!context.transitionWasCancelled)
    }
    trio.stage.settle()
    return trio.stage.traceLines { if case .interaction = $0 { true } else { false } }
  }

  private let updates = [
    "interaction began at 0.0", "interaction updated at 0.25", "interaction updated at 1.0",
    "interaction updated at 0.5",
  ]

  @Test("Each step, and the end of it")
  func finished() {
    #expect(
      drive { $0.finishInteractiveTransition() } == updates + [
        "interaction finished at 0.5, speed 1.0, easeInOut"
      ])
  }

  @Test("Cancelled")
  func cancelled() {
    #expect(
      drive { $0.cancelInteractiveTransition() } == updates + [
        "interaction cancelled at 0.5, speed 1.0, easeInOut"
      ])
  }
}
