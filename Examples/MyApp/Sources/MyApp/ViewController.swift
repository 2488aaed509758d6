import UIKit

class ViewController: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Show", for: .normal)
    button.accessibilityIdentifier = "show"
    button.addAction(UIAction { [unowned self] _ in show() }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaLayoutGuide.layoutFrame
    button.frame = CGRect(x: safe.minX, y: safe.midY - 22, width: safe.width, height: 44)
  }

  private func show() {
    let detail = DetailViewController()
    present(detail, animated: true)
  }
}

class DetailViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let label = UILabel()
    label.text = "Hello"
    label.textAlignment = .center
    label.frame = CGRect(x: 0, y: 40, width: view.bounds.width, height: 30)
    label.autoresizingMask = .flexibleWidth
    view.addSubview(label)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("close", DetailViewController.close)))
  }

  func close() { dismiss(animated: true) }
}
