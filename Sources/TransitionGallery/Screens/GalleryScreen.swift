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
    headline.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold))
    headline.adjustsFontForContentSizeCategory = true
    headline.numberOfLines = 0
    headline.textColor = ink
    headline.textAlignment = .center
    view.addSubview(headline)

    explanation.text = sentence
    explanation.font = .preferredFont(forTextStyle: .body)
    explanation.adjustsFontForContentSizeCategory = true
    explanation.textColor = ink.withAlphaComponent(0.6)
    explanation.textAlignment = .center
    explanation.numberOfLines = 0
    view.addSubview(explanation)

    button.setTitle(buttonTitle, for: .normal)
    // As in light surroundings in dark ones too: black would be darker than the button.
    let light = UITraitCollection(userInterfaceStyle: .light)
    button.setTitleColor(background.resolvedColor(with: light), for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.backgroundColor = tint
    button.layer.cornerRadius = 14
    button.accessibilityIdentifier = identifier
    button.addAction(UIAction { [weak self] _ in self?.buttonTapped() }, for: .touchUpInside)
    view.addSubview(button)
  }

  /// What the button does.
  func buttonTapped() {}

  /// White text is on something dark.
  public override var preferredStatusBarStyle: UIStatusBarStyle {
    headline.textColor == .white ? .lightContent : .default
  }

  // MARK: Layout

  /// From the view's top to the headline, in points.
  var topMargin: CGFloat {
    let isShort = isLow || hasExhibit && view.bounds.height < 600
    return (view.bounds.height * (isShort ? 0.14 : 0.26)).rounded()
  }

  /// From the button to the view's bottom, in points.
  var bottomMargin: CGFloat { isLow ? 36 : 88 }

  /// Whether there is something to see besides the text; see `GalleryScreen+Exhibit.swift`.
  var hasExhibit: Bool { false }

  /// Where the text stands: not wider than is read well, and nowhere the device cuts it off.
  var column: CGRect {
    var safe = view.bounds.inset(by: view.safeAreaInsets)
    if hasExhibit, isLow { safe.size.width /= 2 }
    let width = min(safe.width - 48, 672)
    return CGRect(x: safe.midX - width / 2, y: safe.minY, width: width, height: safe.height)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (x, width) = (column.minX, column.width)
    button.frame = CGRect(
      x: x, y: view.bounds.height - bottomMargin - 52, width: width, height: 52)
    let room = CGSize(width: width, height: 0)
    headline.frame = CGRect(
      x: x, y: topMargin, width: width, height: max(44, headline.sizeThatFits(room).height))
    let below = headline.frame.maxY + 12
    // Large texts end at the button.
    let height = min(explanation.sizeThatFits(room).height, button.frame.minY - 12 - below)
    explanation.frame = CGRect(x: x, y: below, width: width, height: max(height, 0))
  }
}
