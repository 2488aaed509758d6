import UIKit

/// Says which key does what.
final class KeySheet: UIView {
  private let heading = ChromeStyle.label(ChromeStyle.title)
  private let rows: [(key: UILabel, action: UILabel)]

  private static let padding: CGFloat = 20
  private static let margin: CGFloat = 8
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
      labels.action.numberOfLines = 0
      return labels
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    backgroundColor = ChromeStyle.panel
    layer.cornerRadius = 12
    heading.text = "Keys"
    addSubview(heading)
    for row in rows {
      addSubview(row.key)
      addSubview(row.action)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var keyWidth: CGFloat { widest(\.key) + 24 }

  /// Narrower than its texts it breaks them; lower than its rows it moves them together.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let whole = 2 * Self.padding + keyWidth + widest(\.action)
    let width = min(whole, size.width - 2 * Self.margin)
    let height = 2 * Self.padding + Self.headingHeight + rowHeights(width: width).reduce(0, +)
    return CGSize(width: width, height: min(height, size.height - 2 * Self.margin))
  }

  private func widest(_ label: KeyPath<(key: UILabel, action: UILabel), UILabel>) -> CGFloat {
    rows.map { $0[keyPath: label].intrinsicContentSize.width }.max() ?? 0
  }

  private func actionWidth(in width: CGFloat) -> CGFloat {
    max(width - 2 * Self.padding - keyWidth, 0)
  }

  private func rowHeights(width: CGFloat) -> [CGFloat] {
    let room = CGSize(width: actionWidth(in: width), height: 0)
    return rows.map { max(Self.rowHeight, $0.action.sizeThatFits(room).height + 6) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heading.frame = CGRect(
      origin: CGPoint(x: Self.padding, y: Self.padding), size: heading.intrinsicContentSize)
    let heights = rowHeights(width: bounds.width)
    let top = Self.padding + Self.headingHeight
    let needed = heights.reduce(0, +)
    let scale = needed > 0 ? min((bounds.height - top - Self.padding) / needed, 1) : 1
    var y = top
    for (row, height) in zip(rows, heights) {
      row.key.frame = CGRect(
        origin: CGPoint(x: Self.padding, y: y), size: row.key.intrinsicContentSize)
      let width = actionWidth(in: bounds.width)
      row.action.frame = CGRect(
        x: Self.padding + keyWidth, y: y, width: width,
        height: row.action.sizeThatFits(CGSize(width: width, height: 0)).height)
      y += height * scale
    }
  }
}
