import Stage
import Testing

@testable import UIKit

/// R holds M, which defines a context and presents B over it.
@Suite("Presentations whose presenter is not the root") @MainActor
struct ContextPresentationTests {
  private let log = CallLog()
  private let stage: TestStage
  private let r: LoggedController
  private let m: LoggedController
  private let b: LoggedController
  private let animator: LoggedAnimator
  private let delegate: LoggedDelegate

  private init() {
    let log = log
    stage = TestStage { LoggedController("R", log) }
    r = stage.root as! LoggedController
    (m, b) = stage.perform { (LoggedController("M", log), LoggedController("B", log)) }
    animator = LoggedAnimator("P", log)
    delegate = LoggedDelegate("delegate", log, presentation: animator, dismissal: animator)
    stage.settle()
    embed(m, in: r)
    m.definesPresentationContext = true
    b.modalPresentationStyle = .overCurrentContext
    b.transitioningDelegate = delegate
    stage.settle()
    _ = log.take()
  }

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    stage.perform {
      parent.addChild(child)
      child.view.frame = CGRect(x: 5, y: 20, width: 90, height: 150)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  private func present() { stage.perform { m.present(b, animated: true) } }

  private func appearances() -> [String] {
    log.take().filter { $0.contains("Appear") || $0.contains("Disappear") }
      .filter { !$0.contains("IsAppearing") }
  }

  @Test("A transition that never ends can be released")
  func release() {
    animator.animation = { $0.containerView.addSubview($0.view(forKey: .to)!) }
    present()
    stage.settle()
    #expect(b.isBeingPresented)
    stage.perform { UIApplication.shared.completeTransition() }
    #expect(!b.isBeingPresented)
    #expect(b.appearance == .appeared)
  }

  @Test("10.6: what lies beside the context takes touches while B comes, what lies in it does not")
  func touchesBeside() {
    let beside = stage.add(
      LoggedTouchView("beside", log), CGRect(x: 0, y: 170, width: 100, height: 30))
    // Behind the container, which stands right above M's view.
    r.view.sendSubviewToBack(beside)
    let within = LoggedTouchView("within", log)
    within.frame = CGRect(x: 0, y: 0, width: 90, height: 150)
    m.view.addSubview(within)
    stage.settle()
    present()
    stage.advance(10)
    #expect(b.isBeingPresented)
    _ = log.take()
    stage.tap(50, 180)
    stage.tap(50, 30)
    #expect(log.take() == ["beside began (50.0, 10.0)", "beside ended (50.0, 10.0)"])
    #expect(b.isBeingPresented)
  }

  @Test("Tuning reaches it while it runs")
  func tuning() {
    present()
    stage.advance(2)
    let begin = stage.time
    _ = stage.stage.step(
      StageInput(
        time: begin + 1 / 60.0, size: TestStage.size, scale: 1,
        settings: StageSettings(transitionDuration: 1)))
    // One sixtieth at full speed, a thirtieth of the way; the rest of the half second at half speed:
    // 1/30 + 29/60 of 150 points.
    let y = stage.shown(b.view, at: begin + 0.5)?.frame?.minY
    #expect(near(y.map(Double.init), 20 + 72.5, 1e-6))
  }

  @Test("Another root: it ends with the former, from the top down, and hears of it")
  func rootChanges() {
    for moment in [0, 5, 600] {
      let other = stage.perform { LoggedController("N\(moment)", log) }
      stage.perform { stage.window.rootViewController = r }
      stage.settle()
      present()
      stage.advance(moment)
      _ = log.take()
      stage.perform { stage.window.rootViewController = other }
      #expect(b.presentingViewController == nil)
      #expect(m.presentedViewController == nil)
      #expect(b.view.window == nil)
      #expect(b.appearance == .disappeared)
      let lines = appearances()
      if moment == 600 {
        #expect(
          lines.prefix(4) == [
            "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
            "R.viewWillDisappear(false)", "M.viewWillDisappear(false)",
          ])
      }
      stage.settle()
      #expect(stage.windowContents == [other.view])
    }
  }

  @Test("A window that is hidden and shown again tells what covers a part of it too")
  func windowHidden() {
    present()
    stage.settle()
    _ = log.take()
    stage.perform { stage.window.isHidden = true }
    #expect(
      appearances() == [
        "R.viewWillDisappear(false)", "M.viewWillDisappear(false)", "B.viewWillDisappear(false)",
        "R.viewDidDisappear(false)", "M.viewDidDisappear(false)", "B.viewDidDisappear(false)",
      ])
  }

  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  @Test("A stage that is let go in the middle of it takes all with it")
  func stageLetGo() {
    var traces: [Weak] = []
    func run() {
      let test = ContextPresentationTests()
      test.animator.animation = { $0.containerView.addSubview($0.view(forKey: .to)!) }
      test.present()
      test.stage.advance(5)
      #expect(test.b.isBeingPresented)
      traces = [test.stage.stage, test.r, test.m, test.b, test.b.view].map(Weak.init)
    }
    run()
    #expect(traces.filter { $0.object != nil }.isEmpty)
  }

  @Test("6.1: the coordinator is there for both, their parents and their children, and ends")
  func coordinator() {
    let child = LoggedController("child", log)
    stage.perform { b.addChild(child) }
    present()
    let all = [r, m, b, child]
    for controller in all { #expect(controller.transitionCoordinator != nil, "\(controller.name)") }
    stage.advance(5)
    for controller in all { #expect(controller.transitionCoordinator != nil, "\(controller.name)") }
    stage.settle()
    for controller in all { #expect(controller.transitionCoordinator == nil, "\(controller.name)") }
  }

  @Test(
    "1.5.3, 1.5.4: R presents E, E's child presents D in its context; R's dismiss ends both",
    arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func descendants(_ style: UIModalPresentationStyle) {
    let (e, c, d) = stage.perform {
      (LoggedController("E", log), LoggedController("C", log), LoggedController("D", log))
    }
    e.transitioningDelegate = delegate
    stage.perform { r.present(e, animated: false) }
    stage.settle()
    embed(c, in: e)
    c.definesPresentationContext = true
    d.modalPresentationStyle = style
    stage.perform { c.present(d, animated: false) }
    stage.settle()
    #expect(d.presentingViewController === c)
    #expect(d.appearance == .appeared)
    _ = log.take()
    stage.perform { r.dismiss(animated: true) }
    #expect(e.isBeingDismissed)
    #expect(d.isBeingDismissed)
    stage.advance(10)
    // D moves along within E.
    #expect(stage.shown(d.view)?.frame != nil)
    stage.settle()
    let lines = log.take()
    #expect(lines.first == "delegate.forDismissed E")
    #expect(lines.contains("E.viewDidDisappear(true)"))
    #expect(lines.filter { $0.hasPrefix("D.viewDidDisappear") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("D.viewWillDisappear") }.count == 1)
    #expect(d.presentingViewController == nil)
    #expect(c.presentedViewController == nil)
    #expect(e.presentingViewController == nil)
    #expect(r.presentedViewController == nil)
    #expect([e, c, d].map(\.appearance) == [.disappeared, .disappeared, .disappeared])
    // C is whole again when E comes once more.
    #expect(c.view.superview === e.view)
    stage.perform { r.present(e, animated: false) }
    stage.settle()
    #expect(c.appearance == .appeared)
    #expect(d.view.window == nil)
  }
}
