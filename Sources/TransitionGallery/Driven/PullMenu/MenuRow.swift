import UIKit

/// A line of the menu.
final class MenuRow: UIView {
  private let dot = UIView()
  private let label = UILabel()

  init(_ title: String, _ color: UIColor) {
    super.init(frame: .zero)
    dot.backgroundColor = color
    dot.layer.cornerRadius = 10
    label.text = title
    label.font = .systemFont(ofSize: 20, weight: .medium)
    label.textColor = .white
    for view in [dot, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(x: 0, y: bounds.midY - 18, width: 36, height: 36)
    dot.layer.cornerRadius = 18
    label.frame = CGRect(x: 52, y: 0, width: bounds.width - 52, height: bounds.height)
  }
}
