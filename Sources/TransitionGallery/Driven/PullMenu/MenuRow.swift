import UIKit

/// A line of the menu.
final class MenuRow: UIView {
  private let dot = UIView()
  private let label = UILabel()

  init(_ title: String, _ color: UIColor) {
    super.init(frame: .zero)
    dot.backgroundColor = color
    label.text = title
    label.font = .systemFont(ofSize: 20, weight: .medium)
    label.textColor = .white
    for view in [dot, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.height - 8
    dot.frame = CGRect(
      x: isRightToLeft ? bounds.width - size : 0, y: 4, width: size, height: size)
    dot.layer.cornerRadius = size / 2
    let width = bounds.width - size - 16
    label.frame = CGRect(
      x: isRightToLeft ? 0 : size + 16, y: 0, width: width, height: bounds.height)
  }
}
