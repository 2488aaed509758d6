import UIKit

/// The second screen: a button dismisses it.
public final class CoverVerticalDetail: UIViewController {
  private let headline = UILabel()
  private let close = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo

    headline.text = "Presented"
    headline.font = .systemFont(ofSize: 34, weight: .bold)
    headline.textColor = .white
    headline.textAlignment = .center

    close.setTitle("Dismiss", for: .normal)
    close.setTitleColor(.systemIndigo, for: .normal)
    close.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    close.backgroundColor = .white
    close.layer.cornerRadius = 14
    close.accessibilityIdentifier = "dismiss"
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)

    view.addSubview(headline)
    view.addSubview(close)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin = 24.0
    let width = view.bounds.width - 2 * margin
    headline.frame = CGRect(x: margin, y: 220, width: width, height: 44)
    close.frame = CGRect(x: margin, y: view.bounds.height - 140, width: width, height: 52)
  }
}
