import QuartzCore
import Testing
import Trace
import UIKit

@Suite("Windows and their roots") @MainActor struct UIWindowTests {
  private let pair = Pair()

  private func other() -> LoggedController { LoggedController("R", pair.log) }

  private func appearances() -> [String] {
    pair.log.take().filter { $0.contains("ppear") && !$0.contains("IsAppearing") }
  }

  @Test("3.3: the root's view fills a card of its own, the window's only subview")
  func rootCard() {
    let card = pair.stage.rootCard
    #expect(pair.stage.window.subviews == [card])
    #expect(card.subviews == [pair.a.view!])
    #expect(card.frame == TestStage.bounds)
    #expect(pair.a.view.frame == TestStage.bounds)
    pair.stage.window.frame.size = CGSize(width: 60, height: 80)
    #expect(card.frame == CGRect(x: 0, y: 0, width: 60, height: 80))
    #expect(pair.a.view.frame == card.bounds)
    pair.stage.window.rootViewController = other()
    #expect(pair.stage.window.subviews == [card])
  }

  @Test("Another root: the former leaves, the new one comes")
  func replaceRoot() {
    let root = other()
    pair.stage.window.rootViewController = root
    #expect(
      appearances() == [
        "A.viewWillDisappear(false)", "A.viewDidDisappear(false)", "R.viewWillAppear(false)",
      ])
    pair.stage.settle()
    #expect(appearances() == ["R.viewDidAppear(false)"])
    #expect(pair.stage.windowContents == [root.view!])
    #expect(root.view.frame == TestStage.bounds)
    #expect(pair.a.view.window == nil)
  }

  @Test("A former root may be presented, and be root again")
  func formerRoot() {
    let root = other()
    pair.stage.window.rootViewController = root
    pair.stage.settle()
    pair.stage.perform { root.present(pair.a, animated: false) }
    pair.stage.settle()
    #expect(pair.a.view.window === pair.stage.window)
    pair.stage.window.rootViewController = pair.a
    pair.stage.settle()
    #expect(pair.stage.windowContents == [pair.a.view!])
    #expect(pair.a.presentingViewController == nil)
    #expect(root.presentedViewController == nil)
  }

  @Test("No root: an empty window")
  func noRoot() {
    pair.stage.window.rootViewController = nil
    pair.stage.settle()
    #expect(pair.stage.windowContents == [])
    #expect(pair.a.view.window == nil)
  }

  @Test("Another root while B is presented: B leaves with A")
  func whilePresented() {
    pair.presentAndSettle()
    let root = other()
    pair.stage.window.rootViewController = root
    pair.stage.settle()
    #expect(
      appearances() == [
        "B.viewWillDisappear(false)", "B.viewDidDisappear(false)", "R.viewWillAppear(false)",
        "R.viewDidAppear(false)",
      ])
    #expect(pair.stage.windowContents == [root.view!])
    #expect(pair.a.presentedViewController == nil)
    #expect(pair.b.presentingViewController == nil)
  }

  @Test("Another root between present and its transition: the transition is given up")
  func whileDeferred() {
    pair.present()
    _ = pair.log.take()
    let root = other()
    pair.stage.window.rootViewController = root
    pair.stage.settle()
    #expect(
      appearances() == [
        "A.viewWillDisappear(false)", "A.viewDidDisappear(false)", "R.viewWillAppear(false)",
        "R.viewDidAppear(false)",
      ])
    #expect(pair.stage.windowContents == [root.view!])
    #expect(pair.a.presentedViewController == nil)
    #expect(!pair.b.isBeingPresented)
    expectOneEnd("present")
  }

  @Test("Another root while the transition runs: it ends there, and once")
  func whileRunning() {
    pair.present()
    pair.stage.advance(15)
    _ = pair.log.take()
    let root = other()
    pair.stage.window.rootViewController = root
    pair.stage.settle()
    #expect(
      pair.log.take().filter { $0.contains("ppear") && !$0.contains("Is") || $0.hasPrefix("P") }
        == [
          "P.animationEnded(false)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
          "A.viewDidDisappear(true)", "R.viewWillAppear(false)", "R.viewDidAppear(false)",
        ])
    #expect(pair.stage.windowContents == [root.view!])
    #expect(pair.stage.isStill)
    expectOneEnd("present")
    pair.stage.tap(5, 5)
    // All may be used again.
    pair.stage.perform { root.present(pair.b, animated: true) }
    pair.stage.settle()
    #expect(pair.b.view.window === pair.stage.window)
  }

  @Test("Another root while a dismissal runs")
  func whileDismissing() {
    pair.presentAndSettle()
    pair.dismiss()
    pair.stage.advance(15)
    let root = other()
    pair.stage.window.rootViewController = root
    pair.stage.settle()
    #expect(pair.stage.windowContents == [root.view!])
    #expect(pair.a.presentedViewController == nil)
    expectOneEnd("dismiss")
    #expect(pair.log.take().contains("D.animationEnded(false)"))
  }

  @Test(
    "Another root from the callbacks of a transition",
    arguments: [
      "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
      "A.viewDidDisappear", "P.animateTransition", "P.animationEnded",
    ])
  func fromCallback(_ place: String) {
    let pair = pair
    let root = other()
    let replace: @MainActor () -> Void = { pair.stage.window.rootViewController = root }
    switch place {
    case "P.animateTransition": pair.presenter.animation = { _ in replace() }
    case "P.animationEnded": pair.presenter.whenEnded = replace
    default: (place.hasPrefix("A") ? pair.a : pair.b).hooks[String(place.dropFirst(2))] = replace
    }
    pair.present()
    pair.stage.settle()
    #expect(pair.stage.windowContents == [root.view!])
    #expect(pair.a.presentedViewController == nil)
    #expect(pair.b.presentingViewController == nil)
    expectOneEnd("present")
    let lines = appearances()
    for name in ["A", "B"] {
      for event in ["Appear", "Disappear"] {
        // What has begun has come to an end, or was turned round.
        let will = lines.count { $0.hasPrefix("\(name).viewWill\(event)(") }
        let did = lines.count { $0.hasPrefix("\(name).viewDid\(event)(") }
        #expect(will == did || (event == "Appear" && will == did + 1), "\(name) \(event)")
      }
    }
    #expect(lines.last == "R.viewDidAppear(false)")
  }

  @Test("A root that is let go of goes, with what it presents, also in the middle")
  func letGo() {
    let log = CallLog()
    weak var (weakA, weakB): (LoggedController?, LoggedController?)
    let stage = TestStage.settled {
      let a = LoggedController("A", log)
      weakA = a
      return a
    }
    stage.perform {
      let b = LoggedController("B", log)
      weakB = b
      stage.root.present(b, animated: true)
    }
    stage.advance(15)
    stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(weakA == nil)
    #expect(weakB == nil)
  }

  @Test("A second window comes in front, and takes the touches where it is")
  func secondWindow() {
    let stage = pair.stage
    let window = stage.perform { UIWindow(frame: CGRect(x: 0, y: 100, width: 100, height: 100)) }
    let root = other()
    window.rootViewController = root
    #expect(window.isHidden)
    #expect(pair.log.take() == [])
    stage.perform { window.isHidden = false }
    stage.settle()
    #expect(appearances() == ["R.viewWillAppear(false)", "R.viewDidAppear(false)"])
    #expect(root.view.window === window)
    let (low, high) = (LoggedTouchView("low", pair.log), LoggedTouchView("high", pair.log))
    low.frame = TestStage.bounds
    high.frame = TestStage.bounds
    pair.a.view.addSubview(low)
    root.view.addSubview(high)
    stage.settle()
    _ = pair.log.take()
    stage.tap(5, 5)
    stage.tap(5, 105)
    #expect(pair.log.take().map { $0.prefix(4) } == ["low ", "low ", "high", "high"])
    stage.perform { window.isHidden = true }
    stage.settle()
    #expect(appearances() == ["R.viewWillDisappear(false)", "R.viewDidDisappear(false)"])
    stage.tap(5, 105)
    #expect(pair.log.take().first == "low began (5.0, 105.0)")
  }

  private func expectOneEnd(_ operation: String) {
    let ends = pair.stage.traceLines {
      if case .transition(_, _, "ended", _, _) = $0 { true } else { false }
    }
    #expect(ends.filter { $0.hasPrefix(operation) }.count == 1)
  }
}
