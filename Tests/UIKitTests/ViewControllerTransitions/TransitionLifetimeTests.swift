import Testing
import UIKit

@Suite("What a kept object keeps alive") @MainActor struct TransitionLifetimeTests {
  private let log = CallLog()
  private let stage = TestStage.settled()

  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  /// What a test writes down while the objects are alive.
  @MainActor private final class Notes {
    var b: Weak?
    var controller: Weak?
    var kept: UIPresentationController?
    var traces: [Weak] = []
    var coordinators: [(any UIViewControllerTransitionCoordinator)?] = []
  }

  private let notes = Notes()

  private nonisolated static let styles: [UIModalPresentationStyle] = [
    .custom, .pageSheet, .fullScreen, .overCurrentContext,
  ]

  private func controller(_ style: UIModalPresentationStyle) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    return controller
  }

  @Test(
    "1.2.6: a presentation controller that is only read is kept, and keeps nothing",
    arguments: styles)
  func merelyRead(_ style: UIModalPresentationStyle) {
    func run() {
      stage.perform {
        let controller = controller(style)
        notes.b = Weak(controller)
        notes.controller = Weak(controller.presentationController!)
        #expect(notes.controller?.object === controller.presentationController)
        #expect(controller.presentationController?.presentedViewController === controller)
      }
    }
    run()
    #expect(notes.b?.object == nil)
    #expect(notes.controller?.object == nil)
  }

  @Test("Read, then refused", arguments: styles)
  func refused(_ style: UIModalPresentationStyle) {
    func run() {
      stage.perform {
        let controller = controller(style)
        notes.b = Weak(controller)
        let stranger = UIViewController()
        stranger.present(controller, animated: false)
        _ = controller.presentationController
      }
    }
    run()
    stage.settle()
    #expect(notes.b?.object == nil)
  }

  @Test("Kept beyond the dismissal it still answers; let go, all goes", arguments: styles)
  func keptPresentationController(_ style: UIModalPresentationStyle) {
    func run() {
      stage.perform {
        let controller = controller(style)
        notes.b = Weak(controller)
        stage.root.present(controller, animated: true)
        notes.kept = controller.presentationController
      }
      stage.settle()
      stage.perform { stage.root.dismiss(animated: true) }
      stage.settle()
    }
    run()
    #expect(notes.kept?.containerView == nil)
    #expect(notes.kept?.presentedViewController === notes.b?.object)
    #expect(notes.kept?.presentedView === notes.kept?.presentedViewController.view)
    notes.kept = nil
    #expect(notes.b?.object == nil)
  }

  @Test("Read and kept beyond its controller, which was never presented")
  func outlivesUnpresented() {
    func run() { stage.perform { notes.kept = controller(.pageSheet).presentationController } }
    run()
    #expect(notes.kept != nil)
    _ = notes.kept?.presentedViewController
    #expect(notes.kept?.presentationStyle != nil)
  }

  @Test("A presenter that goes away with what it presents leaves nothing")
  func presenterGoes() {
    func run() {
      stage.perform {
        let (stray, b) = (UIViewController(), controller(.overFullScreen))
        stage.view.addSubview(stray.view)
        stray.present(b, animated: false)
        notes.traces = [Weak(stray), Weak(b)]
      }
      stage.settle()
      stage.perform { for view in stage.view.subviews { view.removeFromSuperview() } }
      stage.settle()
    }
    run()
    #expect(notes.traces.filter { $0.object != nil }.isEmpty)
  }

  private final class Keeper: UIViewControllerAnimatedTransitioning {
    var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
      transitionContext.completeTransition(true)
    }
  }

  @Test("4.9: context and coordinator kept beyond the end keep no controller; the trace goes on")
  func keptContext() {
    let keepers = [Keeper(), Keeper()]
    let delegate = LoggedDelegate(
      "delegate", log, presentation: keepers[0], dismissal: keepers[1])
    func run() {
      stage.perform {
        let controller = controller(.fullScreen)
        notes.b = Weak(controller)
        controller.transitioningDelegate = delegate
        stage.root.present(controller, animated: true)
        notes.coordinators.append(controller.transitionCoordinator)
      }
      stage.settle()
      #expect(keepers[0].context?.viewController(forKey: .to) === notes.b?.object)
      #expect(keepers[0].context?.view(forKey: .from) === stage.view)
      stage.perform { stage.root.dismiss(animated: true) }
      notes.coordinators.append(stage.root.transitionCoordinator)
      stage.settle()
    }
    run()
    #expect(notes.coordinators.count == 2)
    #expect(notes.coordinators.allSatisfy { $0 != nil })
    #expect(notes.b?.object == nil)
    #expect(keepers[0].context?.viewController(forKey: .to) == nil)
    #expect(keepers[0].context?.transitionWasCancelled == false)
    #expect(notes.coordinators[0]?.transitionDuration == 0.1)
    // Whatever other tests made outside a stage before is in the log then.
    stage.advance()
    let start = stage.trace.count
    stage.perform { for keeper in keepers { keeper.context?.completeTransition(true) } }
    stage.advance()
    let lines = stage.traceLines(from: start) { _ in true }
    #expect(lines == ["completeTransition(true)", "completeTransition(true)"])
  }

  @MainActor private final class Token {}

  /// B, whose presentation notes its completion, with the transition's coordinator.
  private func presentNoting(
    _ token: Token
  ) -> (any UIViewControllerTransitionCoordinator)? {
    stage.perform {
      let b = controller(.fullScreen)
      stage.root.present(b, animated: true)
      b.transitionCoordinator?.animate(alongsideTransition: nil) { [log] _ in
        log.note("over \(token)")
      }
      return b.transitionCoordinator
    }
  }

  @Test("A coordinator kept beyond a transition that was given up keeps no closure, nor calls one")
  func closuresGivenUp() {
    weak var weakToken: Token?
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    @MainActor func run() {
      let token = Token()
      weakToken = token
      coordinator = presentNoting(token)
    }
    run()
    #expect(coordinator != nil)
    stage.advance(5)
    #expect(weakToken != nil)
    stage.perform { stage.window.rootViewController = UIViewController() }
    stage.settle()
    #expect(weakToken == nil)
    #expect(log.take() == [])
  }

  @Test("6.7: what a kept coordinator is given after the end is neither called nor kept")
  func closuresTooLate() {
    weak var (early, late): (Token?, Token?)
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    @MainActor func run() {
      let token = Token()
      early = token
      coordinator = presentNoting(token)
      stage.settle()
    }
    @MainActor func giveTooLate() {
      let token = Token()
      late = token
      let runs = coordinator?.animate { [log] _ in
        log.note("along \(token)")
      } completion: { [log] _ in
        log.note("over \(token)")
      }
      #expect(runs == false)
    }
    run()
    #expect(early == nil)
    #expect(log.take().count == 1)
    giveTooLate()
    stage.settle()
    #expect(late == nil)
    #expect(log.take() == [])
  }
}
