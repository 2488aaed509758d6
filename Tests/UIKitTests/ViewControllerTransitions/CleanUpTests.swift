import DisplayList
import Testing
import Trace
import UIKit

@Suite("Nothing is left behind") @MainActor struct CleanUpTests {
  /// The views beneath `view` and their layers, by class, one a line.
  private func tree(_ view: UIView, _ depth: Int = 0) -> [String] {
    let layers = view.layer.sublayers?.count ?? 0
    return [
      String(repeating: " ", count: depth)
        + "\(view.description) \(layers) \(view.layer.animations.count)"
    ] + view.subviews.flatMap { tree($0, depth + 1) }
  }

  @Test("1.5.8: after present and dismiss all is as before", arguments: [true, false])
  func asBefore(_ custom: Bool) {
    let pair = Pair(custom: custom)
    pair.stage.add(UILabel(), CGRect(x: 1, y: 2, width: 50, height: 20)).text = "A"
    pair.stage.settle()
    let (before, picture) = (tree(pair.stage.window), pair.stage.output?.displayList)
    for animated in [true, false] {
      pair.present(animated: animated)
      pair.stage.settle()
      #expect(tree(pair.stage.window) != before)
      pair.dismiss(animated: animated)
      pair.stage.settle()
      #expect(tree(pair.stage.window) == before)
      #expect(pair.stage.output?.displayList == picture)
    }
    #expect(pair.stage.stage.context.animations.isEmpty)
    #expect(pair.stage.stage.context.turnWork.isEmpty)
  }

  @Test("The presenter's view comes back to its place and size, though the window has changed")
  func resizedMeanwhile() {
    let pair = Pair()
    pair.presentAndSettle()
    pair.stage.window.frame.size = CGSize(width: 60, height: 80)
    #expect(pair.b.view.frame.size == CGSize(width: 60, height: 80))
    pair.dismiss()
    pair.stage.settle()
    #expect(pair.a.view.frame == CGRect(x: 0, y: 0, width: 60, height: 80))
  }

  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  @Test("200 times there and back: no view, layer, animation or controller stays")
  func manyTimes() {
    let stage = TestStage.settled()
    let log = CallLog()
    var traces: [Weak] = []
    for round in 0..<200 {
      let start = stage.trace.count
      present(round, on: stage, log, &traces)
      stage.settle()
      stage.perform { stage.root.dismiss(animated: true) }
      stage.settle()
      let lives = stage.traceLines(from: start) {
        switch $0 {
        case .created, .destroyed: true
        default: false
        }
      }
      #expect(lives == ["LoggedController created", "LoggedController destroyed"])
      guard traces.allSatisfy({ $0.object == nil }) else {
        Issue.record("round \(round) leaves something")
        return
      }
      traces = []
    }
    #expect(stage.windowContents == [stage.view])
    #expect(stage.stage.context.animations.isEmpty)
    #expect(stage.stage.context.turnWork.isEmpty)
  }

  private func present(
    _ round: Int, on stage: TestStage, _ log: CallLog, _ traces: inout [Weak]
  ) {
    stage.perform {
      let b = LoggedController("B", log)
      let animator = LoggedAnimator("P", log, duration: 0.05)
      let delegate = LoggedDelegate("D", log, presentation: animator, dismissal: animator)
      if round % 2 == 0 {
        b.transitioningDelegate = delegate
        // The delegate is weak: the controller's hook keeps it.
        b.hooks["never"] = { _ = delegate }
      }
      let button = UIButton(type: .system)
      button.setTitle("B", for: .normal)
      b.view.addSubview(button)
      traces += [b, b.view, b.view.layer, button, button.layer, animator, delegate].map(Weak.init)
      stage.root.present(b, animated: true) { _ = b }
    }
  }

  @Test(
    "A stage that is let go in the middle of a transition takes all with it",
    arguments: [0, 1, 2, 10, 40])
  func stageLetGo(_ steps: Int) {
    var traces: [Weak] = []
    var transitions: [any UIViewControllerContextTransitioning] = []
    for slides in [true, false] {
      autoreleased {
        let pair = Pair()
        if !slides {
          pair.presenter.animation = {
            $0.containerView.addSubview($0.view(forKey: .to)!)
            transitions.append($0)
          }
        }
        pair.present()
        pair.stage.advance(steps)
        let stage = pair.stage.stage
        traces = [
          stage, stage.context, pair.a, pair.b, pair.a.view, pair.b.view, pair.presenter,
        ].map(Weak.init)
      }
      // An animator that is late finds nobody, and does no harm.
      for transition in transitions { transition.completeTransition(true) }
      transitions = []
      #expect(traces.filter { $0.object != nil }.isEmpty, "slides: \(slides)")
    }
  }

  private func autoreleased(_ body: () -> Void) { body() }
}
