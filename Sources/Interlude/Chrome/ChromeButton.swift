import UIKit

/// A button of the window's panel.
final class ChromeButton: UIControl {
  private let label = ChromeStyle.label(ChromeStyle.emphasis)

  /// Whether what the button stands for is in force.
  var isOn = false { didSet { if isOn != oldValue { updateLook() } } }

  init(_ title: String, identifier: String, _ tapped: @escaping () -> Void) {
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    layer.cornerRadius = 6
    label.textAlignment = .center
    addSubview(label)
    self.title = title
    addAction(UIAction { _ in tapped() }, for: .touchUpInside)
    updateLook()
  }

  required init?(coder: NSCoder) { nil }

  var title: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { updateLook() } } }

  override var isEnabled: Bool { didSet { if isEnabled != oldValue { updateLook() } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  private func updateLook() {
    label.textColor =
      !isEnabled ? ChromeStyle.disabled : isOn ? .black : ChromeStyle.text
    backgroundColor =
      isOn ? ChromeStyle.accent : isHighlighted ? ChromeStyle.outline : ChromeStyle.raised
  }
}
