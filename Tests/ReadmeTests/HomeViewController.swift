import UIKit

final class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.accessibilityIdentifier = "open"
    button.addAction(
      UIAction { [unowned self] _ in
        let next = UIViewController()
        next.view.backgroundColor = .red
        next.modalPresentationStyle = .fullScreen
        next.transitioningDelegate = self
        present(next, animated: true)
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}
