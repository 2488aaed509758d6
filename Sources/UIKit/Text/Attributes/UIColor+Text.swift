import CoreText
import QuartzCore

extension UIColor: TextAttributeObject {
  package var attributeValue: TextAttributeValue { .color(cgColor) }
}
