import CoreGraphics
import Stage
import TransitionGallery
import UIKit

/// The scenarios that these tests run.
enum Scenarios {
  static let coverVertical = Scenario(
    id: "cover-vertical", title: "Cover vertical", kind: .gallery,
    present: .tap("present"), dismiss: .tap("dismiss")
  ) { CoverVerticalHome() }

  /// Presents with `animator`, which the closure makes anew for each run.
  static func custom(
    id: String = "custom", _ animator: @escaping @MainActor @Sendable () -> Animator
  ) -> Scenario {
    Scenario(id: id, title: id, present: .tap("home"), dismiss: .tap("detail")) {
      Home(animator: animator())
    }
  }

  /// A tap anywhere on its view does `whenTapped`.
  class Screen: UIViewController {
    var whenTapped: (Screen) -> Void = { _ in }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { whenTapped(self) }
  }

  final class Home: Screen, UIViewControllerTransitioningDelegate {
    let animator: Animator

    init(animator: Animator) {
      self.animator = animator
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      view.accessibilityIdentifier = "home"
      view.backgroundColor = .white
      whenTapped = { home in
        let detail = Screen()
        detail.view.accessibilityIdentifier = "detail"
        detail.view.backgroundColor = .red
        detail.transitioningDelegate = home as? Home
        detail.whenTapped = { $0.dismiss(animated: true) }
        home.present(detail, animated: true)
      }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  /// Puts the to-view in and does `animate`.
  final class Animator: UIViewControllerAnimatedTransitioning {
    let duration: TimeInterval
    let animate: (UIView, any UIViewControllerContextTransitioning) -> Void

    init(
      duration: TimeInterval,
      animate: @escaping (UIView, any UIViewControllerContextTransitioning) -> Void
    ) {
      self.duration = duration
      self.animate = animate
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return }
      view.frame = transitionContext.containerView.bounds
      transitionContext.containerView.addSubview(view)
      animate(view, transitionContext)
    }
  }

  /// Fades in and never says that it is done.
  static let frozen = custom(id: "frozen") {
    Animator(duration: 0.3) { view, _ in
      view.alpha = 0
      UIView.animate(withDuration: 0.3) { view.alpha = 1 }
    }
  }
}
