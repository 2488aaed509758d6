import QuartzCore
import Testing
import UIKit

@Suite("6: the transition coordinator") @MainActor struct CoordinatorTests {
  private let trio = Trio(.fullScreen)
  private let beside = UIView()

  private init() {
    beside.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    beside.backgroundColor = .red
    for callback in ["viewWillAppear", "viewWillDisappear"] { trio.b.hooks[callback] = nil }
    let beside = beside
    trio.b.hooks["viewDidLoad"] = { [b = trio.b] in b.view.addSubview(beside) }
  }

  /// Where the view stands on the screen, less where B's view does.
  private func x(at time: Double) -> Double? {
    guard let shown = trio.stage.shown(beside, at: time),
      let parent = trio.stage.shown(trio.b.view, at: time)
    else { return nil }
    return Double(shown.transform.tx - parent.transform.tx)
  }

  private func moveAlong(_ distance: CGFloat = 80) {
    let beside = beside
    trio.b.transitionCoordinator?.animate(alongsideTransition: { _ in
      beside.frame.origin.x = distance
    })
  }

  @Test("6.1, 6.2: there for both, their parents and children, from the call to the last callback")
  func lifetime() {
    let trio = trio
    let child = UIViewController()
    trio.stage.perform { trio.b.addChild(child) }
    #expect(trio.a.transitionCoordinator == nil)
    trio.stage.perform {
      trio.s.present(trio.b, animated: true) {
        #expect(trio.b.transitionCoordinator == nil)
      }
    }
    func all() -> [(any UIViewControllerTransitionCoordinator)?] {
      [trio.a, trio.s, trio.b, child].map(\.transitionCoordinator)
    }
    let first = trio.b.transitionCoordinator
    #expect(first != nil)
    for coordinator in all() { #expect(coordinator === first) }
    trio.stage.advance(10)
    for coordinator in all() { #expect(coordinator === first) }
    trio.stage.settle()
    for coordinator in all() { #expect(coordinator == nil) }
    trio.dismiss()
    #expect(all()[0] != nil)
    #expect(all()[0] !== first)
    trio.stage.settle()
    for coordinator in all() { #expect(coordinator == nil) }
  }

  @Test("6.4: alongside takes duration and curve of the animator's first block")
  func inheritance() {
    let beside = beside
    trio.presenter.animation = { context in
      context.containerView.addSubview(context.view(forKey: .to)!)
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        context.view(forKey: .to)!.alpha = 0.5
      } completion: { _ in
        context.completeTransition(true)
      }
      UIView.animate(withDuration: 5) { context.view(forKey: .from)!.alpha = 0.5 }
    }
    trio.present()
    moveAlong()
    trio.stage.advance(2)
    let begin = trio.stage.time
    #expect(beside.frame.minX == 80)
    #expect(near(x(at: begin), 0))
    #expect(near(x(at: begin + 0.1), 20))
    #expect(near(x(at: begin + 0.3), 60))
    #expect(near(x(at: begin + 0.4), 80))
  }

  @Test("6.4: and its spring")
  func spring() {
    let trio = trio
    trio.answers.presentation = nil
    trio.present()
    moveAlong(100)
    trio.stage.advance(2)
    let begin = trio.stage.time
    // 3.1.3: how far the system spring has come.
    for (time, progress) in [(0.05, 0.2322), (0.1, 0.5448), (0.3, 0.9729)] {
      #expect(near(x(at: begin + time), 100 * progress, 5e-3))
    }
  }

  @Test("6.13: a block within the alongside closure inherits too, unless told not to")
  func nested() {
    let (beside, other) = (beside, UIView(frame: CGRect(x: 0, y: 30, width: 10, height: 10)))
    other.backgroundColor = .red
    trio.b.hooks["viewDidLoad"] = { [b = trio.b] in
      b.view.addSubview(beside)
      b.view.addSubview(other)
    }
    trio.present()
    trio.b.transitionCoordinator?.animate(alongsideTransition: { _ in
      UIView.animate(withDuration: 9) { beside.frame.origin.x = 50 }
      UIView.animate(
        withDuration: 1, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
      ) {
        other.alpha = 0
      }
    })
    trio.stage.advance(2)
    let begin = trio.stage.time
    // Half a second, evenly.
    #expect(near(x(at: begin + 0.1), 10))
    #expect(near(trio.stage.shown(other, at: begin + 0.4)?.opacity, 0.6))
  }

  @Test("6.4, 6.5: without an animation block it runs right after animateTransition, at once")
  func withoutBlock() {
    let (beside, log) = (beside, trio.log)
    trio.presenter.animation = { context in
      context.containerView.addSubview(context.view(forKey: .to)!)
      log.note("set up")
    }
    trio.present()
    trio.b.transitionCoordinator?.animate { _ in
      log.note("along")
      beside.frame.origin.x = 80
    }
    _ = log.take()
    trio.stage.advance(2)
    let lines = log.take()
    #expect(
      lines[lines.firstIndex(of: "P.animateTransition")!...].prefix(3)
        == ["P.animateTransition", "set up", "along"])
    #expect(near(x(at: trio.stage.time), 80))
    #expect(beside.layer.animations.isEmpty)
  }

  @Test("6.6-6.8: queued in order; true as long as they will run; completions after the end")
  func answers() {
    let (trio, log) = (trio, trio.log)
    trio.present()
    let coordinator = trio.b.transitionCoordinator!
    _ = log.take()
    #expect(coordinator.animate(alongsideTransition: { _ in log.note("1") }, completion: nil))
    #expect(
      coordinator.animate(
        alongsideTransition: { _ in log.note("2") }, completion: { _ in log.note("over 2") }))
    // 6.8: a completion alone.
    #expect(
      !coordinator.animate(
        alongsideTransition: nil, completion: { _ in log.note("over 3") }))
    trio.stage.advance(5)
    #expect(log.take().filter { $0.count == 1 } == ["1", "2"])
    // 6.6: too late to move, in time for the end.
    #expect(
      !coordinator.animate(
        alongsideTransition: { _ in log.note("4") }, completion: { _ in log.note("over 4") }))
    trio.stage.settle()
    #expect(
      log.take().suffix(5) == ["P.animationEnded(true)", "over 2", "over 3", "over 4", "presented"])
  }

  @Test("6.7: the completion is called after a cancelled transition too, and says so")
  func cancelled() {
    let log = trio.log
    trio.presenter.animation = { $0.completeTransition(false) }
    trio.present()
    trio.b.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      log.note("over, cancelled: \(context.isCancelled)")
    }
    trio.stage.settle()
    #expect(
      log.take().suffix(3) == ["P.animationEnded(false)", "over, cancelled: true", "presented"])
  }

  @Test("6.3: none without animation")
  func unanimated() {
    trio.present(animated: false)
    #expect(trio.b.transitionCoordinator == nil)
    trio.stage.advance(1)
    #expect(trio.b.transitionCoordinator == nil)
    trio.stage.settle()
    #expect(trio.b.view.window != nil)
  }

  @Test("6.11: what it knows of the transition")
  func context() {
    let trio = trio
    var wasAsked = false
    trio.present()
    trio.b.transitionCoordinator?.animate(alongsideTransition: { context in
      wasAsked = true
      #expect(context.isAnimated)
      #expect(!context.initiallyInteractive)
      #expect(!context.isInteractive)
      #expect(!context.isCancelled)
      #expect(context.presentationStyle == .fullScreen)
      #expect(context.transitionDuration == 0.5)
      #expect(context.viewController(forKey: .from) === trio.a)
      #expect(context.viewController(forKey: .to) === trio.b)
      #expect(context.view(forKey: .from) === trio.a.view)
      #expect(context.view(forKey: .to) === trio.b.view)
      #expect(context.containerView === trio.a.view.superview)
    })
    trio.stage.settle()
    #expect(wasAsked)
  }

  @Test("6.11: whoever keeps it can ask for the controllers after the end too")
  func keptContext() {
    let trio = trio
    var kept: (any UIViewControllerTransitionCoordinatorContext)?
    trio.present()
    trio.b.transitionCoordinator?.animate(alongsideTransition: { kept = $0 })
    trio.stage.settle()
    #expect(kept?.viewController(forKey: .from) === trio.a)
    #expect(kept?.viewController(forKey: .to) === trio.b)
  }

  @Test("6.4: alongside belongs to its own transition, not to another block before or after it")
  func otherBlocks() {
    let (trio, beside) = (trio, beside)
    trio.present()
    moveAlong()
    // A block of somebody else's before the transition begins.
    trio.stage.perform { UIView.animate(withDuration: 3) { trio.a.view.alpha = 0.5 } }
    #expect(beside.frame.minX == 0)
    trio.stage.advance(2)
    #expect(beside.frame.minX == 80)
    #expect(near(x(at: trio.stage.time + 0.25), 40))
  }
}
