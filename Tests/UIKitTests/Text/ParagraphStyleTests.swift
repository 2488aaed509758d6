import Testing
import UIKit

@Suite("Paragraph styles") struct ParagraphStyleTests {
  @Test("A new style is the default one")
  func defaults() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    #expect(style.lineSpacing == 0 && style.lineHeightMultiple == 0 && style.tailIndent == 0)
    #expect(style == NSMutableParagraphStyle())
  }

  @Test("Copies are equal and apart from each other")
  func copies() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.alignment = .justified
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(!(copy is NSMutableParagraphStyle))
    #expect(copy == style && copy.hash == style.hash)
    let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    other.headIndent = 7
    #expect(other != style && style.headIndent == 0)
    style.setParagraphStyle(other)
    #expect(style == other)
  }

  @Test("Values that make no sense count as none")
  func senseless() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = -10
    style.paragraphSpacing = .nan
    style.minimumLineHeight = -.infinity
    style.headIndent = .nan
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17.6), .paragraphStyle: style,
    ]
    // A line is 21.3 points high.
    #expect(abs("o\no".size(withAttributes: attributes).height - 42.6) < 1e-9)
    style.lineHeightMultiple = .infinity
    #expect("o".size(withAttributes: attributes).height.isFinite)
  }

  @Test("Attributes of a wrong type, and numbers that are none, are passed over")
  func wrongTypes() {
    let plain = "oo".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17.6)])
    let odd: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17.6), .kern: "wide", .baselineOffset: CGFloat.nan,
      .foregroundColor: 7, .underlineStyle: NSUnderlineStyle.single, .paragraphStyle: "none",
    ]
    #expect("oo".size(withAttributes: odd) == plain)
  }

  @Test("A kern may be any kind of number", arguments: [1, 2.5])
  func numbers(value: Double) {
    let kinds: [Any] = [value, CGFloat(value), Float(value), NSNumber(value: value)]
    for kind in kinds {
      // Two o of 1680 units at 28.16 points, with a kern after each.
      let size = "oo".size(withAttributes: [.font: UIFont.systemFont(ofSize: 28.16), .kern: kind])
      #expect(abs(size.width - (33.6 + 2 * value)) < 1e-9)
    }
  }

  @Test("A range that cuts a character in two gives two")
  func splitCharacters() {
    // The flag is one character of four UTF-16 units.
    let text = NSMutableAttributedString(string: "🇵🇱")
    text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    #expect(text.size().width > 0)
  }
}
