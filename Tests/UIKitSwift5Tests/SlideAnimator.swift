import UIKit

/// What a project of the Swift 5 days holds: no annotation anywhere.
class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static var alive = 0

  let isPresenting: Bool
  var ended: [Bool] = []

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
    SlideAnimator.alive += 1
  }

  deinit { SlideAnimator.alive -= 1 }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    return 0.25
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to),
      let fromView = transitionContext.view(forKey: .from)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    let right = container.bounds.offsetBy(dx: container.bounds.width, dy: 0)
    if isPresenting {
      container.addSubview(toView)
      toView.frame = right
    } else {
      container.insertSubview(toView, belowSubview: fromView)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: [.curveLinear],
      animations: {
        if self.isPresenting {
          toView.frame = container.bounds
        } else {
          fromView.frame = right
        }
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
  }
}

class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return SlideAnimator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return SlideAnimator(isPresenting: false)
  }
}
