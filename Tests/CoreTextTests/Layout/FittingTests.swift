import CoreGraphics
import CoreText
import Testing

/// At 2816 points an o is 1680 wide and a line 3408 high.
@Suite("Making text smaller to fit")
struct FittingTests {
  func factor(
    _ text: String, _ box: TextBox, atLeast minimum: CGFloat = 0,
    _ mode: LineBreakMode = .byTruncatingTail
  ) -> CGFloat {
    var paragraph = ParagraphAttributes()
    paragraph.lineBreakMode = mode
    return StyledText(text, TextAttributes(font: FontDescriptor(size: 2816)), paragraph)
      .factor(fitting: box, atLeast: minimum)
  }

  @Test("A line becomes as much smaller as it is too wide, and no more")
  func line() {
    for mode in [LineBreakMode.byTruncatingTail, .byClipping, .byWordWrapping] {
      #expect(factor("oooo", TextBox(width: 6720, lineLimit: 1), mode) == 1)
      #expect(factor("oooo", TextBox(width: 3360, lineLimit: 1), mode) == 0.5)
      #expect(factor("oo oo", TextBox(width: 3756, lineLimit: 1), mode) == 0.5)
    }
  }

  @Test("It never becomes smaller than is permitted")
  func minimum() {
    #expect(factor("oooo", TextBox(width: 3360, lineLimit: 1), atLeast: 0.75) == 0.75)
    #expect(factor("oooo", TextBox(width: 0, lineLimit: 1), atLeast: 0) == 0.01)
    #expect(factor("oooo", TextBox(width: 3360, lineLimit: 1), atLeast: 7) == 1)
  }

  @Test("Several lines become smaller until all the text is there, to a 256th")
  func lines() {
    // Two lines of one word each fit at 3360; beyond it, "oo oo" must become 7512 * f <= 3000.
    #expect(factor("oo oo", TextBox(width: 3360, lineLimit: 2)) == 1)
    let three = factor("oo oo oo", TextBox(width: 3360, lineLimit: 2))
    #expect(abs(three - 3360.0 / 7512) <= 1.0 / 256)
    #expect(three <= 3360.0 / 7512 + 1e-6)
    let low = factor("oo\noo", TextBox(width: 9999, height: 3408, lineLimit: 2))
    #expect(abs(low - 0.5) <= 1.0 / 128)
  }

  func factor(_ text: String, _ box: TextBox, _ mode: LineBreakMode) -> CGFloat {
    factor(text, box, atLeast: 0, mode)
  }
}
