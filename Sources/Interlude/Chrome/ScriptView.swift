import UIKit

/// The seven steps of a transition; those that the shown time has passed are lit.
final class ScriptView: UIView {
  private let heading = ChromeStyle.label(ChromeStyle.title)
  private let rows: [(step: TransitionScript.Step, title: UILabel, text: UILabel, mark: UIView)]

  init() {
    rows = TransitionScript.Step.allCases.map { step in
      let title = ChromeStyle.label(ChromeStyle.caption, ChromeStyle.secondary)
      title.text = step.title
      return (step, title, ChromeStyle.label(ChromeStyle.body, lines: 2), UIView())
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "script"
    addSubview(heading)
    for row in rows {
      row.mark.layer.cornerRadius = 3
      for view in [row.title, row.text, row.mark] { addSubview(view) }
    }
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ script: TransitionScript?, at time: Double) {
    setNeedsLayout()
    heading.text = script.map { "Script: \($0.operation.rawValue)" } ?? "Script"
    for row in rows {
      let text = script?.text(of: row.step, at: time)
      row.text.text = text ?? "–"
      row.text.textColor = text == nil ? ChromeStyle.disabled : ChromeStyle.text
      row.title.textColor = text == nil ? ChromeStyle.disabled : ChromeStyle.secondary
      row.mark.backgroundColor = text == nil ? ChromeStyle.raised : ChromeStyle.accent
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heading.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
    var y: CGFloat = 30
    for row in rows {
      row.mark.frame = CGRect(x: 0, y: y + 4, width: 6, height: 6)
      row.title.frame = CGRect(x: 16, y: y, width: bounds.width - 16, height: 14)
      let room = CGSize(width: bounds.width - 16, height: 0)
      row.text.frame = CGRect(
        x: 16, y: y + 15, width: room.width, height: row.text.sizeThatFits(room).height)
      y += 54
    }
  }
}
