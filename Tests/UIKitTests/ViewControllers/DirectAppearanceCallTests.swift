import Testing
import Trace
import UIKit

@Suite("1.4.2: an appearance method that is called by hand is reported") @MainActor
struct DirectAppearanceCallTests {
  /// Calls `super` throughout, as code should.
  private class Polite: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  }

  private func line(_ method: String) -> String {
    "Calling -\(method): directly on a view controller is not supported"
  }

  @Test("Each of the five, and each time")
  func each() {
    let stage = TestStage.settled { Polite() }
    let calls: [(String, (UIViewController) -> Void)] = [
      ("viewWillAppear", { $0.viewWillAppear(true) }),
      ("viewIsAppearing", { $0.viewIsAppearing(true) }),
      ("viewDidAppear", { $0.viewDidAppear(true) }),
      ("viewWillDisappear", { $0.viewWillDisappear(true) }),
      ("viewDidDisappear", { $0.viewDidDisappear(true) }),
    ]
    for (index, (method, call)) in calls.enumerated() {
      stage.perform {
        call(stage.root)
        call(stage.root)
      }
      stage.advance()
      #expect(stage.consoleLines.count == 2 * (index + 1))
      #expect(stage.consoleLines.last?.hasPrefix(line(method)) == true)
      #expect(stage.consoleLines.last?.contains("\(stage.root)") == true)
    }
  }

  @Test("UIKit's own calls are none: presented, dismissed, as a child, by a container")
  func ordinary() {
    let stage = TestStage.settled { Polite() }
    let (next, child) = stage.perform { (Polite(), Polite()) }
    stage.perform {
      stage.root.addChild(child)
      stage.view.addSubview(child.view)
      child.didMove(toParent: stage.root)
    }
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      next.modalPresentationStyle = style
      stage.perform { stage.root.present(next, animated: true) }
      stage.settle()
      stage.perform { next.dismiss(animated: true) }
      stage.settle()
    }
    stage.perform {
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
    }
    #expect(stage.consoleLines == [])
  }

  @Test("By another controller's callback, and out of its own for another one")
  func fromCallbacks() {
    final class Caller: UIViewController {
      var child: UIViewController?

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        child?.viewWillAppear(animated)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        viewWillAppear(animated)
      }
    }
    let stage = TestStage {
      let caller = Caller()
      caller.child = Polite()
      return caller
    }
    stage.settle()
    // The child's by `viewWillAppear`; by hand both again.
    #expect(stage.consoleLines.map { $0.hasPrefix(line("viewWillAppear")) } == [true, true, true])
    let causes = stage.trace.filter {
      if case .console = $0.event { true } else { false }
    }.map(\.cause)
    #expect(
      causes == [
        .user(type: "Caller", method: "viewWillAppear(_:)"),
        .user(type: "Caller", method: "viewDidAppear(_:)"),
        .user(type: "Caller", method: "viewDidAppear(_:)"),
      ])
  }
}
