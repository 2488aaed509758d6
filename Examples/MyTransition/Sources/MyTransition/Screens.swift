import UIKit

final class ListScreen: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.accessibilityIdentifier = "open"
    button.frame = CGRect(x: 0, y: 400, width: view.bounds.width, height: 44)
    button.autoresizingMask = .flexibleWidth
    button.addAction(UIAction { [unowned self] _ in open() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func open() {
    let detail = DetailScreen()
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = self
    present(detail, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DropAnimator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DropAnimator(isPresenting: false) }
}

final class DetailScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    let button = UIButton(type: .system)
    button.setTitle("Close", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.accessibilityIdentifier = "close"
    button.frame = CGRect(x: 0, y: 400, width: view.bounds.width, height: 44)
    button.autoresizingMask = .flexibleWidth
    button.addAction(
      UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(button)
  }
}
