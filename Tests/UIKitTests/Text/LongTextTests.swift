import Testing
import UIKit

@Suite("Texts of a hundred thousand characters") @MainActor struct LongTextTests {
  nonisolated private static let words = String(repeating: "word ", count: 20_000)
  nonisolated private static let mixed = String(repeating: "e\u{301}👩‍👧 שלום ", count: 10_000)

  private func text(_ string: String, _ mode: NSLineBreakMode) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = mode
    style.alignment = .justified
    let text = NSMutableAttributedString(string: string, attributes: [.paragraphStyle: style])
    for start in stride(from: 0, to: text.length - 50, by: text.length / 500) {
      let range = NSRange(location: start, length: 20)
      text.addAttribute(.kern, value: 1.5, range: range)
      text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
    }
    return text
  }

  @Test(
    "They are laid out and drawn in every mode",
    arguments: [
      (NSLineBreakMode.byWordWrapping, 0, words), (.byCharWrapping, 0, mixed),
      (.byClipping, 1, words), (.byTruncatingHead, 1, mixed), (.byTruncatingTail, 3, words),
      (.byTruncatingMiddle, 2, mixed),
    ])
  func modes(mode: NSLineBreakMode, lines: Int, string: String) {
    let stage = TestStage.settled()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.numberOfLines = lines
    label.attributedText = text(string, mode)
    stage.perform { stage.view.addSubview(label) }
    stage.advance()
    #expect(stage.shown(label)?.image != nil)
    #expect(label.intrinsicContentSize.width > 0)
  }

  @Test("A text that is all kerned, and one that is to shrink, too")
  func kernedAndShrinking() {
    let stage = TestStage.settled()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.attributedText = NSAttributedString(string: Self.words, attributes: [.kern: 2])
    label.lineBreakMode = .byClipping
    stage.perform { stage.view.addSubview(label) }
    stage.advance()
    #expect(stage.shown(label)?.imageFrame?.maxX == 200)
    label.adjustsFontSizeToFitWidth = true
    label.numberOfLines = 2
    stage.advance()
    #expect(stage.shown(label)?.image != nil)
  }
}
