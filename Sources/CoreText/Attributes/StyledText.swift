package import CoreGraphics

/// A text with attributes, as a value.
package struct StyledText: Hashable, Sendable {
  /// A part of the text whose characters look alike. The first one of a paragraph gives the whole
  /// paragraph its attributes.
  package struct Span: Hashable, Sendable {
    package var text: String
    package var attributes: TextAttributes
    package var paragraph: ParagraphAttributes

    package init(_ text: String, _ attributes: TextAttributes, _ paragraph: ParagraphAttributes) {
      self.text = text
      self.attributes = attributes
      self.paragraph = paragraph
    }
  }

  /// None is empty.
  package private(set) var spans: [Span] = []

  package init(_ spans: [Span] = []) {
    for span in spans { append(span) }
  }

  package init(
    _ text: String, _ attributes: TextAttributes,
    _ paragraph: ParagraphAttributes = ParagraphAttributes()
  ) {
    self.init([Span(text, attributes, paragraph)])
  }

  /// Neighbours that look alike become one span, so that pairs across their border are kerned.
  package mutating func append(_ span: Span) {
    if span.text.isEmpty { return }
    if let last = spans.last, last.attributes == span.attributes, last.paragraph == span.paragraph {
      spans[spans.count - 1].text += span.text
    } else {
      spans.append(span)
    }
  }

  package var isEmpty: Bool { spans.isEmpty }

  package func mapAttributes(_ change: (inout TextAttributes) -> Void) -> StyledText {
    StyledText(
      spans.map { span in
        var span = span
        change(&span.attributes)
        return span
      })
  }

  package func mapParagraphs(_ change: (inout ParagraphAttributes) -> Void) -> StyledText {
    StyledText(
      spans.map { span in
        var span = span
        change(&span.paragraph)
        return span
      })
  }

  /// All characters `factor` times as large.
  package func scaled(by factor: CGFloat) -> StyledText {
    factor == 1 ? self : mapAttributes { $0 = $0.scaled(by: factor) }
  }
}
