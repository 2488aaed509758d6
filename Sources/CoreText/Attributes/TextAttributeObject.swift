package import CoreGraphics

/// An object that an attributed string holds as an attribute's value, and what it says here.
///
/// Its classes are declared in higher modules, as they are on Apple's platforms.
package protocol TextAttributeObject: AnyObject {
  var attributeValue: TextAttributeValue { get }
}

/// What attribute objects stand for.
package enum TextAttributeValue: Hashable, Sendable {
  case font(FontDescriptor)
  case color(CGColor)
  case paragraph(ParagraphAttributes)
}

extension CGColor: TextAttributeObject {
  package var attributeValue: TextAttributeValue { .color(self) }
}
