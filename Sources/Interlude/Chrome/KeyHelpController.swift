import UIKit

/// The window's own layer over the stage: for now the sheet that says which key does what.
final class KeyHelpController: UIViewController {
  private let panel = UIView()
  private let heading = UILabel()
  private var rows: [(key: UILabel, action: UILabel)] = []

  private static let keys: [(String, String)] = [
    ("Mouse", "is the finger"),
    ("?  or  F1", "show and hide this"),
    ("Ctrl+Q", "quit"),
  ]

  var isShown: Bool {
    get { !panel.isHidden }
    set { panel.isHidden = !newValue }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isUserInteractionEnabled = false
    panel.backgroundColor = UIColor(red: 0.11, green: 0.12, blue: 0.145, alpha: 0.94)
    panel.layer.cornerRadius = 12
    panel.isHidden = true
    view.addSubview(panel)

    style(heading, "Keys", .systemFont(ofSize: 15, weight: .semibold), white: 0.92)
    for (key, action) in Self.keys {
      let labels = (key: UILabel(), action: UILabel())
      style(labels.key, key, .systemFont(ofSize: 13, weight: .medium), white: 0.92)
      style(labels.action, action, .systemFont(ofSize: 13), white: 0.73)
      rows.append(labels)
    }
  }

  private func style(_ label: UILabel, _ text: String, _ font: UIFont, white: CGFloat) {
    label.text = text
    label.font = font
    label.textColor = UIColor(white: white, alpha: 1)
    panel.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let padding: CGFloat = 20
    let rowHeight: CGFloat = 26
    let keyWidth = (rows.map { $0.key.intrinsicContentSize.width }.max() ?? 0) + 24
    let actionWidth = rows.map { $0.action.intrinsicContentSize.width }.max() ?? 0
    let size = CGSize(
      width: 2 * padding + keyWidth + actionWidth,
      height: 2 * padding + 32 + CGFloat(rows.count) * rowHeight)
    panel.frame = CGRect(
      x: ((view.bounds.width - size.width) / 2).rounded(),
      y: ((view.bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    heading.frame = CGRect(
      origin: CGPoint(x: padding, y: padding), size: heading.intrinsicContentSize)
    for (index, row) in rows.enumerated() {
      let y = padding + 32 + CGFloat(index) * rowHeight
      row.key.frame = CGRect(
        origin: CGPoint(x: padding, y: y), size: row.key.intrinsicContentSize)
      row.action.frame = CGRect(
        origin: CGPoint(x: padding + keyWidth, y: y), size: row.action.intrinsicContentSize)
    }
  }
}
