import Stage
import UIKit

/// A red screen that is pulled down to be dismissed, by an interaction controller written by hand.
final class PulledScreen: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?
  private var isPulled = false
  /// The pan's velocity when it ended, in points a second.
  private(set) var endVelocity: CGFloat?
  /// What the user was told last.
  private(set) var percents: [Double] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = self
    modalPresentationStyle = .custom
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .red
    view.accessibilityIdentifier = "pulled"
    view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector("pulled:", PulledScreen.pulled(_:))))
  }

  func pulled(_ pan: UIPanGestureRecognizer) {
    let percent = min(max(pan.translation(in: nil).y / view.bounds.height, 0), 1)
    switch pan.state {
    case .began:
      isPulled = true
      dismiss(animated: true)
    case .changed:
      context?.updateInteractiveTransition(percent)
      percents.append(Double(percent))
      context?.view(forKey: .from)?.frame.origin.y = percent * view.bounds.height
    case .ended, .cancelled:
      isPulled = false
      let velocity = pan.velocity(in: nil).y
      endVelocity = velocity
      settle(pan.state == .ended && (percent > 0.5 && velocity > -500 || velocity > 500))
    default: break
    }
  }

  private func settle(_ completes: Bool) {
    guard let context, let view = context.view(forKey: .from) else { return }
    if completes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    UIView.animate(withDuration: 0.2) {
      view.frame.origin.y = completes ? view.bounds.height : 0
    } completion: { _ in
      self.context = nil
      context.completeTransition(completes)
    }
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from)!
    let isComing = transitionContext.view(forKey: .to) != nil
    if isComing { transitionContext.containerView.addSubview(view) }
    let height = transitionContext.containerView.bounds.height
    view.frame = CGRect(
      x: 0, y: isComing ? height : 0, width: transitionContext.containerView.bounds.width,
      height: height)
    UIView.animate(withDuration: 0.3) {
      view.frame.origin.y = isComing ? 0 : height
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isPulled ? self : nil }
}

extension Scenarios {
  /// A tap presents, a pull down over the whole screen dismisses.
  static let pulled = Scenario(
    id: "pulled", title: "Pulled", present: .tap("home"), dismiss: .tap("pulled"),
    dismissGesture: .drag(from: .top, to: 1, in: 0.5)
  ) {
    let home = Screen()
    home.view.accessibilityIdentifier = "home"
    home.view.backgroundColor = .white
    home.whenTapped = { $0.present(PulledScreen(), animated: true) }
    return home
  }
}
