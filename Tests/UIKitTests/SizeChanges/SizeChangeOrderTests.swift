import CoreGraphics
import Stage
import Testing
import UIKit

@Suite("Size changes: who is told what") @MainActor struct SizeChangeOrderTests {
  /// A controller that notes what it is told of sizes.
  private class Screen: UIViewController {
    let name: String
    let log: CallLog
    var passesOn = true
    var childSize: CGSize?

    init(_ name: String, _ log: CallLog) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.note(
        "\(name) \(Int(size.width))x\(Int(size.height)), still \(Int(view.bounds.width))")
      if passesOn { super.viewWillTransition(to: size, with: coordinator) }
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.note("\(name) will have \(newCollection.verticalSizeClass)")
      super.willTransition(to: newCollection, with: coordinator)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.note("\(name) has \(traitCollection.verticalSizeClass)")
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      childSize
        ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
  }

  private final class Controller: UIPresentationController {
    var log: CallLog?

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log?.note("PC \(Int(size.width))x\(Int(size.height))")
      super.viewWillTransition(to: size, with: coordinator)
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override var frameOfPresentedViewInContainerView: CGRect {
      let all = super.frameOfPresentedViewInContainerView
      return CGRect(x: 0, y: 0, width: all.width / 2, height: all.height)
    }
  }

  private final class Delegate: UIViewControllerTransitioningDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let made = Controller(presentedViewController: presented, presenting: presenting)
      made.log = log
      return made
    }
  }

  private func scene(
    _ style: UIModalPresentationStyle = .custom
  ) -> (stage: TestStage, log: CallLog, a: Screen, child: Screen, b: Screen, Delegate) {
    let log = CallLog()
    let (a, child, b) = (Screen("A", log), Screen("child", log), Screen("B", log))
    let delegate = Delegate(log)
    let stage = TestStage.settled(device: .iPhone13) { a }
    stage.perform {
      a.addChild(child)
      child.view.frame = a.view.bounds
      a.view.addSubview(child.view)
      b.modalPresentationStyle = style
      b.transitioningDelegate = delegate
      a.present(b, animated: false)
    }
    stage.settle()
    _ = log.take()
    return (stage, log, a, child, b, delegate)
  }

  @Test(
    "10.15 Root, its children, the presentation controller, the presented one, with their sizes")
  func order() {
    let (stage, log, _, _, b, delegate) = scene()
    stage.turn(.landscapeRight)
    stage.advance()
    #expect(
      log.take() == [
        "A will have compact", "child will have compact", "B will have compact",
        "A 844x390, still 390", "child 844x390, still 390", "PC 844x390", "B 422x390, still 195",
        "child has compact", "A has compact", "B has compact",
      ])
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 422, height: 390))
    withExtendedLifetime(delegate) {}
  }

  @Test("10.15 The trace has each of these calls, the presentation controller's among them")
  func traced() {
    let (stage, _, _, _, _, delegate) = scene()
    let start = stage.trace.count
    stage.turn(.landscapeRight)
    stage.advance()
    let calls = stage.traceLines(from: start) { if case .call = $0 { true } else { false } }
    let receivers = ["Screen", "Screen", "Controller", "Screen"]
    #expect(
      calls.filter { $0.contains("illTransition(") }
        == receivers.map { "\($0).willTransition(to:with:)" }
        + receivers.map { "\($0).viewWillTransition(to:with:)" })
    withExtendedLifetime(delegate) {}
  }

  @Test("10.15 Whoever does not call super keeps it from all after it")
  func cut() {
    let (stage, log, a, _, b, delegate) = scene()
    a.passesOn = false
    stage.turn(.landscapeLeft)
    stage.settle()
    #expect(
      log.take().filter { $0.contains("still") || $0.contains("PC") } == ["A 844x390, still 390"])
    // It is resized all the same.
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 422, height: 390))
    withExtendedLifetime(delegate) {}
  }

  @Test("10.15 A child whose size stays is not told; one whose parent says so is")
  func childSizes() {
    let (stage, log, a, child, _, delegate) = scene()
    stage.perform {
      child.view.autoresizingMask = []
      child.view.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    }
    stage.turn(.landscapeLeft)
    stage.settle()
    #expect(!log.take().contains { $0.hasPrefix("child") && $0.contains("still") })
    a.childSize = CGSize(width: 70, height: 80)
    stage.turn(.portrait)
    stage.settle()
    #expect(log.take().contains("child 70x80, still 100"))
    withExtendedLifetime(delegate) {}
  }

  @Test("10.16 A wish of B's size is told to its presentation controller, which sets the frame")
  func preferredSize() {
    final class Sized: UIPresentationController {
      var told: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        told.append(container.preferredContentSize)
      }
    }
    let pair = Pair()
    var made: Sized?
    let answers = AnsweringDelegate("delegate", pair.log)
    answers.makeController = { presented, presenting in
      let controller = Sized(presentedViewController: presented, presenting: presenting)
      made = controller
      return controller
    }
    pair.b.modalPresentationStyle = .custom
    pair.b.transitioningDelegate = answers
    pair.presentAndSettle()
    pair.stage.perform { pair.b.preferredContentSize = CGSize(width: 50, height: 60) }
    #expect(made?.told == [CGSize(width: 50, height: 60)])
    // The same wish once more is none.
    pair.stage.perform { pair.b.preferredContentSize = CGSize(width: 50, height: 60) }
    #expect(made?.told.count == 1)
    // UIKit itself changes nothing.
    #expect(pair.b.view.frame == TestStage.bounds)
  }

  @Test("10.17 Frames that are set once are stale after a turn; those of the layout hook are not")
  func staleFrames() {
    let pair = Pair(device: .iPhone13)
    let answers = AnsweringDelegate("delegate", pair.log)
    var hooked = false
    answers.makeController = { [log = pair.log] presented, presenting in
      let made = LoggedPresentationController(log, presented: presented, presenting: presenting)
      made.place = { CGRect(x: 0, y: $0.height - 300, width: $0.width, height: 300) }
      made.hooks["containerViewWillLayoutSubviews"] = { [unowned made] in
        if hooked { made.presentedView?.frame = made.frameOfPresentedViewInContainerView }
      }
      return made
    }
    pair.b.modalPresentationStyle = .custom
    pair.b.transitioningDelegate = answers
    pair.b.hooks["viewDidLoad"] = { [b = pair.b] in b.view.autoresizingMask = [] }
    pair.present(animated: false)
    pair.stage.settle()
    pair.stage.turn(.landscapeRight)
    pair.stage.settle()
    #expect(pair.b.view.frame == CGRect(x: 0, y: 544, width: 390, height: 300))
    hooked = true
    pair.stage.turn(.portrait)
    pair.stage.settle()
    pair.stage.turn(.landscapeRight)
    pair.stage.settle()
    #expect(pair.b.view.frame == CGRect(x: 0, y: 90, width: 844, height: 300))
  }

  @Test(
    "10.18 A presenter that has left hears of it through the root, and is resized when it returns")
  func removedPresenter() {
    let (stage, log, a, child, b, delegate) = scene(.fullScreen)
    #expect(a.view.window == nil)
    stage.turn(.landscapeRight)
    stage.settle()
    let lines = log.take()
    #expect(lines.contains("A 844x390, still 390"))
    #expect(lines.contains("child 844x390, still 390"))
    #expect(lines.contains("B 844x390, still 390"))
    stage.perform { b.dismiss(animated: false) }
    stage.settle()
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(child.view.frame == a.view.bounds)
    withExtendedLifetime(delegate) {}
  }
}
