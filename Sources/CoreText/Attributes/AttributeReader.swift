internal import CoreGraphics
internal import Foundation

/// Reads the values of one range of an attributed string.
struct AttributeReader {
  let values: [NSAttributedString.Key: Any]

  func attributes(_ defaults: TextAttributes) -> TextAttributes {
    var attributes = defaults
    if case .font(let font) = object(AttributeName.font) { attributes.font = font }
    attributes.color = color(AttributeName.foregroundColor) ?? defaults.color
    attributes.backgroundColor = color(AttributeName.backgroundColor) ?? defaults.backgroundColor
    attributes.kern = number(AttributeName.kern) ?? defaults.kern
    attributes.baselineOffset = number(AttributeName.baselineOffset) ?? defaults.baselineOffset
    attributes.underline = decoration(AttributeName.underlineStyle, AttributeName.underlineColor)
    attributes.strikethrough = decoration(
      AttributeName.strikethroughStyle, AttributeName.strikethroughColor)
    return attributes
  }

  var paragraph: ParagraphAttributes? {
    guard case .paragraph(let paragraph) = object(AttributeName.paragraphStyle) else { return nil }
    return paragraph
  }

  private func value(_ name: String) -> Any? { values[NSAttributedString.Key(rawValue: name)] }

  private func object(_ name: String) -> TextAttributeValue? {
    (value(name) as? any TextAttributeObject)?.attributeValue
  }

  private func color(_ name: String) -> CGColor? {
    if case .color(let color) = object(name) { color } else { nil }
  }

  /// Points beyond which nothing is shown anyway; keeps sums finite.
  private static let farthest: CGFloat = 1e6

  private func number(_ name: String) -> CGFloat? {
    let number: CGFloat? =
      switch value(name) {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: nil
      }
    guard let number, !number.isNaN else { return nil }
    return min(max(number, -Self.farthest), Self.farthest)
  }

  private func decoration(_ styleName: String, _ colorName: String) -> TextDecoration? {
    guard let style = number(styleName) else { return nil }
    return TextDecoration(underlineStyle: Int(style), color: color(colorName))
  }
}

extension TextDecoration {
  /// The bits of `NSUnderlineStyle`: the strokes in the lowest four, the pattern in the third four.
  /// Nil when they ask for no line.
  fileprivate init?(underlineStyle bits: Int, color: CGColor?) {
    self.init()
    switch bits & 0xF {
    case 0x0: return nil
    case 0x2: strokes = .thick
    case 0x9: strokes = .double
    default: strokes = .single
    }
    switch bits & 0xF00 {
    case 0x100: dashes = [2, 2]
    case 0x200: dashes = [6, 3]
    case 0x300: dashes = [6, 3, 2, 3]
    case 0x400: dashes = [6, 3, 2, 3, 2, 3]
    default: dashes = []
    }
    self.color = color
  }
}
