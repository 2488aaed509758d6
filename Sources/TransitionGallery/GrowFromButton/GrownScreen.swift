import UIKit

/// The yellow screen is its own transitioning delegate: whoever presents it needs to know nothing.
public final class GrownScreen: UIViewController, UIViewControllerTransitioningDelegate {
  private let origin: CGRect
  private let headline = UILabel()
  private let close = UIButton(type: .system)

  /// - Parameter origin: where to grow from, in the window's coordinates.
  public init(origin: CGRect) {
    self.origin = origin
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    // UIKit loads the view before it reads these two.
    modalPresentationStyle = .custom
    transitioningDelegate = self
    modalPresentationCapturesStatusBarAppearance = true

    view.backgroundColor = .systemYellow
    headline.text = "Hello"
    headline.font = .systemFont(ofSize: 44, weight: .bold)
    headline.textColor = .black
    headline.textAlignment = .center
    view.addSubview(headline)

    close.setTitle("×", for: .normal)
    close.setTitleColor(.black, for: .normal)
    close.titleLabel?.font = .systemFont(ofSize: 24, weight: .medium)
    close.backgroundColor = UIColor(white: 1, alpha: 0.5)
    close.layer.cornerRadius = 22
    close.accessibilityIdentifier = "dismiss"
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(close)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    headline.frame = CGRect(
      x: safe.minX + 24, y: view.bounds.midY - 30, width: safe.width - 48, height: 60)
    close.frame = CGRect(x: safe.maxX - 64, y: safe.minY + 13, width: 44, height: 44)
  }

  /// Yellow is light, in dark surroundings too.
  public override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

  // A fresh animator for each question.

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    GrowAnimator(origin: origin, isPresenting: true)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    GrowAnimator(origin: origin, isPresenting: false)
  }
}
