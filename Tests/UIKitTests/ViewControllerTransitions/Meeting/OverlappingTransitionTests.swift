import Testing

@testable import UIKit

/// What random walks have found: transitions that meet.
@Suite("Transitions that meet") @MainActor struct OverlappingTransitionTests {
  private let log = CallLog()
  private let stage: TestStage
  private let root: LoggedController
  private let child: LoggedController

  init() {
    let log = log
    let root = LoggedController("root", log)
    let child = LoggedController("child", log)
    root.hooks["viewDidLoad"] = { [unowned root, unowned child] in
      child.definesPresentationContext = true
      root.addChild(child)
      child.view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    stage = TestStage.settled { root }
    (self.root, self.child) = (root, child)
    _ = log.take()
  }

  private func present(
    _ name: String, _ style: UIModalPresentationStyle, by presenter: UIViewController,
    animated: Bool = true
  ) -> LoggedController {
    let presented = LoggedController(name, log)
    presented.modalPresentationStyle = style
    stage.perform {
      presenter.present(presented, animated: animated) { [log] in log.note("presented \(name)") }
    }
    return presented
  }

  private func completions() -> [String] {
    log.take().filter { $0.hasPrefix("presented") || $0.hasPrefix("dismissed") }
  }

  @Test("A presentation whose presenter leaves before it begins does not come, and tells so")
  func presenterLeaves() {
    _ = present("first", .fullScreen, by: root, animated: false)
    let second = present("second", .currentContext, by: child)
    stage.settle()
    #expect(completions().sorted() == ["presented first", "presented second"])
    #expect(second.presentingViewController == nil && child.presentedViewController !== second)
    #expect(second.view.window == nil)
  }

  @Test("A dismissal off the screen takes away what it is asked to, and tells so")
  func dismissedOffScreen() {
    let second = present("second", .overCurrentContext, by: child)
    stage.settle()
    let first = present("first", .fullScreen, by: root)
    stage.settle()
    _ = log.take()
    stage.perform { second.dismiss(animated: true) { [log] in log.note("dismissed second") } }
    stage.settle()
    #expect(completions() == ["dismissed second"])
    #expect(second.presentingViewController == nil)
    stage.perform { first.dismiss(animated: true) }
    stage.settle()
    #expect(stage.rootCard.subviews == [root.view] && root.view.subviews == [child.view])
  }

  @Test("1.5.9: what a dismissal takes along is not dismissed once more, also in its callbacks")
  func dismissedTwice() {
    let first = present("first", .overFullScreen, by: root)
    stage.settle()
    let second = present("second", .overFullScreen, by: first)
    stage.settle()
    _ = log.take()
    second.hooks["viewDidDisappear"] = { [unowned first, log] in
      first.dismiss(animated: true) { log.note("dismissed again") }
    }
    stage.perform { root.dismiss(animated: true) { [log] in log.note("dismissed") } }
    stage.advance(3)
    stage.perform { second.dismiss(animated: true) { [log] in log.note("dismissed twice") } }
    stage.settle()
    #expect(completions() == ["dismissed"])
    #expect(stage.consoleLines.count == 1, "in the callback nobody presents it any more")
    #expect(stage.consoleLines.allSatisfy { $0.contains("dismiss is in progress") })
    #expect(stage.window.subviews == [stage.rootCard])
  }

  @Test("What a child of a cancelled controller has presented goes with it, and tells so")
  func cancelledBeneath() throws {
    let animator = LoggedAnimator("P", log)
    var context: (any UIViewControllerContextTransitioning)?
    animator.animation = { given in
      given.containerView.addSubview(given.view(forKey: .to)!)
      context = given
    }
    let delegate = LoggedDelegate("delegate", log, presentation: animator)
    let outer = LoggedController("outer", log)
    let inner = LoggedController("inner", log)
    inner.definesPresentationContext = true
    outer.hooks["viewDidLoad"] = { [unowned outer] in
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
    }
    outer.transitioningDelegate = delegate
    stage.perform {
      root.present(outer, animated: true) { [log] in log.note("presented outer") }
    }
    stage.advance(3)
    let above = present("above", .overCurrentContext, by: inner)
    stage.advance(3)
    stage.perform { context?.completeTransition(false) }
    stage.settle()
    #expect(completions().sorted() == ["presented above", "presented outer"])
    #expect(above.presentingViewController == nil && above.view.window == nil)
    #expect(stage.window.subviews == [stage.rootCard])
    #expect(stage.rootCard.subviews == [root.view])
  }
}
