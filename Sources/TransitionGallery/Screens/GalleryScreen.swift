import UIKit

/// What the gallery's screens have in common: a headline, a sentence and one large button.
public class GalleryScreen: UIViewController {
  let headline = UILabel()
  let explanation = UILabel()
  let button = UIButton(type: .system)

  /// Fills the screen; called by `viewDidLoad` of each one.
  ///
  /// - Parameter identifier: names the button for scripts.
  func show(
    _ title: String, _ sentence: String, button buttonTitle: String, identifier: String,
    ink: UIColor = .label, background: UIColor = .systemBackground, tint: UIColor = .systemBlue
  ) {
    view.backgroundColor = background

    headline.text = title
    headline.font = .systemFont(ofSize: 34, weight: .bold)
    headline.textColor = ink
    headline.textAlignment = .center
    view.addSubview(headline)

    explanation.text = sentence
    explanation.font = .systemFont(ofSize: 17)
    explanation.textColor = ink.withAlphaComponent(0.6)
    explanation.textAlignment = .center
    explanation.numberOfLines = 0
    view.addSubview(explanation)

    button.setTitle(buttonTitle, for: .normal)
    button.setTitleColor(background, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    button.backgroundColor = tint
    button.layer.cornerRadius = 14
    button.accessibilityIdentifier = identifier
    button.addAction(UIAction { [weak self] _ in self?.buttonTapped() }, for: .touchUpInside)
    view.addSubview(button)
  }

  /// What the button does.
  func buttonTapped() {}

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin: CGFloat = 24
    let width = view.bounds.width - 2 * margin
    let top = (view.bounds.height * 0.26).rounded()
    headline.frame = CGRect(x: margin, y: top, width: width, height: 44)
    let height = explanation.sizeThatFits(CGSize(width: width, height: 0)).height
    explanation.frame = CGRect(x: margin, y: top + 56, width: width, height: height)
    button.frame = CGRect(x: margin, y: view.bounds.height - 140, width: width, height: 52)
  }
}
