import Testing
import UIKit

@Suite("Field reports: memory") @MainActor struct MemoryReportTests {
  /// A controller with a handler that may hold it.
  private final class Screen: UIViewController {
    var handler: Handler?
  }

  private final class Handler: UIViewControllerTransitioningDelegate {
    var held: UIViewController?
    weak var known: UIViewController?
    var animator: Animator?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  private final class Animator: UIViewControllerAnimatedTransitioning {
    var whenDone: (@MainActor () -> Void)?
    var clearsHandlers = false

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      showAtOnce(transitionContext)
    }

    func animationEnded(_ transitionCompleted: Bool) {
      whenDone?()
      if clearsHandlers { whenDone = nil }
    }
  }

  /// Presents and dismisses what `make` makes, and tells whether it lives on.
  private func livesOn(_ make: (Screen) -> Void) -> Bool {
    let stage = TestStage.settled()
    weak var kept: Screen?
    stage.perform {
      let screen = Screen()
      screen.modalPresentationStyle = .custom
      make(screen)
      kept = screen
      stage.root.present(screen, animated: true)
    }
    stage.settle()
    stage.perform { kept?.dismiss(animated: true) }
    stage.settle()
    stage.advance(2)
    defer { kept?.handler = nil }
    return kept != nil
  }

  @Test("R116: a handler that holds its controller keeps it; one that knows it weakly does not")
  func r116() {
    #expect(
      livesOn { screen in
        let handler = Handler()
        handler.held = screen
        screen.handler = handler
        screen.transitioningDelegate = handler
      })
    #expect(
      !livesOn { screen in
        let handler = Handler()
        handler.known = screen
        screen.handler = handler
        screen.transitioningDelegate = handler
      })
  }

  @Test(
    "R117: closures in the animator keep the controller until they are cleared when it has ended")
  func r117() {
    func handler(for screen: Screen, clears: Bool) -> Handler {
      let handler = Handler()
      let animator = Animator()
      animator.whenDone = { _ = screen.view }
      animator.clearsHandlers = clears
      handler.animator = animator
      return handler
    }
    for clears in [false, true] {
      let isKept = livesOn { screen in
        let made = handler(for: screen, clears: clears)
        screen.handler = made
        screen.transitioningDelegate = made
      }
      #expect(isKept != clears)
    }
  }

  @Test("R119: whoever keeps a transition's context keeps neither its controllers nor its views")
  func r119() {
    let pair = Pair()
    var kept: (any UIViewControllerContextTransitioning)?
    pair.presenter.animation = { context in
      kept = context
      showAtOnce(context)
    }
    weak var presented: UIViewController?
    pair.stage.perform {
      let c = UIViewController()
      presented = c
      c.modalPresentationStyle = .custom
      c.transitioningDelegate = pair.delegate
      pair.a.present(c, animated: true)
    }
    pair.stage.settle()
    #expect(presented != nil)
    #expect(kept?.viewController(forKey: .to) === presented)
    pair.settle { pair.a.dismiss(animated: false) }
    #expect(kept != nil)
    #expect(presented == nil)
  }
}
