import Testing
import UIKit

@Suite("1.1.4 to 1.1.6: who presents, and where") @MainActor struct PresenterResolutionTests {
  private let log = CallLog()
  private let stage: TestStage
  /// R holds M, M holds S.
  private let r: LoggedController
  private let m: LoggedController
  private let s: LoggedController
  private let b: LoggedController
  private let middle = CGRect(x: 5, y: 20, width: 90, height: 150)
  private let small = CGRect(x: 10, y: 30, width: 60, height: 80)

  private init() {
    let log = log
    (r, m, s) = (
      LoggedController("R", log), LoggedController("M", log), LoggedController("S", log)
    )
    b = LoggedController("B", log)
    let r = r
    stage = TestStage.settled { r }
    embed(m, in: r, middle)
    embed(s, in: m, small)
    stage.settle()
    _ = log.take()
  }

  private func embed(_ child: UIViewController, in parent: UIViewController, _ frame: CGRect) {
    stage.perform {
      parent.addChild(child)
      child.view.frame = frame
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  private func present(_ style: UIModalPresentationStyle, animated: Bool = false) {
    b.modalPresentationStyle = style
    stage.perform { s.present(b, animated: animated) }
    stage.settle()
  }

  @Test(
    "1.1.4: what covers the window is presented by the outermost, whoever defines a context",
    arguments: StyleCase.all.filter {
      ![.currentContext, .overCurrentContext].contains($0.style)
    })
  func window(_ style: StyleCase) {
    (s.definesPresentationContext, m.definesPresentationContext) = (true, true)
    present(style.style)
    #expect(b.presentingViewController === r)
    #expect(b.presentationController?.containerView?.superview === stage.window)
    #expect(b.presentationController?.containerView?.frame == TestStage.bounds)
  }

  @Test(
    "1.1.4: what covers a context is presented by the nearest that defines one, else the outermost",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext],
    ["S", "M", "R", "none"])
  func context(_ style: UIModalPresentationStyle, _ name: String) {
    let definer = [s, m, r].first { $0.name == name }
    definer?.definesPresentationContext = true
    let presenting = definer ?? r
    let (superview, frame) = (presenting.view.superview!, presenting.view.frame)
    present(style)
    #expect(b.presentingViewController === presenting)
    let container = b.presentationController?.containerView
    #expect(container?.superview === superview)
    #expect(container?.frame == frame)
    #expect(b.view.frame == CGRect(origin: .zero, size: frame.size))
    // 2.1: the context's view leaves, or stays beneath.
    if style == .currentContext {
      #expect(presenting.view.window == nil)
      #expect(superview.subviews == [container!])
    } else {
      #expect(superview.subviews == [presenting.view, container!])
    }
    stage.perform { b.dismiss(animated: false) }
    stage.settle()
    #expect(superview.subviews == [presenting.view])
    #expect(presenting.view.frame == frame)
  }

  @Test("1.1.4: of several the nearest counts, the presenter of the call included")
  func nearest() {
    (m.definesPresentationContext, s.definesPresentationContext) = (true, true)
    present(.overCurrentContext)
    #expect(b.presentingViewController === s)
  }

  @Test("1.1.5: both ends are read through parents and children")
  func readings() {
    let child = UIViewController()
    stage.perform { b.addChild(child) }
    present(.overFullScreen)
    for controller in [r, m, s] { #expect(controller.presentedViewController === b) }
    #expect(b.presentingViewController === r)
    #expect(child.presentingViewController === r)
    #expect(child.presentedViewController == nil)
    #expect(r.presentingViewController == nil)
    #expect(child.presentationController === b.presentationController)
  }

  @Test(
    "1.5.1: dismiss finds the presentation from a child of either end", arguments: [true, false])
  func dismissFromChild(_ ofPresenter: Bool) {
    let child = LoggedController("child", log)
    stage.perform { b.addChild(child) }
    present(.overFullScreen)
    stage.perform { (ofPresenter ? s : child).dismiss(animated: false) }
    stage.settle()
    #expect(r.presentedViewController == nil)
    #expect(b.view.window == nil)
  }

  @Test("1.1.6: .custom keeps to the context only if its presentation controller says so")
  func custom() {
    for coversWindow in [true, false] {
      let answers = AnsweringDelegate("delegate", log)
      answers.makeController = { [log] in
        let made = LoggedPresentationController(log, presented: $0, presenting: $1)
        made.coversWindow = coversWindow
        return made
      }
      m.definesPresentationContext = true
      b.transitioningDelegate = answers
      present(.custom)
      #expect(b.presentingViewController === (coversWindow ? r : m))
      let container = b.presentationController?.containerView
      #expect(container?.superview === (coversWindow ? stage.window : r.view))
      #expect(container?.frame == (coversWindow ? TestStage.bounds : middle))
      stage.perform { b.dismiss(animated: false) }
      stage.settle()
    }
  }

  @Test("1.1.7: a context that presents is taken, another is not")
  func alreadyPresenting() {
    (s.definesPresentationContext, m.definesPresentationContext) = (true, false)
    present(.overCurrentContext)
    let c = LoggedController("C", log)
    c.modalPresentationStyle = .overFullScreen
    stage.perform { m.present(c, animated: false) }
    stage.settle()
    #expect(c.presentingViewController === r)
    #expect(b.presentingViewController === s)
    #expect(stage.consoleLines == [])
    let d = LoggedController("D", log)
    stage.perform { s.present(d, animated: false) }
    stage.settle()
    #expect(d.presentingViewController == nil)
    #expect(stage.consoleLines.count == 1)
  }

  @Test("1.1.7: a context may present while the outermost does")
  func outermostPresents() {
    m.definesPresentationContext = true
    let c = LoggedController("C", log)
    c.modalPresentationStyle = .overFullScreen
    stage.perform { r.present(c, animated: false) }
    stage.settle()
    present(.overCurrentContext)
    #expect(b.presentingViewController === m)
    #expect(b.view.window === stage.window)
    #expect(stage.consoleLines == [])
    // What covers the window is the outermost's, and that is taken.
    let d = LoggedController("D", log)
    stage.perform { s.present(d, animated: false) }
    stage.settle()
    #expect(d.presentingViewController == nil)
    #expect(stage.consoleLines.count == 1)
  }

  @Test("1.4: with .currentContext the context's controller hears, its parent does not")
  func appearance() {
    m.definesPresentationContext = true
    present(.currentContext, animated: true)
    func appearances() -> [String] {
      log.take().filter { $0.contains("ppear") && !$0.contains("viewIsAppearing") }
    }
    #expect(
      appearances() == [
        "M.viewWillDisappear(true)", "S.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "B.viewDidAppear(true)", "M.viewDidDisappear(true)", "S.viewDidDisappear(true)",
      ])
    stage.perform { b.dismiss(animated: true) }
    stage.settle()
    #expect(
      appearances() == [
        "B.viewWillDisappear(true)", "M.viewWillAppear(true)", "S.viewWillAppear(true)",
        "M.viewDidAppear(true)", "S.viewDidAppear(true)", "B.viewDidDisappear(true)",
      ])
  }

  @Test("The container of a context follows it when it is resized")
  func resized() {
    m.definesPresentationContext = true
    m.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    present(.overCurrentContext)
    stage.window.frame.size = CGSize(width: 120, height: 230)
    stage.settle()
    let grown = CGRect(x: 5, y: 20, width: 110, height: 180)
    #expect(m.view.frame == grown)
    #expect(b.presentationController?.containerView?.frame == grown)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 110, height: 180))
  }

  @Test("1.1.10: a controller whose chain does not reach the root presents, with a line")
  func detached() {
    let stray = LoggedController("X", log)
    stage.perform {
      stray.view.frame = small
      r.view.addSubview(stray.view)
    }
    stage.settle()
    b.modalPresentationStyle = .overFullScreen
    stage.perform { stray.present(b, animated: false) }
    stage.settle()
    #expect(
      stage.consoleLines == [
        "Presenting view controllers on detached view controllers is discouraged \(stray)."
      ])
    #expect(b.view.window === stage.window)
    #expect(b.presentingViewController === stray)
  }
}
