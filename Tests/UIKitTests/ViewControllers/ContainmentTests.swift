import Testing
import UIKit

@Suite("3.6.12: children") @MainActor struct ContainmentTests {
  /// Notes both moves too.
  private final class Child: LoggedController {
    private func name(of controller: UIViewController?) -> String {
      controller.map { ($0 as? LoggedController)?.name ?? "?" } ?? "nil"
    }
    override func willMove(toParent parent: UIViewController?) {
      log.note("\(name).willMove(\(name(of: parent))) from \(name(of: self.parent))")
    }
    override func didMove(toParent parent: UIViewController?) {
      log.note("\(name).didMove(\(name(of: parent))) from \(name(of: self.parent))")
    }
  }

  private let log = CallLog()
  private let stage: TestStage
  private let a: LoggedController
  private let s: Child

  private init() {
    let a = LoggedController("A", log)
    stage = TestStage.settled { a }
    self.a = a
    s = Child("S", log)
    _ = log.take()
  }

  private func appearances() -> [String] { log.take().filter { $0.contains("ppear") } }

  @Test("Added: told that it will move, not that it did; removed: the other way round")
  func callbacks() {
    a.addChild(s)
    #expect(log.take() == ["S.willMove(A) from nil"])
    #expect(a.children == [s])
    #expect(s.parent === a)
    a.addChild(s)
    #expect(log.take() == [])
    s.didMove(toParent: a)
    s.willMove(toParent: nil)
    s.removeFromParent()
    #expect(
      log.take() == [
        "S.didMove(A) from A", "S.willMove(nil) from A", "S.didMove(nil) from nil",
      ])
    #expect(a.children == [])
    #expect(s.parent == nil)
    s.removeFromParent()
    #expect(log.take() == [])
  }

  @Test("A child of another leaves that one first")
  func adopted() {
    let other = LoggedController("O", log)
    other.addChild(s)
    _ = log.take()
    a.addChild(s)
    #expect(other.children == [])
    #expect(a.children == [s])
    #expect(s.parent === a)
    #expect(log.take().first == "S.didMove(nil) from nil")
  }

  @Test("A parent keeps its children alive, a child not its parent")
  func lifetime() {
    weak var (parent, child): (UIViewController?, UIViewController?)
    func make() {
      let (one, other) = (UIViewController(), UIViewController())
      one.addChild(other)
      (parent, child) = (one, other)
      #expect(child != nil)
    }
    make()
    #expect(parent == nil)
    #expect(child == nil)
  }

  @Test("A controller cannot be its own child, nor its ancestor's parent")
  func circles() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (one, other) = (UIViewController(), UIViewController())
        one.addChild(other)
        other.addChild(one)
      }
    }
  }

  @Test("1.1.2: a child is not presented")
  func presented() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = TestStage.settled()
        let child = UIViewController()
        stage.root.addChild(child)
        stage.perform { stage.root.present(child, animated: true) }
      }
    }
    #expect(result.standardErrorText.contains("present modally an active controller"))
  }

  private func embed() {
    stage.perform {
      a.addChild(s)
      a.view.addSubview(s.view)
      s.didMove(toParent: a)
    }
  }

  @Test("A child whose view comes into a parent that is on the screen appears, and so it goes")
  func addedLater() {
    embed()
    stage.settle()
    #expect(
      appearances().filter { !$0.contains("Is") } == [
        "S.viewWillAppear(false)", "S.viewDidAppear(false)",
      ])
    stage.perform {
      s.willMove(toParent: nil)
      s.view.removeFromSuperview()
      s.removeFromParent()
    }
    #expect(appearances() == ["S.viewWillDisappear(false)", "S.viewDidDisappear(false)"])
  }

  @Test("1.4: children come and go with their parent, each after it", arguments: [true, false])
  func forwarded(_ animated: Bool) {
    embed()
    stage.settle()
    _ = log.take()
    let b = LoggedController("B", log)
    stage.perform { a.present(b, animated: animated) }
    stage.settle()
    #expect(
      appearances().filter { !$0.contains("Is") } == [
        "A.viewWillDisappear(\(animated))", "S.viewWillDisappear(\(animated))",
        "B.viewWillAppear(\(animated))", "B.viewDidAppear(\(animated))",
        "A.viewDidDisappear(\(animated))", "S.viewDidDisappear(\(animated))",
      ])
    stage.perform { b.dismiss(animated: animated) }
    stage.settle()
    #expect(
      appearances().filter { !$0.hasPrefix("B") } == [
        "A.viewWillAppear(\(animated))", "S.viewWillAppear(\(animated))",
        "A.viewIsAppearing(\(animated))", "S.viewIsAppearing(\(animated))",
        "A.viewDidAppear(\(animated))", "S.viewDidAppear(\(animated))",
      ])
  }

  @Test(
    "1.4: a child added while its parent comes on comes with it, animated or not as the parent is",
    arguments: [true, false])
  func addedOnTheWay(_ animated: Bool) {
    let b = LoggedController("B", log)
    b.hooks["viewIsAppearing"] = { [unowned b, s] in
      b.addChild(s)
      b.view.addSubview(s.view)
      s.didMove(toParent: b)
    }
    stage.perform { a.present(b, animated: animated) }
    stage.settle()
    #expect(
      appearances().filter { !$0.hasPrefix("A") && !$0.contains("S.viewIs") } == [
        "B.viewWillAppear(\(animated))", "B.viewIsAppearing(\(animated))",
        "S.viewWillAppear(\(animated))", "B.viewDidAppear(\(animated))",
        "S.viewDidAppear(\(animated))",
      ])
  }

  @Test("A child whose view is not in its parent's hears nothing")
  func notEmbedded() {
    stage.perform {
      a.addChild(s)
      s.loadViewIfNeeded()
    }
    _ = log.take()
    let b = LoggedController("B", log)
    stage.perform { a.present(b, animated: true) }
    stage.settle()
    #expect(!log.take().contains { $0.hasPrefix("S") })
  }

  /// Forwards appearance by hand.
  private final class Manual: LoggedController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("A parent that forwards by hand: nothing comes by itself")
  func byHand() {
    let parent = Manual("M", log)
    let stage = TestStage.settled { parent }
    stage.perform {
      parent.addChild(s)
      parent.view.addSubview(s.view)
      s.didMove(toParent: parent)
    }
    stage.settle()
    #expect(appearances().filter { $0.hasPrefix("S") } == [])
    stage.perform {
      s.beginAppearanceTransition(true, animated: true)
      s.endAppearanceTransition()
    }
    #expect(
      appearances().filter { !$0.contains("Is") } == [
        "S.viewWillAppear(true)", "S.viewDidAppear(true)",
      ])
    stage.perform {
      s.beginAppearanceTransition(false, animated: false)
      s.endAppearanceTransition()
    }
    #expect(appearances() == ["S.viewWillDisappear(false)", "S.viewDidDisappear(false)"])
    #expect(stage.consoleLines == [])
  }

  @Test("1.4: a child comes on with a parent that is told by hand, not when it is added to it")
  func parentToldByHand() {
    let top = Manual("T", log)
    let stage = TestStage.settled { top }
    let middle = LoggedController("M", log)
    stage.perform {
      top.addChild(middle)
      top.view.addSubview(middle.view)
      middle.didMove(toParent: top)
      middle.addChild(s)
      middle.view.addSubview(s.view)
      s.didMove(toParent: middle)
    }
    stage.settle()
    #expect(appearances().filter { !$0.hasPrefix("T") } == [])
    stage.perform {
      middle.beginAppearanceTransition(true, animated: true)
      middle.endAppearanceTransition()
    }
    #expect(
      appearances().filter { !$0.contains("Is") } == [
        "M.viewWillAppear(true)", "S.viewWillAppear(true)", "M.viewDidAppear(true)",
        "S.viewDidAppear(true)",
      ])
  }

  @Test("1.4.1: turned round in the middle")
  func turnedRound() {
    let parent = Manual("M", log)
    let stage = TestStage.settled { parent }
    stage.perform {
      parent.addChild(s)
      parent.view.addSubview(s.view)
      s.beginAppearanceTransition(true, animated: true)
      s.beginAppearanceTransition(false, animated: true)
      s.endAppearanceTransition()
    }
    #expect(
      appearances().filter { $0.hasPrefix("S") } == [
        "S.viewWillAppear(true)", "S.viewWillDisappear(true)", "S.viewDidDisappear(true)",
      ])
  }

  @Test("1.4.1: turned round in its viewIsAppearing: the way off has its own end")
  func turnedRoundInTheEnd() {
    let parent = Manual("M", log)
    let stage = TestStage.settled { parent }
    s.hooks["viewIsAppearing"] = { [unowned s] in
      s.beginAppearanceTransition(false, animated: false)
    }
    stage.perform {
      parent.addChild(s)
      parent.view.addSubview(s.view)
      s.beginAppearanceTransition(true, animated: false)
      s.endAppearanceTransition()
    }
    let turned = [
      "S.viewWillAppear(false)", "S.viewIsAppearing(false)", "S.viewWillDisappear(false)",
    ]
    #expect(appearances().filter { $0.hasPrefix("S") } == turned)
    stage.perform { s.endAppearanceTransition() }
    #expect(appearances() == ["S.viewDidDisappear(false)"])
    #expect(stage.consoleLines == [])
  }

  @Test("1.4.3: unpaired calls are reported and do nothing")
  func unbalanced() {
    stage.perform {
      s.endAppearanceTransition()
      s.beginAppearanceTransition(false, animated: true)
      s.beginAppearanceTransition(true, animated: true)
      s.beginAppearanceTransition(true, animated: true)
    }
    stage.advance()
    let message = "Unbalanced calls to begin/end appearance transitions for \(s)."
    #expect(stage.consoleLines == [message, message, message])
    #expect(appearances() == ["S.viewWillAppear(true)"])
  }
}
