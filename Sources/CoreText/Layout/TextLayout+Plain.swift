package import CoreGraphics

extension TextLayout {
  /// Breaks a text in one font into lines; the last one permitted ends in "…" when text is left.
  ///
  /// - Parameters:
  ///   - width: negative counts as 0; infinite or NaN sets each paragraph in one line.
  ///   - lineLimit: the most lines to make, 0 for any number.
  package init(
    _ text: String, font: FontDescriptor, width: CGFloat = .infinity, lineLimit: Int = 0
  ) {
    var paragraph = ParagraphAttributes()
    paragraph.lineBreakMode = .byTruncatingTail
    self.init(
      StyledText(text, TextAttributes(font: font), paragraph),
      in: TextBox(width: width, lineLimit: lineLimit))
  }
}
