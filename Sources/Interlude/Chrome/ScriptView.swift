import UIKit

/// The seven steps of a transition; those that the shown time has passed are lit.
final class ScriptView: UIView {
  private let heading = ChromeStyle.label(ChromeStyle.title)
  private let rows: [(step: TransitionScript.Step, title: UILabel, text: UILabel, mark: UIView)]

  private let earlier: ChromeButton
  private let later: ChromeButton

  init(_ act: @escaping (ChromeAction) -> Void) {
    earlier = ChromeButton("‹", identifier: "transition-earlier") { act(.selectTransition(-1)) }
    later = ChromeButton("›", identifier: "transition-later") { act(.selectTransition(1)) }
    rows = TransitionScript.Step.allCases.map { step in
      let title = ChromeStyle.label(ChromeStyle.caption, ChromeStyle.secondary)
      title.text = step.title
      return (step, title, ChromeStyle.label(ChromeStyle.body, lines: 2), UIView())
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "script"
    for view in [heading, earlier, later] { addSubview(view) }
    for row in rows {
      row.mark.layer.cornerRadius = 3
      for view in [row.title, row.text, row.mark] { addSubview(view) }
    }
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ script: TransitionScript?, place: String?, at time: Double) {
    earlier.isHidden = place == nil
    later.isHidden = place == nil
    let title = script.map { "Script: \($0.operation.rawValue)" } ?? "Script"
    heading.text = place.map { "\(title), \($0)" } ?? title
    for row in rows {
      let text = script?.text(of: row.step, at: time)
      if row.text.text != text ?? "–" {
        row.text.text = text ?? "–"
        setNeedsLayout()
      }
      row.text.textColor = text == nil ? ChromeStyle.disabled : ChromeStyle.text
      row.title.textColor = text == nil ? ChromeStyle.disabled : ChromeStyle.secondary
      row.mark.backgroundColor = text == nil ? ChromeStyle.raised : ChromeStyle.accent
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heading.frame = CGRect(x: 0, y: 2, width: bounds.width - 80, height: 20)
    earlier.frame = CGRect(x: bounds.width - 70, y: 0, width: 32, height: 24)
    later.frame = CGRect(x: bounds.width - 32, y: 0, width: 32, height: 24)
    var y: CGFloat = 34
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
