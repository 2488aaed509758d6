import UIKit

/// The first screen: a button presents the next one with UIKit's default transition.
public final class CoverVerticalHome: UIViewController {
  private let headline = UILabel()
  private let explanation = UILabel()
  private let open = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    headline.text = "Cover vertical"
    headline.font = .systemFont(ofSize: 34, weight: .bold)
    headline.textAlignment = .center

    explanation.text = "Present a screen and change nothing: UIKit slides it up over this one."
    explanation.font = .systemFont(ofSize: 17)
    explanation.textColor = .secondaryLabel
    explanation.textAlignment = .center
    explanation.numberOfLines = 0

    open.setTitle("Present", for: .normal)
    open.setTitleColor(.white, for: .normal)
    open.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    open.backgroundColor = .systemBlue
    open.layer.cornerRadius = 14
    open.accessibilityIdentifier = "present"
    open.addAction(UIAction { [weak self] _ in self?.presentNext() }, for: .touchUpInside)

    view.addSubview(headline)
    view.addSubview(explanation)
    view.addSubview(open)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin = 24.0
    let width = view.bounds.width - 2 * margin
    headline.frame = CGRect(x: margin, y: 220, width: width, height: 44)
    let height = explanation.sizeThatFits(CGSize(width: width, height: 0)).height
    explanation.frame = CGRect(x: margin, y: 276, width: width, height: height)
    open.frame = CGRect(x: margin, y: view.bounds.height - 140, width: width, height: 52)
  }

  private func presentNext() {
    let next = CoverVerticalDetail()
    next.modalPresentationStyle = .fullScreen
    present(next, animated: true)
  }
}
