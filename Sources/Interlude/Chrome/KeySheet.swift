import UIKit

/// Says which key does what.
final class KeySheet: UIView {
  private let heading = ChromeStyle.label(ChromeStyle.title)
  private let rows: [(key: UILabel, action: UILabel)]

  private static let padding: CGFloat = 20
  private static let rowHeight: CGFloat = 24
  private static let headingHeight: CGFloat = 32

  init() {
    rows = KeyBindings.descriptions.map { key, action in
      let labels = (
        key: ChromeStyle.label(ChromeStyle.emphasis),
        action: ChromeStyle.label(ChromeStyle.body, ChromeStyle.secondary)
      )
      labels.key.text = key
      labels.action.text = action
      return labels
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    backgroundColor = ChromeStyle.panel.withAlphaComponent(0.95)
    layer.cornerRadius = 12
    heading.text = "Keys"
    addSubview(heading)
    for row in rows {
      addSubview(row.key)
      addSubview(row.action)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var keyWidth: CGFloat {
    (rows.map { $0.key.intrinsicContentSize.width }.max() ?? 0) + 24
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let actionWidth = rows.map { $0.action.intrinsicContentSize.width }.max() ?? 0
    return CGSize(
      width: 2 * Self.padding + keyWidth + actionWidth,
      height: 2 * Self.padding + Self.headingHeight + CGFloat(rows.count) * Self.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heading.frame = CGRect(
      origin: CGPoint(x: Self.padding, y: Self.padding), size: heading.intrinsicContentSize)
    for (index, row) in rows.enumerated() {
      let y = Self.padding + Self.headingHeight + CGFloat(index) * Self.rowHeight
      row.key.frame = CGRect(
        origin: CGPoint(x: Self.padding, y: y), size: row.key.intrinsicContentSize)
      row.action.frame = CGRect(
        origin: CGPoint(x: Self.padding + keyWidth, y: y), size: row.action.intrinsicContentSize)
    }
  }
}
