/// The names under which an attributed string holds attributes, as `NSAttributedString.Key` spells
/// them.
package enum AttributeName {
  package static let font = "NSFont"
  package static let foregroundColor = "NSColor"
  package static let backgroundColor = "NSBackgroundColor"
  package static let kern = "NSKern"
  package static let baselineOffset = "NSBaselineOffset"
  package static let underlineStyle = "NSUnderline"
  package static let underlineColor = "NSUnderlineColor"
  package static let strikethroughStyle = "NSStrikethrough"
  package static let strikethroughColor = "NSStrikethroughColor"
  package static let paragraphStyle = "NSParagraphStyle"
}
