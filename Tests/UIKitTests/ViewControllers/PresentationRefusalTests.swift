import Testing
import UIKit

@Suite("Presentations and dismissals that are refused") @MainActor
struct PresentationRefusalTests {
  private let pair = Pair()

  private func settledLines() -> [String] {
    pair.stage.settle()
    return pair.log.take()
  }

  @Test("1.1.7: A presents already: a line, nothing else, no completion")
  func alreadyPresenting() {
    pair.presentAndSettle()
    let c = LoggedController("C", pair.log)
    pair.stage.perform { pair.a.present(c, animated: true) { [log = pair.log] in log.note("no") } }
    #expect(settledLines() == [])
    #expect(
      pair.stage.consoleLines == [
        "Attempt to present \(c) on \(pair.a) (from \(pair.a)) which is already presenting "
          + "\(pair.b)."
      ])
    #expect(pair.a.presentedViewController === pair.b)
    #expect(!c.isViewLoaded)
  }

  @Test("1.1.7, 10.7: also between present and the start of its transition")
  func alreadyRequested() {
    pair.present()
    let c = LoggedController("C", pair.log)
    pair.stage.perform { pair.a.present(c, animated: true) }
    #expect(pair.stage.stage.needsStep)
    pair.stage.settle()
    #expect(
      pair.stage.consoleLines == [
        "Attempt to present \(c) on \(pair.a) (from \(pair.a)) which is already presenting "
          + "\(pair.b)."
      ])
    #expect(pair.log.take().last == "presented")
  }

  @Test("1.1.8: a view that is in no window presents nothing")
  func notInWindow() {
    let stranger = LoggedController("S", pair.log)
    stranger.loadViewIfNeeded()
    _ = pair.log.take()
    pair.stage.perform {
      stranger.present(pair.b, animated: true) { [log = pair.log] in log.note("no") }
    }
    #expect(settledLines() == [])
    #expect(
      pair.stage.consoleLines == [
        "Attempt to present \(pair.b) on \(stranger) (from \(stranger)) whose view is not in the "
          + "window hierarchy."
      ])
    #expect(pair.b.presentingViewController == nil)
  }

  @Test("1.1.8: so from viewDidLoad and viewWillAppear of the root")
  func tooEarly() {
    for callback in ["viewDidLoad", "viewWillAppear"] {
      let log = CallLog()
      let (a, b) = (LoggedController("A", log), LoggedController("B", log))
      a.hooks[callback] = { [unowned a] in a.present(b, animated: true) }
      let stage = TestStage.settled { a }
      #expect(stage.consoleLines.count == 1)
      #expect(stage.consoleLines[0].hasSuffix("whose view is not in the window hierarchy."))
      #expect(!b.isViewLoaded)
    }
  }

  @Test("1.1.9: a controller on its way in or out presents nothing")
  func whileMoving() {
    pair.present()
    pair.stage.advance(10)
    let c = LoggedController("C", pair.log)
    pair.stage.perform { pair.b.present(c, animated: true) }
    pair.stage.settle()
    let message =
      "Attempt to present \(c) on \(pair.b) while a presentation is in progress!"
    #expect(pair.stage.consoleLines == [message])
    pair.dismiss()
    pair.stage.advance(10)
    pair.stage.perform { pair.b.present(c, animated: true) }
    pair.stage.settle()
    #expect(pair.stage.consoleLines == [message, message])
    #expect(!c.isViewLoaded)
    #expect(pair.log.take().last == "dismissed")
  }

  @Test("1.5.9, 1.5.10: a dismissal while one of the two is moving is ignored")
  func dismissWhileMoving() {
    let message =
      "Warning: Attempt to dismiss from view controller \(pair.a) while a presentation or dismiss "
      + "is in progress!"
    pair.present()
    pair.dismiss()
    pair.stage.advance(10)
    pair.stage.perform { pair.a.dismiss(animated: false) { [log = pair.log] in log.note("no") } }
    #expect(settledLines().last == "presented")
    #expect(pair.stage.consoleLines == [message, message])
    pair.dismiss()
    pair.dismiss(animated: false)
    pair.stage.advance(10)
    pair.dismiss(animated: false)
    #expect(settledLines().filter { $0 == "dismissed" }.count == 1)
    #expect(pair.stage.consoleLines.count == 4)
    #expect(pair.b.presentingViewController == nil)
  }

  @Test("1.5.2: with nothing to dismiss nothing happens and nothing is said")
  func nothingToDismiss() {
    pair.stage.perform { pair.a.dismiss(animated: true) { [log = pair.log] in log.note("no") } }
    pair.stage.perform { pair.b.dismiss(animated: false) { [log = pair.log] in log.note("no") } }
    #expect(settledLines() == [])
    #expect(pair.stage.consoleLines == [])
  }

  @Test("1.1.2: presenting a root controller raises")
  func presentsRoot() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let pair = Pair()
        pair.presentAndSettle()
        pair.stage.perform { pair.b.present(pair.a, animated: true) }
      }
    }
    #expect(
      result.standardErrorText.contains(
        "NSInvalidArgumentException: Application tried to present modally an active controller "
          + "<LoggedController"))
  }

  @Test("1.1.2: presenting oneself raises")
  func presentsItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = TestStage.settled()
        stage.perform { stage.root.present(stage.root, animated: true) }
      }
    }
    #expect(result.standardErrorText.contains("present modally an active controller"))
  }

  @Test("1.1.3: presenting what another presents raises")
  func presentsPresented() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let pair = Pair()
        pair.presentAndSettle()
        let c = UIViewController()
        pair.stage.perform { pair.b.present(c, animated: false) }
        pair.stage.settle()
        pair.stage.perform { c.present(pair.b, animated: true) }
      }
    }
    #expect(
      result.standardErrorText.contains(
        "that is already being presented by <LoggedController"))
  }
}
