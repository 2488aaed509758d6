import CoreGraphics
import CoreText
import Testing

/// At 2816 points to the em a font unit is a point: o 1680 wide, "…" 2312, a space 792, without
/// kerning among them (the program in `MeasuringTests`).
@Suite("How the last line is cut")
struct TruncationTests {
  func layout(
    _ text: String, _ mode: LineBreakMode, _ width: CGFloat, lines: Int = 1,
    manner: TextBox.Manner = .label, last: LineBreakMode? = nil
  ) -> TextLayout {
    var paragraph = ParagraphAttributes()
    paragraph.lineBreakMode = mode
    return TextLayout(
      StyledText(text, TextAttributes(font: FontDescriptor(size: 2816)), paragraph),
      in: TextBox(width: width, lineLimit: lines, manner: manner, lastLineMode: last))
  }

  func lines(
    _ text: String, _ mode: LineBreakMode, _ width: CGFloat, lines: Int = 1,
    manner: TextBox.Manner = .label, last: LineBreakMode? = nil
  ) -> [String] {
    layout(text, mode, width, lines: lines, manner: manner, last: last).lines.map(\.text)
  }

  // "…ooo" is 2312 + 3 x 1680 = 7352 wide.
  @Test("Head: the ellipsis comes first, then as much of the end as fits")
  func head() {
    #expect(lines("oxxooo", .byTruncatingHead, 7352) == ["…ooo"])
    #expect(lines("oxxooo", .byTruncatingHead, 7351) == ["…oo"])
    #expect(lines("oo ooo", .byTruncatingHead, 8143) == ["…ooo"])
    #expect(lines("ooo", .byTruncatingHead, 100) == ["…"])
    #expect(lines("ooo", .byTruncatingHead, 5040) == ["ooo"])
  }

  @Test("Tail: as much of the beginning as fits, then the ellipsis")
  func tail() {
    #expect(lines("oooxxo", .byTruncatingTail, 7352) == ["ooo…"])
    #expect(lines("oooxxo", .byTruncatingTail, 7351) == ["oo…"])
  }

  // Four o and an ellipsis are 9032 wide; each side may have 3360, which is two o.
  @Test("Middle: the end gets at most half of the room, the beginning the rest")
  func middle() {
    #expect(lines("ooxxxxoo", .byTruncatingMiddle, 9032) == ["oo…oo"])
    // One unit less: half is 3359.5, one o; the beginning has 9031 - 2312 - 1680 = 5039: two o.
    #expect(lines("oooooooo", .byTruncatingMiddle, 9031) == ["oo…o"])
    // Another o at the beginning, 10712 in all, where half of the room is 4200: two o.
    #expect(lines("oooooooo", .byTruncatingMiddle, 10_712) == ["ooo…oo"])
    #expect(lines("oo oooo oo", .byTruncatingMiddle, 10_616) == ["oo…oo"])
    #expect(lines("ooo", .byTruncatingMiddle, 100) == ["…"])
  }

  @Test("Word wrapping keeps the words that fit, character wrapping the characters")
  func wrapping() {
    #expect(lines("oo oo oo", .byWordWrapping, 7512) == ["oo oo"])
    #expect(lines("oo oo oo", .byWordWrapping, 7511) == ["oo"])
    #expect(layout("oo oo", .byWordWrapping, 4000).isTruncated)
    #expect(lines("oo oo oo", .byCharWrapping, 7511) == ["oo o"])
    #expect(lines("oo oo oo", .byCharWrapping, 5831, lines: 0) == ["oo", "oo", "oo"])
    #expect(lines("oo oo oo", .byCharWrapping, 5832, lines: 0) == ["oo o", "o oo"])
  }

  @Test("Clipping goes on beyond the edge, in the last line only")
  func clipping() {
    #expect(lines("oo oo oo", .byClipping, 4000) == ["oo oo oo"])
    #expect(lines("oo oo oo", .byClipping, 4000, lines: 2) == ["oo", "oo oo"])
  }

  @Test("Of several lines only the last is cut")
  func severalLines() {
    #expect(lines("oo oo xx oo", .byTruncatingHead, 6464, lines: 2) == ["oo", "…oo"])
    #expect(lines("oo ooo xx oo", .byTruncatingMiddle, 6464, lines: 2) == ["oo", "o…o"])
    #expect(lines("o\noo", .byTruncatingTail, 99_999, lines: 1) == ["o…"])
  }

  @Test("A drawn paragraph in a mode that cuts is one line, however many may be made")
  func drawn() {
    #expect(
      lines("ooo oo\noo", .byTruncatingTail, 7352, lines: 0, manner: .drawing) == ["ooo…", "oo"])
    #expect(
      lines("ooo oo\noo", .byClipping, 7352, lines: 0, manner: .drawing) == ["ooo oo", "oo"])
    #expect(lines("oo oo", .byWordWrapping, 4000, lines: 0, manner: .drawing) == ["oo", "oo"])
    #expect(
      lines("oo oo oo", .byWordWrapping, 6000, lines: 2, last: .byTruncatingTail) == ["oo", "oo…"])
  }

  @Test("Only as many lines are made as fit the height; a hundredth of a line may be missing")
  func height() {
    func count(_ height: CGFloat) -> (Int, Bool) {
      let text = StyledText("o\no\no", TextAttributes(font: FontDescriptor(size: 2816)))
      let layout = TextLayout(text, in: TextBox(height: height))
      return (layout.lines.count, layout.isTruncated)
    }
    #expect(count(.infinity) == (3, false))
    #expect(count(.nan) == (3, false))
    #expect(count(3 * 3408) == (3, false))
    #expect(count(3 * 3408 - 34) == (3, false))
    #expect(count(3 * 3408 - 35) == (2, true))
    #expect(count(0) == (1, true))
    #expect(count(-.infinity) == (1, true))
  }
}
