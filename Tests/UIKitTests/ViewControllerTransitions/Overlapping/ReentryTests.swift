import Testing
import UIKit

@Suite("Presenting and dismissing from callbacks") @MainActor struct ReentryTests {
  private let pair = Pair()

  private func present(_ controller: UIViewController, on presenter: UIViewController) {
    presenter.present(controller, animated: true)
  }

  /// Runs `body` once, in this callback of B, of A, of the animators, or as a completion.
  private func hook(_ place: String, _ body: @escaping @MainActor () -> Void) {
    var hasRun = false
    let once: @MainActor () -> Void = {
      if !hasRun {
        hasRun = true
        body()
      }
    }
    switch place {
    case "P.animationEnded": pair.presenter.whenEnded = once
    case "D.animationEnded": pair.dismisser.whenEnded = once
    default:
      let controller = place.hasPrefix("A") ? pair.a : pair.b
      controller.hooks[String(place.dropFirst(2))] = once
    }
  }

  @Test(
    "B presents C as soon as it is on, from wherever",
    arguments: ["B.viewDidAppear", "A.viewDidDisappear", "P.animationEnded", "completion"])
  func presentNext(_ place: String) {
    let pair = pair
    let c = LoggedController("C", pair.log)
    if place == "completion" {
      pair.stage.perform {
        pair.a.present(pair.b, animated: true) { pair.b.present(c, animated: true) }
      }
    } else {
      hook(place) { pair.b.present(c, animated: true) }
      pair.present()
    }
    pair.stage.settle()
    #expect(pair.b.presentedViewController === c)
    #expect(c.view.window === pair.stage.window)
    #expect(pair.b.view.window == nil)
    #expect(pair.stage.consoleLines == [])
    let lines = pair.log.take().filter { $0.contains("Appear(") || $0.contains("Disappear(") }
    #expect(
      lines == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
        "A.viewDidDisappear(true)", "B.viewWillDisappear(true)", "C.viewWillAppear(true)",
        "C.viewDidAppear(true)", "B.viewDidDisappear(true)",
      ])
  }

  @Test(
    "B is dismissed as soon as it is on, from wherever",
    arguments: ["B.viewDidAppear", "A.viewDidDisappear", "P.animationEnded", "completion"])
  func dismissAtOnce(_ place: String) {
    let pair = pair
    if place == "completion" {
      pair.stage.perform {
        pair.a.present(pair.b, animated: true) { pair.b.dismiss(animated: true) }
      }
    } else {
      hook(place) { pair.b.dismiss(animated: true) }
      pair.present()
    }
    pair.stage.settle()
    #expect(pair.stage.consoleLines == [])
    #expect(pair.a.presentedViewController == nil)
    #expect(pair.stage.windowContents == [pair.a.view])
    let lines = pair.log.take().filter { $0.contains("Did") || $0.contains("did") }
    #expect(
      lines.filter { $0.contains("Appear(") || $0.contains("Disappear(") } == [
        "B.viewDidAppear(true)", "A.viewDidDisappear(true)", "A.viewDidAppear(true)",
        "B.viewDidDisappear(true)",
      ])
  }

  @Test(
    "A presents C as soon as B has gone, from wherever",
    arguments: ["A.viewDidAppear", "B.viewDidDisappear", "D.animationEnded", "completion"])
  func presentAnother(_ place: String) {
    let pair = pair
    pair.presentAndSettle()
    let c = LoggedController("C", pair.log)
    if place == "completion" {
      pair.stage.perform { pair.b.dismiss(animated: true) { pair.a.present(c, animated: true) } }
    } else {
      hook(place) { pair.a.present(c, animated: true) }
      pair.dismiss()
    }
    pair.stage.settle()
    #expect(pair.stage.consoleLines == [])
    #expect(pair.a.presentedViewController === c)
    #expect(pair.b.presentingViewController == nil)
    #expect(c.view.window === pair.stage.window)
    #expect(pair.stage.windowContents.count == 1)
  }

  @Test(
    "A presents B again as soon as it has gone, from wherever",
    arguments: ["A.viewDidAppear", "B.viewDidDisappear", "D.animationEnded", "completion"])
  func presentAgain(_ place: String) {
    let pair = pair
    pair.presentAndSettle()
    if place == "completion" {
      pair.stage.perform {
        pair.b.dismiss(animated: true) { pair.a.present(pair.b, animated: true) }
      }
    } else {
      hook(place) { pair.a.present(pair.b, animated: true) }
      pair.dismiss()
    }
    pair.stage.settle()
    #expect(pair.stage.consoleLines == [])
    #expect(pair.a.presentedViewController === pair.b)
    #expect(pair.b.presentingViewController === pair.a)
    #expect(pair.b.view.window === pair.stage.window)
    let lines = pair.log.take().filter { $0.contains("Appear(") || $0.contains("Disappear(") }
    #expect(
      lines.filter { $0.hasPrefix("B.") && !$0.contains("Is") } == [
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "B.viewWillAppear(true)",
        "B.viewDidAppear(true)",
      ])
  }

  @Test("In the middle of the will-callbacks both are refused")
  func inWillCallbacks() {
    let pair = pair
    let c = LoggedController("C", pair.log)
    hook("B.viewWillAppear") {
      pair.b.dismiss(animated: true)
      pair.b.present(c, animated: true)
    }
    pair.present()
    pair.stage.settle()
    #expect(pair.stage.consoleLines.count == 2)
    #expect(pair.log.take().last == "presented")
    #expect(pair.b.presentedViewController == nil)
  }

  @Test("The root's viewDidAppear may present at once")
  func fromRootDidAppear() {
    let log = CallLog()
    let (a, b) = (LoggedController("A", log), LoggedController("B", log))
    a.hooks["viewDidAppear"] = { [unowned a] in
      a.hooks = [:]
      a.present(b, animated: false)
    }
    let stage = TestStage.settled { a }
    #expect(stage.consoleLines == [])
    #expect(b.view.window === stage.window)
  }
}
