import UIKit

/// The seven steps of a transition; those that the shown time has passed are lit.
final class ScriptView: UIView {
  private let heading = ChromeStyle.label(ChromeStyle.title)
  private let rows: [(step: TransitionScript.Step, title: UILabel, text: UILabel, mark: UIView)]

  /// What the rows say when all steps have been reached, which decides how high they are: a row
  /// keeps its place while one scrubs.
  private var texts: [String] = []
  private var shown: (script: TransitionScript?, time: Double) = (nil, 0)
  /// What the rows have said before: setting it again costs little.
  private var known: Set = [nothing]
  private var headingIsNew = false
  /// A text said for the first time has to be drawn, so a picture has room for one of them. A tap
  /// brings five at once, beside a whole screen to load.
  private static let newTextsAtOnce = 1
  private static let knownLimit = 256
  /// What a row says before its step.
  private static let nothing = "–"
  private let ruler = UILabel()
  private var heights: [Measured: CGFloat] = [:]

  /// How the rows are set: the first of these that has room counts.
  private static let densities: [(font: UIFont, lines: Int)] = [
    (ChromeStyle.body, 2), (ChromeStyle.caption, 2), (ChromeStyle.caption, 1),
  ]
  private static let headingHeight: CGFloat = 34
  private static let titleHeight: CGFloat = 14
  /// From one row to the next, where there is room (points).
  private static let ordinaryRow: CGFloat = 54
  /// Beneath a row, at least (points).
  private static let leastGap: CGFloat = 1

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
    let headingText = place.map { "\(title), \($0)" } ?? title
    if heading.text != headingText {
      heading.text = headingText
      headingIsNew = true
      setNeedsLayout()
    }
    let texts = rows.map { script?.text(of: $0.step, at: .infinity) ?? Self.nothing }
    if texts != self.texts {
      self.texts = texts
      setNeedsLayout()
    }
    shown = (script, time)
    if rows.contains(where: { $0.text.text != text(of: $0.step) }) { setNeedsLayout() }
    colourRows()
  }

  private func colourRows() {
    for row in rows {
      let isReached = shown.script?.text(of: row.step, at: shown.time) != nil
      row.text.textColor = isReached ? ChromeStyle.text : ChromeStyle.disabled
      row.title.textColor = isReached ? ChromeStyle.secondary : ChromeStyle.disabled
      row.mark.backgroundColor = isReached ? ChromeStyle.accent : ChromeStyle.raised
    }
  }

  private func text(of step: TransitionScript.Step) -> String {
    shown.script?.text(of: step, at: shown.time) ?? Self.nothing
  }

  /// What there is no room for in this step's picture is said in the next one's.
  private func fillRows() {
    var room = headingIsNew ? 0 : Self.newTextsAtOnce
    headingIsNew = false
    var isLate = false
    for row in rows {
      if !say(text(of: row.step), in: row.text, &room) { isLate = true }
    }
    if isLate { DispatchQueue.main.async { [weak self] in self?.setNeedsLayout() } }
  }

  /// - Returns: whether there was room for it.
  private func say(_ text: String, in label: UILabel, _ room: inout Int) -> Bool {
    if label.text == text { return true }
    if !known.contains(text) {
      if room == 0 { return false }
      room -= 1
      if known.count >= Self.knownLimit { known = [Self.nothing] }
      known.insert(text)
    }
    label.text = text
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fillRows()
    heading.frame = CGRect(x: 0, y: 2, width: bounds.width - 80, height: 20)
    earlier.frame = CGRect(x: bounds.width - 70, y: 0, width: 32, height: 24)
    later.frame = CGRect(x: bounds.width - 32, y: 0, width: 32, height: 24)
    let room = bounds.height - Self.headingHeight
    let width = bounds.width - 16
    let (density, heights) = rowHeights(room: room, width: width)
    let isRoomy = room >= Self.ordinaryRow * CGFloat(rows.count)
    let gap = (room - heights.reduce(0, +)) / CGFloat(rows.count)
    var y = Self.headingHeight
    for (row, height) in zip(rows, heights) {
      (row.text.font, row.text.numberOfLines) = (density.font, density.lines)
      let top = y.rounded(.down)
      row.mark.frame = CGRect(x: 0, y: top + 4, width: 6, height: 6)
      row.title.frame = CGRect(x: 16, y: top, width: width, height: Self.titleHeight)
      row.text.frame = CGRect(
        x: 16, y: row.title.frame.maxY, width: width,
        height: textHeight(of: row.text.text ?? "", density, width))
      y += isRoomy ? Self.ordinaryRow : height + max(gap, Self.leastGap)
    }
  }

  /// The first density whose rows have room, else the last, and how high its rows are.
  private func rowHeights(
    room: CGFloat, width: CGFloat
  ) -> (density: (font: UIFont, lines: Int), heights: [CGFloat]) {
    var found: (density: (font: UIFont, lines: Int), heights: [CGFloat])?
    for density in Self.densities {
      let heights = texts.map { height(of: $0, density, width) }
      found = (density, heights)
      if room >= heights.reduce(0, { $0 + $1 + Self.leastGap }) { break }
    }
    return found ?? (Self.densities[0], [])
  }

  /// What a row with this text takes.
  private func height(
    of text: String, _ density: (font: UIFont, lines: Int), _ width: CGFloat
  ) -> CGFloat {
    Self.titleHeight + textHeight(of: text, density, width)
  }

  /// What has been measured: most of it is asked for again whenever one row changes.
  private struct Measured: Hashable {
    let text: String
    let fontSize: CGFloat
    let lines: Int
    let width: CGFloat
  }

  private func textHeight(
    of text: String, _ density: (font: UIFont, lines: Int), _ width: CGFloat
  ) -> CGFloat {
    let key = Measured(
      text: text, fontSize: density.font.pointSize, lines: density.lines, width: width)
    if let known = heights[key] { return known }
    (ruler.font, ruler.numberOfLines, ruler.text) = (density.font, density.lines, text)
    let height = ruler.sizeThatFits(CGSize(width: width, height: 0)).height
    if heights.count >= Self.knownLimit { heights = [:] }
    heights[key] = height
    return height
  }
}
