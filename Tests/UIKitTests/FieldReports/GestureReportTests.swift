import Stage
import Testing
import UIKit

@Suite("Field reports: gestures") @MainActor struct GestureReportTests {
  /// A pan on B's view that begins its dismissal, with a hand that takes the transition.
  @MainActor private final class Puller: UIViewControllerInteractiveTransitioning {
    weak var controller: UIViewController?
    var context: (any UIViewControllerContextTransitioning)?
    /// What is done when the finger lifts.
    var whenEnded: (@MainActor (any UIViewControllerContextTransitioning) -> Void)?

    func pulled(_ pan: UIPanGestureRecognizer) {
      switch pan.state {
      case .began: controller?.dismiss(animated: true)
      case .changed:
        context?.view(forKey: .from)?.frame.origin.y = pan.translation(in: nil).y
      case .ended:
        if let context { whenEnded?(context) }
      default: break
      }
    }

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) { context = transitionContext }
  }

  private let pair = Pair.report(.overFullScreen)
  private let answers: AnsweringDelegate
  private let puller = Puller()

  private init() {
    answers = AnsweringDelegate("pull's", pair.log)
    (answers.presentation, answers.dismissal) = (pair.presenter, pair.dismisser)
    answers.interactiveDismissal = puller
    pair.b.transitioningDelegate = answers
    puller.controller = pair.b
  }

  private func pull() {
    pair.presentAndSettle()
    pair.stage.perform {
      pair.b.view.addGestureRecognizer(
        UIPanGestureRecognizer(
          target: puller, action: Selector("pulled:", Puller.pulled(_:))))
    }
    pair.stage.drag([(100, 100), (100, 120), (100, 160), (100, 200)])
    pair.stage.lift(100, 200)
  }

  @Test(
    "R11, the mistake, by a finger: below the threshold B springs back and is for ever being dismissed"
  )
  func r11Mistake() {
    puller.whenEnded = { context in
      UIView.animate(withDuration: 0.2) { context.view(forKey: .from)?.frame.origin.y = 0 }
    }
    pull()
    pair.stage.advance(60)
    #expect(pair.stage.shown(pair.b.view)?.frame == Pair.reportBounds)
    #expect(pair.b.isBeingDismissed)
    // In an interactive transition touches come through (10.6): the second pull is refused.
    pair.stage.drag([(100, 100), (100, 140)])
    pair.stage.lift(100, 140)
    #expect(
      pair.stage.consoleLines == [
        "Warning: Attempt to dismiss from view controller \(pair.a) while a presentation or "
          + "dismiss is in progress!"
      ])
    #expect(pair.a.presentedViewController === pair.b)
  }

  @Test("R11, by a finger: cancelled and completed with false, the next pull works")
  func r11() {
    puller.whenEnded = { context in
      context.cancelInteractiveTransition()
      UIView.animate(withDuration: 0.2) {
        context.view(forKey: .from)?.frame.origin.y = 0
      } completion: { _ in
        context.completeTransition(false)
      }
    }
    pull()
    pair.stage.settle()
    #expect(!pair.b.isBeingDismissed)
    #expect(pair.a.presentedViewController === pair.b)
    let start = pair.stage.trace.count
    pair.stage.drag([(100, 100), (100, 140)])
    pair.stage.lift(100, 140)
    #expect(
      pair.stage.traceLines(from: start) { if case .gesture = $0 { true } else { false } } == [
        "UIPanGestureRecognizer began", "UIPanGestureRecognizer ended",
      ])
  }

  @Test("R51: a tap on what opens is lost while the transition is not interactive")
  func r51() {
    let taps = GestureLog()
    pair.presenter.animation = { context in
      let dimming = UIView(frame: context.containerView.bounds)
      dimming.addGestureRecognizer(taps.watch(UITapGestureRecognizer(), "dimming"))
      context.containerView.addSubview(dimming)
      UIView.animate(withDuration: 0.4, delay: 0, options: .allowUserInteraction) {
        dimming.backgroundColor = .black
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    pair.present()
    pair.stage.advance(9)
    pair.stage.tap(100, 100)
    #expect(taps.take() == [])
    pair.stage.settle()
    pair.stage.tap(100, 100)
    #expect(taps.take() == ["dimming ended"])
  }

  @Test("10.6: a gesture that is under way when a transition begins goes on")
  func underWay() {
    let targets = GestureLog()
    let pan = targets.watch(UIPanGestureRecognizer(), "pan")
    pair.stage.perform { pair.a.view.addGestureRecognizer(pan) }
    pair.stage.drag([(100, 100), (100, 120)])
    pair.present()
    pair.stage.advance(5)
    pair.stage.touch(.moved, 100, 150)
    pair.stage.advance()
    pair.stage.lift(100, 150)
    #expect(targets.take() == ["pan began", "pan changed", "pan ended"])
  }
}
