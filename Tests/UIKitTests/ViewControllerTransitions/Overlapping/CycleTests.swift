import Foundation
import RandomDisplayLists
import Testing
import Trace
import UIKit

@Suite("500 times there and back, over all styles") @MainActor struct CycleTests {
  private final class Weak {
    let name: String
    weak var object: AnyObject?
    init(_ object: AnyObject) {
      self.object = object
      name = "\(type(of: object))"
    }
  }

  /// What of one round is still alive.
  private var traces: [Weak] = []
  private let log = CallLog()
  private let stage: TestStage

  private init() {
    let log = log
    stage = TestStage.settled { LoggedController("A", log) }
  }

  /// B with all that belongs to its presentation, which nobody but B holds.
  private mutating func present(_ style: StyleCase, isCustom: Bool, animated: Bool) {
    let b = stage.perform { LoggedController("B", log) }
    b.modalPresentationStyle = style.style
    let animator = LoggedAnimator("P", log, duration: 0.05)
    let delegate = AnsweringDelegate("D", log)
    if isCustom { (delegate.presentation, delegate.dismissal) = (animator, animator) }
    delegate.makeController = { [log] in
      LoggedPresentationController(log, presented: $0, presenting: $1)
    }
    b.transitioningDelegate = delegate
    b.hooks["never"] = { _ = delegate }
    b.hooks["viewWillAppear"] = { [unowned b] in
      b.transitionCoordinator?.animate { _ in
        b.view.alpha = 0.5
      } completion: { _ in
        b.view.alpha = 1
      }
    }
    let button = UIButton(type: .system)
    let tap = UITapGestureRecognizer()
    button.addGestureRecognizer(tap)
    stage.perform {
      b.view.addSubview(button)
      stage.root.present(b, animated: animated) { _ = b }
    }
    traces += [b, b.view, b.view.layer, button, button.layer, tap, animator, delegate]
      .map(Weak.init)
  }

  private mutating func watchPresentation() {
    guard let controller = stage.root.presentedViewController?.presentationController,
      let container = controller.containerView
    else {
      Issue.record("nothing is presented")
      return
    }
    traces += [controller, container, container.layer].map(Weak.init)
    if let view = controller.presentedView { traces.append(Weak(view)) }
  }

  @Test("No view, layer, animation, controller or helper stays; all counts are flat")
  mutating func cycles() {
    // 10,000 in a soak; memory is looked at once the caches are warm.
    let rounds = RandomRun.isFullLength ? 10_000 : 500
    var warm = 0
    for round in 0..<rounds {
      if round == rounds / 5 { warm = residentBytes() }
      let style = StyleCase.all[round % 8]
      // Whatever other tests made outside a stage before is in the log then.
      stage.advance()
      stage.forgetTrace()
      present(style, isCustom: round / 8 % 2 == 0, animated: round % 5 != 0)
      stage.settle()
      watchPresentation()
      let snapshot = stage.perform { stage.window.snapshotView(afterScreenUpdates: false) }
      stage.perform { stage.root.dismiss(animated: round % 7 != 0) }
      stage.settle()
      _ = log.take()
      let lives = stage.traceLines(from: 0) {
        switch $0 {
        case .created(let object), .destroyed(let object): object.type == "LoggedController"
        default: false
        }
      }
      #expect(lives == ["LoggedController created", "LoggedController destroyed"])
      let alive = traces.filter { $0.object != nil }.map(\.name)
      guard alive.isEmpty, snapshot != nil, stage.window.subviews == [stage.rootCard],
        stage.rootCard.subviews == [stage.view], stage.view.subviews.isEmpty,
        stage.stage.context.animations.isEmpty, stage.stage.context.turnWork.isEmpty,
        !stage.stage.needsStep, stage.consoleLines.isEmpty
      else {
        Issue.record("round \(round), \(style): \(alive), \(stage.window.subviews)")
        return
      }
      traces = []
    }
    // In the suite other tests use memory at the same time.
    if RandomRun.isFullLength {
      #expect(residentBytes() - warm < 16 << 20, "memory grew from \(warm) bytes")
    }
    // Objects that have a number only by being named.
    #expect(stage.stage.context.objectNumbers.count <= 128)
  }

  /// The process's memory, in bytes.
  private func residentBytes() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * 4096
  }
}
