import UIKit

/// Slides the presented view in from an edge of the screen, or out again, by a spring that can be
/// interrupted.
final class SpringSlideAnimator: InterruptibleAnimator {
  private let edge: UIRectEdge

  /// - Parameter edge: `.bottom`, `.left` or `.right`.
  init(isPresenting: Bool, edge: UIRectEdge) {
    self.edge = edge
    super.init(isPresenting: isPresenting)
  }

  /// How far a view of this size, and a margin around it, is to go.
  static func distance(of size: CGSize, to edge: UIRectEdge) -> CGFloat {
    (edge == .bottom ? size.height : size.width) + 24
  }

  override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  override func makeAnimator(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), dampingRatio: 0.9)
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      animator.addCompletion { _ in transitionContext.completeTransition(false) }
      return animator
    }
    if isPresenting {
      if let presented = transitionContext.viewController(forKey: .to) {
        view.frame = transitionContext.finalFrame(for: presented)
      }
      transitionContext.containerView.addSubview(view)
    }
    let distance = Self.distance(of: view.bounds.size, to: edge)
    let away =
      switch edge {
      case .bottom: CGAffineTransform(translationX: 0, y: distance)
      case .right: CGAffineTransform(translationX: distance, y: 0)
      default: CGAffineTransform(translationX: -distance, y: 0)
      }
    let isPresenting = isPresenting
    view.transform = isPresenting ? away : .identity
    animator.addAnimations { view.transform = isPresenting ? .identity : away }
    animator.addCompletion { position in
      // Both for a dismissal that did not come, and for a view that is presented again.
      view.transform = .identity
      transitionContext.completeTransition(position == .end)
    }
    return animator
  }
}
