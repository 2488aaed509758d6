import Stage
import UIKit

/// The home screen of the window: every scenario, to open with a click.
final class ScenarioList: UIView {
  private let heading = ChromeStyle.label(ChromeStyle.title)
  private let mistakes = ChromeStyle.label(ChromeStyle.caption, ChromeStyle.secondary)
  private var buttons: [ChromeButton] = []
  private var entries: [ChromeState.Entry] = []
  private let act: (ChromeAction) -> Void

  private static let padding: CGFloat = 20
  private static let rowHeight: CGFloat = 34
  private static let gap: CGFloat = 6

  init(_ act: @escaping (ChromeAction) -> Void) {
    self.act = act
    super.init(frame: .zero)
    accessibilityIdentifier = "scenarios"
    isHidden = true
    backgroundColor = ChromeStyle.panel.withAlphaComponent(0.97)
    layer.cornerRadius = 12
    heading.text = "Scenarios"
    mistakes.text = "Mistakes as often typed"
    addSubview(heading)
    addSubview(mistakes)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ entries: [ChromeState.Entry], current: Int) {
    if entries != self.entries { makeButtons(entries) }
    for (index, button) in buttons.enumerated() { button.isOn = index == current }
  }

  private func makeButtons(_ entries: [ChromeState.Entry]) {
    self.entries = entries
    for button in buttons { button.removeFromSuperview() }
    let act = act
    buttons = entries.enumerated().map { index, entry in
      ChromeButton(entry.title, identifier: "open-\(entry.id)") { act(.open(index)) }
    }
    for button in buttons { addSubview(button) }
    mistakes.isHidden = !entries.contains(where: \.isMistake)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var firstMistake: Int { entries.firstIndex(where: \.isMistake) ?? entries.count }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = CGFloat(entries.count) * (Self.rowHeight + Self.gap)
    return CGSize(
      width: min(320, size.width - 32),
      height: 2 * Self.padding + 30 + rows + (mistakes.isHidden ? 0 : 26))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Self.padding
    heading.frame = CGRect(x: Self.padding, y: Self.padding, width: width, height: 20)
    var y = Self.padding + 30
    for (index, button) in buttons.enumerated() {
      if index == firstMistake {
        mistakes.frame = CGRect(x: Self.padding, y: y + 4, width: width, height: 16)
        y += 26
      }
      button.frame = CGRect(x: Self.padding, y: y, width: width, height: Self.rowHeight)
      y += Self.rowHeight + Self.gap
    }
  }
}
