import Testing
import UIKit

/// In the bundled Inter an H is 2084 units of 2816 wide, a line 3408 high; at 17 points that is
/// 12.58 and 20.57 points. A space is 792 units, an ellipsis 2312.
@Suite("What a label shows and how it looks") @MainActor struct LabelTextTests {
  private let stage = TestStage.settled()
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))

  private init() {
    label.text = "HHH"
    stage.view.addSubview(label)
  }

  private func runs() -> [TextRunSummary] { label.runs(in: label.bounds) }

  @Test("Plain text as attributed text has the label's attributes")
  func plainAttributes() throws {
    label.textAlignment = .center
    let text = try #require(label.attributedText)
    let values = text.attributes(at: 0, effectiveRange: nil)
    #expect(text.string == "HHH")
    #expect(values[.font] as? UIFont == .systemFont(ofSize: 17))
    #expect(values[.foregroundColor] as? UIColor == .label)
    let style = values[.paragraphStyle] as? NSParagraphStyle
    #expect(style?.alignment == .center)
    #expect(style?.lineBreakMode == .byTruncatingTail)
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test("Attributed text is shown with its attributes, the label's where it has none")
  func attributed() {
    let text = NSMutableAttributedString(string: "HH")
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    label.textColor = .blue
    label.attributedText = text
    #expect(label.text == "HH")
    #expect(runs().map(\.text) == ["H", "H"])
    #expect(runs().map(\.color) == [UIColor.blue.cgColor, UIColor.red.cgColor])
    #expect(runs().map(\.size) == [17, 17])
    // Later changes of the caller's own string are not the label's.
    text.mutableString.setString("other")
    #expect(label.text == "HH")
  }

  @Test("Attributed text sets the label's properties to those of its first character")
  func firstCharacter() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byClipping
    label.attributedText = NSAttributedString(
      string: "HH",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.green,
        .paragraphStyle: style,
      ])
    #expect(label.font == .boldSystemFont(ofSize: 20))
    #expect(label.textColor == .green)
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byClipping)
    label.text = "H"
    #expect(runs().map(\.size) == [20])
  }

  @Test("What is set on the label afterwards is set for all of the attributed text")
  func restyled() {
    let text = NSMutableAttributedString(
      string: "HH", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 2))
    label.attributedText = text
    label.font = .systemFont(ofSize: 12)
    label.textColor = .blue
    label.textAlignment = .right
    #expect(runs().map(\.text) == ["HH"])
    #expect(runs().map(\.size) == [12])
    #expect(runs().map(\.color) == [UIColor.blue.cgColor])
    // Two H of 12 points are 17.76 wide.
    #expect(abs(runs()[0].x - (100 - 2 * 2084 * 12 / 2816)) < 1e-9)
    let kept = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((kept as? NSParagraphStyle)?.lineSpacing == 3)
    #expect((kept as? NSParagraphStyle)?.alignment == .right)
    // The caller's own style is not touched.
    #expect(style.alignment == .natural)
  }

  @Test("Highlighted text has its colour, disabled text is pale")
  func states() {
    label.highlightedTextColor = .red
    #expect(runs()[0].color == UIColor.label.cgColor)
    label.isHighlighted = true
    #expect(runs()[0].color == UIColor.red.cgColor)
    label.highlightedTextColor = nil
    #expect(runs()[0].color == UIColor.label.cgColor)
    label.attributedText = NSAttributedString(
      string: "H", attributes: [.foregroundColor: UIColor.green])
    label.highlightedTextColor = .red
    #expect(runs()[0].color == UIColor.red.cgColor)
    label.isEnabled = false
    #expect(runs()[0].color.alpha < 0.5)
  }

  // 94 points are 15570 units: "HHH HHH" is 13296, "HHH HH…" and "…HH HHH" are 13524, "HHH…HHH" is
  // 14816, "HHH HHH…" 15608.
  @Test(
    "The last line is cut as the line break mode says",
    arguments: [
      (NSLineBreakMode.byTruncatingTail, "HHH HH…"), (.byTruncatingHead, "…HH HHH"),
      (.byTruncatingMiddle, "HHH…HHH"), (.byWordWrapping, "HHH HHH"),
      (.byCharWrapping, "HHH HHH"), (.byClipping, "HHH HHH HHH"),
    ])
  func lineBreakModes(mode: NSLineBreakMode, shown: String) {
    label.frame.size.width = 94
    label.text = "HHH HHH HHH"
    label.lineBreakMode = mode
    #expect(runs().map(\.text) == [shown])
  }

  @Test("What is wider than the label is cut off at its edge")
  func clipping() {
    label.text = "HHH HHH HHH"
    label.lineBreakMode = .byClipping
    stage.advance()
    let frame = stage.shown(label)!.imageFrame!
    #expect(frame.maxX == 100)
    #expect(frame.minX >= 0)
  }

  @Test("A shadow is the same text, moved, behind it")
  func shadow() {
    stage.scale = 1
    stage.advance()
    let plain = stage.shown(label)!.imageFrame!
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 3, height: 2)
    stage.advance()
    let shadowed = stage.shown(label)!.imageFrame!
    #expect(shadowed.origin == plain.origin)
    #expect(shadowed.size == CGSize(width: plain.width + 3, height: plain.height + 2))
    label.shadowColor = nil
    stage.advance()
    #expect(stage.shown(label)!.imageFrame == plain)
  }

  @Test("A change that changes nothing, and one of its place, draws nothing anew")
  func unchanged() {
    let label = CountedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))
    stage.view.addSubview(label)
    func displays(_ change: () -> Void) -> Int {
      let before = label.displays
      change()
      stage.advance()
      return label.displays - before
    }
    func text(_ kern: Any) -> NSAttributedString {
      NSAttributedString(string: "HH", attributes: [.kern: kern])
    }
    #expect(displays { label.attributedText = text(2) } == 1)
    #expect(displays { label.attributedText = text(2.0) } == 0)
    #expect(displays { label.textAlignment = .left } == 0)
    #expect(displays { label.isHighlighted = true } == 0)
    #expect(displays { label.center.x += 3 } == 0)
    #expect(displays { label.transform = CGAffineTransform(scaleX: 2, y: 2) } == 0)
    #expect(displays { label.shadowOffset = label.shadowOffset } == 0)
    #expect(displays { label.attributedText = text(3) } == 1)
    #expect(displays { label.bounds.size.width += 1 } == 1)
  }
}

@MainActor private final class CountedLabel: UILabel {
  var displays = 0

  override func display(_ layer: CALayer) {
    displays += 1
    super.display(layer)
  }
}
