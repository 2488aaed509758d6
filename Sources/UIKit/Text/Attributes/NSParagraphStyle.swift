import CoreText
import QuartzCore

/// How the lines of a paragraph are set; lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  var values = ParagraphValues()

  // Copies are made by it.
  public required override init() { super.init() }

  /// Natural alignment, word wrapping, no indents or spacing.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Between one line's bottom and the next one's top.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// After the paragraph, unless it is the last.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Times the font's own line height; 0 for 1. What is added stands above the text.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// For all lines but the first.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the left when positive, else from the right.
  open var tailIndent: CGFloat { values.tailIndent }

  open func copy(with zone: NSZone? = nil) -> Any { copied(NSParagraphStyle.self) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(NSMutableParagraphStyle.self) }

  private func copied<Style: NSParagraphStyle>(_ type: Style.Type) -> Style {
    let copy = type.init()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

extension NSParagraphStyle: TextAttributeObject {
  package var attributeValue: TextAttributeValue { .paragraph(values.attributes) }
}
