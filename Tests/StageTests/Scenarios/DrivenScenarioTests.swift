import CoreGraphics
import Stage
import Testing
import Trace
import UIKit

@Suite("Scenarios whose transitions somebody drives") @MainActor struct DrivenScenarioTests {
  /// A screen whose tap presents another and drives that to 40 % and to an end, by the clock.
  private final class Home: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    let driver = UIPercentDrivenInteractiveTransition()
    let detail = UIViewController()
    var finishes = true
    /// Seconds that it is held at 40 %.
    var hold = 0.1

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      button.accessibilityIdentifier = "go"
      button.addAction(UIAction { [unowned self] _ in go() }, for: .touchUpInside)
      view.addSubview(button)
      detail.view.backgroundColor = .red
      detail.modalPresentationStyle = .custom
      detail.transitioningDelegate = self
    }

    private func go() {
      present(detail, animated: true)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [unowned self] in driver.update(0.4) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 + hold) { [unowned self] in
        if finishes { driver.finish() } else { driver.cancel() }
      }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let view = transitionContext.view(forKey: .to)!
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  private func recorder(_ finishes: Bool, hold: Double = 0.1) -> ScenarioRecorder {
    ScenarioRecorder(
      Scenario(id: "driven", title: "", present: .tap("go"), dismiss: .tap("go")) {
        let home = Home()
        (home.finishes, home.hold) = (finishes, hold)
        return home
      }, .present)
  }

  @Test("Its trace goes from the tap to the end, finished or cancelled", arguments: [true, false])
  func trace(_ finishes: Bool) async throws {
    let (document, span) = try await recorder(finishes).trace()
    #expect(!span.isFrozen && !span.isHeld)
    let percents = document.events.compactMap { event -> String? in
      if case .interaction(_, let state, let percent, _, _, _) = event.event {
        "\(state) \(percent)"
      } else {
        nil
      }
    }
    #expect(
      percents == ["began 0.0", "updated 0.4", "\(finishes ? "finished" : "cancelled") 0.4"])
    #expect(
      document.events.contains {
        $0.event
          == .transitionCompleted(
            transition: transition(of: document.events.map(\.event)), didComplete: finishes)
      })
  }

  private func transition(of events: [TraceEvent.Kind]) -> Int {
    events.lazy.compactMap { event -> Int? in
      if case .transition(let number, _, _, _, _) = event { number } else { nil }
    }.first ?? 0
  }

  @Test("Its pictures are those of the drag and of the way after it; equal runs, equal bytes")
  func pictures() async throws {
    let fractions = [0, 0.2, 0.4, 0.6, 0.8, 1]
    let first = try await recorder(true).pictures(at: fractions)
    let second = try await recorder(true).pictures(at: fractions)
    let texts = first.pictures.map(\.list.description)
    #expect(texts == second.pictures.map(\.list.description))
    #expect(Set(texts).count >= 4)
    #expect(texts.last?.contains("fill #ff0000ff") == true)
  }

  @Test("Held for longer than its duration and a second, it is waited for")
  func held() async throws {
    let (_, span) = try await recorder(true, hold: 5).trace()
    #expect(!span.isFrozen)
    #expect(span.end - span.start > 5)
  }
}
