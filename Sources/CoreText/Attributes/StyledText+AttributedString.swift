package import Foundation

extension StyledText {
  /// What `string` says; where it says nothing, or something of a wrong type, `attributes` and
  /// `paragraph` count.
  package init(
    _ string: NSAttributedString, _ attributes: TextAttributes, _ paragraph: ParagraphAttributes
  ) {
    self.init()
    let units = Array(string.string.utf16)
    let whole = NSRange(location: 0, length: units.count)
    string.enumerateAttributes(in: whole) { values, range, _ in
      let text = String(decoding: units[range.location..<NSMaxRange(range)], as: UTF16.self)
      let reader = AttributeReader(values: values)
      append(Span(text, reader.attributes(attributes), reader.paragraph ?? paragraph))
    }
  }
}
