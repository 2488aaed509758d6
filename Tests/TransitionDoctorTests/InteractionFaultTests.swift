import Testing
import TransitionDoctor
import UIKit

@Suite("The doctor on transitions that somebody drives") @MainActor struct InteractionFaultTests {
  @Test(
    "Driven as it should be, nothing is found",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet], [true, false])
  func good(_ style: UIModalPresentationStyle, _ finishes: Bool) {
    let rehearsal = DrivenRehearsal(style)
    rehearsal.drag()
    rehearsal.then(90) { finishes ? rehearsal.driver.finish() : rehearsal.driver.cancel() }
    #expect(rehearsal.findings == [])
    #expect((rehearsal.first.presentedViewController == nil) == finishes)
  }

  /// The only finding.
  private func only(
    _ rehearsal: DrivenRehearsal, _ rule: String, _ place: String, _ text: String
  ) {
    #expect(rehearsal.rules == [rule], "\(rehearsal.findings)")
    guard let finding = rehearsal.findings.first else { return }
    #expect(finding.place == place)
    #expect(finding.fault.contains(text), "\(finding.fault)")
    #expect(finding.cure.hasSuffix(".") && !finding.line.contains("\n"))
    // Said once, however long one waits.
    rehearsal.step(120)
    #expect(rehearsal.findings.count == 1)
  }

  @Test("R46: an interaction controller for a button: it hangs at 0, and the delegate is named")
  func withoutDriver() {
    let rehearsal = DrivenRehearsal()
    rehearsal.then(120) { rehearsal.second.dismiss(animated: true) }
    only(
      rehearsal, "interactive-without-driver",
      "DrivenRehearsal.interactionControllerForDismissal(using:)",
      "UIPercentDrivenInteractiveTransition")
    #expect(rehearsal.findings.first?.isHang == true)
  }

  @Test("R46: answered with nil, it is no fault")
  func withoutController() {
    let rehearsal = DrivenRehearsal()
    rehearsal.controller = nil
    rehearsal.then(120) { rehearsal.second.dismiss(animated: true) }
    #expect(rehearsal.findings == [])
    #expect(rehearsal.first.presentedViewController == nil)
  }

  @Test("R36, 5.14: the gesture was over before the transition began")
  func tooEarly() {
    let rehearsal = DrivenRehearsal()
    rehearsal.then(60) {
      rehearsal.second.dismiss(animated: true)
      rehearsal.driver.finish()
    }
    only(
      rehearsal, "interaction-ended-before-start", "UIPercentDrivenInteractiveTransition",
      "finish() was called before startInteractiveTransition(_:)")
    #expect(rehearsal.first.presentedViewController == nil)
  }

  @Test("R41: cancelled twice, or moved after it")
  func twice() {
    let again = DrivenRehearsal()
    again.drag()
    again.then(5) { again.driver.cancel() }
    again.then(60) { again.driver.cancel() }
    only(again, "double-finish", "UIPercentDrivenInteractiveTransition", "cancelled already")
    let moved = DrivenRehearsal()
    moved.drag()
    moved.then(5) { moved.driver.finish() }
    moved.then(60) { moved.driver.update(0.9) }
    only(moved, "update-after-finish", "UIPercentDrivenInteractiveTransition", "finished already")
  }

  @Test("4.1: the context's methods beside the percent-driven object")
  func beside() {
    var context: (any UIViewControllerContextTransitioning)?
    let rehearsal = DrivenRehearsal(
      animator: MovementAnimator {
        context = $0
        slideBack($0)
      })
    rehearsal.drag()
    rehearsal.then { context?.updateInteractiveTransition(0.7) }
    rehearsal.then(60) { rehearsal.driver.finish() }
    only(
      rehearsal, "context-driven-beside", "MovementAnimator.animateTransition(using:)",
      "update(_:) beside UIPercentDrivenInteractiveTransition")
  }

  @Test("R67: interruptibleAnimator(using:) answers with another one each time")
  func identity() {
    final class Forgetful: UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.5 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        slideBack(transitionContext)
      }
      func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating {
        UIViewPropertyAnimator(duration: 0.5, curve: .linear)
      }
    }
    let rehearsal = DrivenRehearsal(animator: Forgetful())
    rehearsal.driver.wantsInteractiveStart = false
    rehearsal.then(10) { rehearsal.second.dismiss(animated: true) }
    #expect(rehearsal.findings == [])
    rehearsal.then { rehearsal.driver.pause() }
    rehearsal.then(90) { rehearsal.driver.finish() }
    #expect(rehearsal.rules == ["animator-identity"])
    #expect(rehearsal.findings.first?.place == "Forgetful.interruptibleAnimator(using:)")
  }

  @Test("R19: completed with true after a cancel")
  func flag() {
    let rehearsal = DrivenRehearsal(
      animator: MovementAnimator { context in
        let view = context.view(forKey: .from)!
        UIView.animate(withDuration: 0.5) {
          view.alpha = 0
        } completion: { _ in
          context.completeTransition(true)
        }
      })
    rehearsal.drag()
    rehearsal.then(60) { rehearsal.driver.cancel() }
    only(
      rehearsal, "complete-flag-mismatch", "MovementAnimator.animateTransition(using:)",
      "completeTransition(true)")
  }

  @Test("R27, 5.19: a cancelled dismissal leaves the to-view in the container")
  func cleanUp() {
    let rehearsal = DrivenRehearsal(
      .fullScreen,
      animator: MovementAnimator { context in
        let view = context.view(forKey: .from)!
        context.containerView.insertSubview(context.view(forKey: .to)!, belowSubview: view)
        UIView.animate(withDuration: 0.5) {
          view.alpha = 0
        } completion: { _ in
          if context.transitionWasCancelled { view.alpha = 1 }
          context.completeTransition(!context.transitionWasCancelled)
        }
      })
    rehearsal.drag()
    rehearsal.then(60) { rehearsal.driver.cancel() }
    only(
      rehearsal, "cancel-cleanup-missing", "MovementAnimator.animateTransition(using:)",
      "still in the container")
  }

  @Test(
    "R42, R49, 5.18: the model keeps the values of the end after a cancel",
    arguments: [
      ("visibility-left-behind", "alpha is 0.0, not 1.0"),
      ("transform-left-behind", "transform is [0.5"),
      ("geometry-left-behind", "center is [50.0, 300.0]"),
      ("cancel-removes-wrong-view", "left the hierarchy"),
    ])
  func model(_ rule: String, _ text: String) {
    let rehearsal = DrivenRehearsal(
      animator: MovementAnimator { context in
        let view = context.view(forKey: .from)!
        let presenter = context.viewController(forKey: .to)!.view!
        UIView.animate(withDuration: 0.5) {
          switch rule {
          case "visibility-left-behind": view.alpha = 0
          case "transform-left-behind": view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          case "geometry-left-behind": view.center.y = 300
          default: view.center.x += 0.001
          }
        } completion: { _ in
          if rule == "cancel-removes-wrong-view" {
            view.center.x = 50
            presenter.removeFromSuperview()
          }
          context.completeTransition(!context.transitionWasCancelled)
        }
      })
    rehearsal.drag()
    rehearsal.then(60) { rehearsal.driver.cancel() }
    only(rehearsal, rule, "MovementAnimator.animateTransition(using:)", text)
  }

  @Test("R42: completed later than the way back: pictures in between show the end")
  func flash() {
    let rehearsal = DrivenRehearsal(
      animator: MovementAnimator { context in
        let view = context.view(forKey: .from)!
        UIView.animate(withDuration: 0.5) {
          view.center.y += 200
        } completion: { _ in
          DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) {
            view.center.y = 100
            context.completeTransition(!context.transitionWasCancelled)
          }
        }
      })
    rehearsal.drag()
    rehearsal.then(60) { rehearsal.driver.cancel() }
    only(
      rehearsal, "cancel-flash", "MovementAnimator.animateTransition(using:)", "later")
  }

  @Test("R47: let go of only when the hand-made tail is over")
  func late() {
    final class Hand: UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        context = transitionContext
        transitionContext.updateInteractiveTransition(0)
      }
    }
    for isLate in [true, false] {
      let hand = Hand()
      let rehearsal = DrivenRehearsal()
      rehearsal.controller = hand
      rehearsal.then(2) { rehearsal.second.dismiss(animated: true) }
      guard let context = hand.context else { return }
      rehearsal.then { context.updateInteractiveTransition(0.5) }
      rehearsal.then(60) {
        if !isLate { context.finishInteractiveTransition() }
        UIView.animate(withDuration: 0.3) {
          context.view(forKey: .from)?.center.y += 200
        } completion: { _ in
          if isLate { context.finishInteractiveTransition() }
          context.completeTransition(true)
        }
      }
      if isLate {
        only(rehearsal, "finish-called-late", "Hand", "ms after its last update")
      } else {
        #expect(rehearsal.findings == [])
      }
    }
  }
}
