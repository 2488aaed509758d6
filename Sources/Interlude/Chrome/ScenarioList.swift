import Stage
import UIKit

/// The home screen of the window: every scenario, to open with a click. Where the window is too low for
/// all of them the wheel or a drag moves them.
final class ScenarioList: UIView {
  private let heading = ChromeStyle.label(ChromeStyle.title)
  private let mistakes = ChromeStyle.label(ChromeStyle.caption, ChromeStyle.secondary)
  /// What of the rows is seen.
  private let opening = UIView()
  private let rows = UIView()
  private let bar = UIView()
  private var buttons: [ChromeButton] = []
  private var entries: [ChromeState.Entry] = []
  private var current = 0
  private let act: (ChromeAction) -> Void
  /// How far the rows are moved up, in points.
  private var offset: CGFloat = 0

  private static let padding: CGFloat = 20
  private static let headingHeight: CGFloat = 30
  private static let rowHeight: CGFloat = 34
  private static let gap: CGFloat = 6
  private static let mistakesHeight: CGFloat = 26

  init(_ act: @escaping (ChromeAction) -> Void) {
    self.act = act
    super.init(frame: .zero)
    accessibilityIdentifier = "scenarios"
    isHidden = true
    backgroundColor = ChromeStyle.panel
    layer.cornerRadius = 12
    heading.text = "Scenarios"
    mistakes.text = "Mistakes as often typed"
    opening.clipsToBounds = true
    bar.backgroundColor = ChromeStyle.outline
    bar.layer.cornerRadius = 1.5
    bar.isUserInteractionEnabled = false
    addSubview(heading)
    addSubview(opening)
    addSubview(bar)
    opening.addSubview(rows)
    rows.addSubview(mistakes)
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: Selector("dragged(_:)", ScenarioList.dragged(_:)))
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ entries: [ChromeState.Entry], current: Int) {
    if entries != self.entries { makeButtons(entries) }
    self.current = current
    for (index, button) in buttons.enumerated() { button.isOn = index == current }
  }

  /// Brings the scenario that is open into sight.
  func reveal() {
    layoutIfNeeded()
    guard buttons.indices.contains(current) else { return }
    let row = buttons[current].frame
    scroll(to: min(max(offset, row.maxY - opening.bounds.height), row.minY))
  }

  /// Moves the rows up, or down if below 0, as far as there are more of them.
  func scroll(by distance: CGFloat) { scroll(to: offset + distance) }

  private func scroll(to wanted: CGFloat) {
    let kept = min(max(wanted, 0), max(rowsHeight - opening.bounds.height, 0))
    guard kept != offset else { return }
    offset = kept
    setNeedsLayout()
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    scroll(by: -pan.translation(in: self).y)
    pan.setTranslation(.zero, in: self)
  }

  private func makeButtons(_ entries: [ChromeState.Entry]) {
    self.entries = entries
    for button in buttons { button.removeFromSuperview() }
    let act = act
    buttons = entries.enumerated().map { index, entry in
      ChromeButton(entry.title, identifier: "open-\(entry.id)") { act(.open(index)) }
    }
    for button in buttons { rows.addSubview(button) }
    mistakes.isHidden = !entries.contains(where: \.isMistake)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var firstMistake: Int { entries.firstIndex(where: \.isMistake) ?? entries.count }

  private var rowsHeight: CGFloat {
    CGFloat(entries.count) * (Self.rowHeight + Self.gap) - Self.gap
      + (mistakes.isHidden ? 0 : Self.mistakesHeight)
  }

  /// As high as all rows, or as there is room.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: min(320, size.width - 32),
      height: min(2 * Self.padding + Self.headingHeight + rowsHeight, size.height - 16))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Self.padding
    heading.frame = CGRect(x: Self.padding, y: Self.padding, width: width, height: 20)
    let top = Self.padding + Self.headingHeight
    opening.frame = CGRect(
      x: Self.padding, y: top, width: width, height: max(bounds.height - top - Self.padding, 0))
    let room = opening.bounds.height
    offset = min(offset, max(rowsHeight - room, 0))
    rows.frame = CGRect(x: 0, y: -offset, width: width, height: rowsHeight)
    var y: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      if index == firstMistake {
        mistakes.frame = CGRect(x: 0, y: y + 4, width: width, height: 16)
        y += Self.mistakesHeight
      }
      button.frame = CGRect(x: 0, y: y, width: width, height: Self.rowHeight)
      y += Self.rowHeight + Self.gap
    }
    bar.isHidden = rowsHeight <= room
    bar.frame = CGRect(
      x: bounds.width - Self.padding / 2 - 1.5, y: top + offset / rowsHeight * room, width: 3,
      height: max(room / rowsHeight * room, 0))
  }
}
