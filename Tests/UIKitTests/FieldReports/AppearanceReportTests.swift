import Testing
import UIKit

@Suite("Field reports: appearance") @MainActor struct AppearanceReportTests {
  private func appearances(_ log: CallLog, of name: String) -> [String] {
    log.take().filter { $0.hasPrefix("\(name).") && $0.contains("ppear(") }
  }

  @Test("R109, the mistake: A was told to go in one animator and never to come: it stays gone")
  func r109Mistake() {
    let pair = Pair.report(.custom)
    pair.presenter.animation = { context in
      pair.a.beginAppearanceTransition(false, animated: true)
      pair.a.endAppearanceTransition()
      showAtOnce(context)
    }
    pair.dismisser.animation = { context in
      pair.a.beginAppearanceTransition(true, animated: true)
      pair.a.endAppearanceTransition()
      context.completeTransition(true)
    }
    pair.present()
    pair.stage.settle()
    #expect(
      appearances(pair.log, of: "A") == ["A.viewWillDisappear(true)", "A.viewDidDisappear(true)"])
    pair.dismiss(animated: false)
    pair.stage.settle()
    #expect(appearances(pair.log, of: "A") == [])
    #expect(pair.stage.shown(pair.a.view)?.frame == Pair.reportBounds)
    // From now on A misses what it should hear.
    let c = LoggedController("C", pair.log)
    pair.settle { pair.a.present(c, animated: true) }
    #expect(appearances(pair.log, of: "A") == [])
  }

  @Test(
    "R109: paired in the presentation controller's hooks, it is balanced both ways",
    arguments: [true, false])
  func r109(_ animated: Bool) {
    let trio = Trio(.custom)
    trio.prepare = { [a = trio.a] controller in
      controller.hooks = [
        "presentationTransitionWillBegin": {
          a.beginAppearanceTransition(false, animated: animated)
        },
        "presentationTransitionDidEnd": { a.endAppearanceTransition() },
        "dismissalTransitionWillBegin": { a.beginAppearanceTransition(true, animated: animated) },
        "dismissalTransitionDidEnd": { a.endAppearanceTransition() },
      ]
    }
    trio.present(animated: animated)
    trio.stage.settle()
    trio.dismiss(animated: animated)
    trio.stage.settle()
    #expect(
      appearances(trio.log, of: "A") == [
        "A.viewWillDisappear(\(animated))", "A.viewDidDisappear(\(animated))",
        "A.viewWillAppear(\(animated))", "A.viewDidAppear(\(animated))",
      ])
    #expect(trio.stage.consoleLines == [])
  }

  /// Swaps two children, forwarding their appearance by hand.
  private final class Switcher: LoggedController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    func begin(_ coming: UIViewController, _ going: UIViewController) {
      going.beginAppearanceTransition(false, animated: true)
      coming.beginAppearanceTransition(true, animated: true)
    }

    func end(_ coming: UIViewController, _ going: UIViewController) {
      going.endAppearanceTransition()
      coming.endAppearanceTransition()
    }
  }

  private func switcher() -> (TestStage, Switcher, LoggedController, LoggedController) {
    let log = CallLog()
    let switcher = Switcher("T", log)
    let (one, two) = (LoggedController("1", log), LoggedController("2", log))
    let stage = TestStage.settled { switcher }
    stage.perform {
      for child in [one, two] {
        switcher.addChild(child)
        switcher.view.addSubview(child.view)
      }
      one.beginAppearanceTransition(true, animated: false)
      one.endAppearanceTransition()
    }
    stage.settle()
    _ = log.take()
    return (stage, switcher, one, two)
  }

  @Test("R111, the mistake: a second switch before the first has ended is reported")
  func r111Mistake() {
    let (stage, switcher, one, two) = switcher()
    stage.perform {
      switcher.begin(two, one)
      switcher.begin(two, one)
    }
    stage.settle()
    #expect(
      stage.consoleLines
        == [one, two].map {
          "Unbalanced calls to begin/end appearance transitions for \($0)."
        })
  }

  @Test("R111: the first is ended before the second begins: nothing to report")
  func r111() {
    let (stage, switcher, one, two) = switcher()
    stage.perform {
      switcher.begin(two, one)
      switcher.end(two, one)
      switcher.begin(one, two)
      switcher.end(one, two)
    }
    stage.settle()
    #expect(stage.consoleLines == [])
    #expect(
      one.log.take().filter { $0.hasPrefix("1.") && $0.contains("ppear(") } == [
        "1.viewWillDisappear(true)", "1.viewDidDisappear(true)", "1.viewWillAppear(true)",
        "1.viewDidAppear(true)",
      ])
  }

  @Test("R112: a child by view alone has appeared when the animation begins, a real one at its end")
  func r112() {
    for isChild in [false, true] {
      let pair = Pair.report(.custom)
      let child = LoggedController("S", pair.log)
      pair.b.hooks["viewDidLoad"] = { [b = pair.b] in
        if isChild { b.addChild(child) }
        b.view.addSubview(child.view)
        if isChild { child.didMove(toParent: b) }
      }
      pair.present()
      pair.stage.advance(3)
      let atOnce = appearances(pair.log, of: "S")
      pair.stage.settle()
      let later = appearances(pair.log, of: "S")
      if isChild {
        #expect(atOnce == ["S.viewWillAppear(true)"])
        #expect(later == ["S.viewDidAppear(true)"])
      } else {
        #expect(atOnce == ["S.viewWillAppear(false)", "S.viewDidAppear(false)"])
        #expect(later == [])
      }
    }
  }
}
