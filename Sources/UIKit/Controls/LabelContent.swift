import CoreText
import QuartzCore

/// What a label shows and how it looks, apart from where it stands.
@MainActor struct LabelContent {
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  private var plainText: String?
  /// In use instead of `plainText` while it is not nil.
  private var richText: NSAttributedString?
  private(set) var font = Self.defaultFont
  private(set) var textColor = UIColor.label
  private(set) var textAlignment = NSTextAlignment.natural
  private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var highlightedTextColor: UIColor? { didSet { update() } }
  var isHighlighted = false { didSet { update() } }
  var isEnabled = true { didSet { update() } }

  /// What colours are resolved for; nil for what is current.
  var traits: UITraitCollection? { didSet { update() } }
  /// Whether text of natural alignment stands at the right.
  var readsFromRight = false { didSet { update() } }

  /// What is laid out: made once a change, not once a picture.
  private(set) var styled = StyledText()

  private mutating func update() {
    let content = self
    styled = (traits ?? .current).asCurrent { content.style() }
  }

  private func style() -> StyledText {
    var attributes = TextAttributes(font: font.descriptor, color: textColor.cgColor)
    var paragraph = ParagraphAttributes()
    paragraph.alignment =
      textAlignment == .natural && readsFromRight ? .right : textAlignment.textAlignment
    paragraph.lineBreakMode = lineBreakMode.lineBreakMode
    if let color = stateColor { attributes.color = color }
    guard let richText else { return StyledText(plainText ?? "", attributes, paragraph) }
    let styled = StyledText(richText, attributes, paragraph)
    guard let color = stateColor else { return styled }
    return styled.mapAttributes { $0.color = color }
  }

  /// The colour that counts instead of all others.
  private var stateColor: CGColor? {
    if !isEnabled { return UIColor.secondaryLabel.withAlphaComponent(0.3).cgColor }
    return isHighlighted ? highlightedTextColor?.cgColor : nil
  }

  // MARK: Text

  var text: String? { richText?.string ?? plainText }

  mutating func setText(_ text: String?) {
    plainText = text
    richText = nil
    update()
  }

  /// Plain text has the attributes that the label gives it.
  var attributedText: NSAttributedString? {
    if let richText { return richText }
    guard let plainText else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return NSAttributedString(
      string: plainText,
      attributes: [.font: font, .foregroundColor: textColor, .paragraphStyle: style])
  }

  mutating func setAttributedText(_ text: NSAttributedString?) {
    plainText = nil
    // What the caller has may be mutable.
    richText = text.map { NSAttributedString(attributedString: $0) }
    if let text, text.length > 0 {
      let first = text.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { self.font = font }
      if let color = first[.foregroundColor] as? UIColor { textColor = color }
      if let style = first[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
      }
    }
    update()
  }

  /// A button's title; the attributed one counts where there is one, and keeps its own colours.
  mutating func setTitle(_ plain: String?, attributed: NSAttributedString?, color: UIColor) {
    plainText = plain
    richText = attributed
    textColor = color
    update()
  }

  // MARK: Attributes

  mutating func setFont(_ font: UIFont) {
    self.font = font
    setAttribute(.font, font)
    update()
  }

  /// Gives the fonts that follow the text size the size of now.
  mutating func followContentSize() {
    font = font.following()
    changeRuns { values in
      if let font = values[.font] as? UIFont { values[.font] = font.following() }
    }
    update()
  }

  mutating func setTextColor(_ color: UIColor) {
    textColor = color
    setAttribute(.foregroundColor, color)
    update()
  }

  mutating func setTextAlignment(_ alignment: NSTextAlignment) {
    textAlignment = alignment
    setParagraphs { $0.alignment = alignment }
    update()
  }

  mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    setParagraphs { $0.lineBreakMode = mode }
    update()
  }

  private mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    changeRuns { $0[key] = value }
  }

  /// Changes the paragraph styles there are; text without one takes the label's anyway.
  private mutating func setParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    changeRuns { values in
      guard let style = values[.paragraphStyle] as? NSParagraphStyle else { return }
      let changed = NSMutableParagraphStyle()
      changed.setParagraphStyle(style)
      change(changed)
      values[.paragraphStyle] = changed
    }
  }

  /// Builds the attributed text anew: to add an attribute over several runs that it makes equal stops
  /// the program within Foundation (Swift 6.3 on Linux).
  private mutating func changeRuns(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard let richText else { return }
    let text = NSMutableAttributedString(string: richText.string)
    let whole = NSRange(location: 0, length: richText.length)
    richText.enumerateAttributes(in: whole) { values, range, _ in
      var values = values
      change(&values)
      text.setAttributes(values, range: range)
    }
    self.richText = text
  }
}
