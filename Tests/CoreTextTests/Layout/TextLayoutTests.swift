import CoreGraphics
import CoreText
import Testing

/// At 2816 points to the em a font unit is a point. By the program in `MeasuringTests`, in Regular:
/// o 1680, oo 3360, space 792, T 1808, To 3264, "To To" 7320, "well-" 6508, "known" 8744,
/// "well-known" 15252, "…" 2312, "oo…" 5672, "To…" 5576, "To T…" 7936, "To To…" 9632.
@Suite("Text layout")
struct TextLayoutTests {
  let unitFont = FontDescriptor(size: 2816)

  func lines(_ text: String, _ width: CGFloat, limit: Int = 0) -> [String] {
    TextLayout(text, font: unitFont, width: width, lineLimit: limit).lines.map(\.text)
  }

  @Test("A line breaks at the last space before what does not fit")
  func words() {
    #expect(lines("To To To", 7320) == ["To To", "To"])
    #expect(lines("To To To", 7319.9) == ["To", "To", "To"])
    #expect(lines("To To To", 11376) == ["To To To"])
    #expect(lines("To To To", .infinity) == ["To To To"])
  }

  @Test("Spaces at a soft break are left out, others stay")
  func spaces() {
    #expect(lines("To    To", 3264) == ["To", "To"])
    #expect(lines("  To To", 5000) == ["  To", "To"])
    #expect(lines("To  ", 7000) == ["To  "])
    #expect(lines("To  ", 3264) == ["To"])
    #expect(lines("To\u{A0}To To", 7320) == ["To\u{A0}To", "To"])
  }

  @Test("A word that is too long breaks anywhere, one character at least to a line")
  func longWords() {
    #expect(lines("ooooo", 3360) == ["oo", "oo", "o"])
    #expect(lines("ooooo", 3359) == ["o", "o", "o", "o", "o"])
    #expect(lines("ooo", 0) == ["o", "o", "o"])
    #expect(lines("ooo", -5) == ["o", "o", "o"])
    #expect(lines("o ooo", 3360) == ["o", "oo", "o"])
  }

  @Test("A line may break after a hyphen between words, not after a sign")
  func hyphens() {
    #expect(lines("well-known", 15252) == ["well-known"])
    #expect(lines("well-known", 15251) == ["well-", "known"])
    #expect(lines("To -oo", 5000) == ["To", "-oo"])
  }

  @Test("Newlines of every kind end a line; one at the end makes an empty line")
  func newlines() {
    #expect(lines("o\no", .infinity) == ["o", "o"])
    #expect(lines("o\r\no\u{2028}o\u{2029}o\ro", .infinity) == ["o", "o", "o", "o", "o"])
    #expect(lines("o\n\no", .infinity) == ["o", "", "o"])
    #expect(lines("o\n", .infinity) == ["o", ""])
    #expect(lines("\n", .infinity) == ["", ""])
    #expect(lines("To To\nTo", 3264) == ["To", "To", "To"])
  }

  @Test("The last permitted line ends in an ellipsis when text is left")
  func truncation() {
    #expect(lines("To To To", 9632, limit: 1) == ["To To…"])
    #expect(lines("To To To", 9631, limit: 1) == ["To T…"])
    // The space before the ellipsis is dropped.
    #expect(lines("To To To", 7935, limit: 1) == ["To…"])
    #expect(lines("To To To To", 9632, limit: 2) == ["To To", "To To"])
    #expect(lines("To To To To To To", 9632, limit: 2) == ["To To", "To To…"])
    #expect(lines("ooooo", 5672, limit: 1) == ["oo…"])
    #expect(lines("ooo", 100, limit: 1) == ["…"])
    #expect(lines("o\no", .infinity, limit: 1) == ["o…"])
  }

  @Test("No ellipsis for what fits or for white space")
  func noTruncation() {
    for (text, limit) in [("To", 1), ("To  \n ", 1), ("To\nTo", 2), ("To\nTo", 5), ("", 1)] {
      let layout = TextLayout(text, font: unitFont, width: 3264, lineLimit: limit)
      #expect(!layout.isTruncated)
      #expect(!layout.lines.contains { $0.text.contains("…") })
    }
    #expect(TextLayout("To To", font: unitFont, width: 5576, lineLimit: 1).isTruncated)
  }

  @Test("Lines know their width and baseline; the size holds them all")
  func geometry() {
    let layout = TextLayout("To To To", font: unitFont, width: 7320)
    #expect(layout.lines.map(\.width) == [7320, 3264])
    #expect(layout.lines.map(\.baseline) == [2728, 2728 + 3408])
    #expect(layout.size == CGSize(width: 7320, height: 2 * 3408))
    let empty = TextLayout("", font: unitFont)
    #expect(empty.lines.isEmpty && empty.size == .zero)
  }

  @Test("A text set in its own measured width stays in one line", arguments: [9.5, 13, 17, 34.25])
  func ownWidth(size: CGFloat) {
    let font = FontDescriptor(weight: .semibold, size: size)
    for text in ["Present the card", "Привет, мир!", "WAVE Toyota Yolk", "a b c d e f g h i j"] {
      let width = font.width(of: text)
      #expect(TextLayout(text, font: font, width: width).lines.count == 1)
      #expect(TextLayout(text, font: font, width: (width + 1e5) - 1e5).lines.count == 1)
      #expect(TextLayout(text, font: font, width: width - 0.01).lines.count == 2)
    }
  }

  @Test("Every line but single characters fits, and each could not have taken the next word")
  func greedy() {
    let words = "Съешь же ещё этих мягких французских булок, да выпей чаю. The quick brown fox"
    let font = FontDescriptor(size: 15)
    for width in stride(from: CGFloat(20), through: 400, by: 7) {
      let layout = TextLayout(words, font: font, width: width)
      let texts = layout.lines.map(\.text)
      #expect(texts.joined().filter { $0 != " " } == words.filter { $0 != " " })
      for (line, following) in zip(layout.lines, texts.dropFirst()) {
        #expect(line.width <= width + 0.001 || line.text.count == 1)
        let word = following.prefix { $0 != " " }
        #expect(font.width(of: line.text + " " + word) > width)
      }
    }
  }

  @Test("Runs stand left, centred or right in a box; a line too wide begins at its edge")
  func runs() {
    let wide = unitFont.width(of: "ToTo")
    func x(_ alignment: TextAlignment, _ width: CGFloat) -> [CGFloat] {
      var paragraph = ParagraphAttributes()
      paragraph.alignment = alignment
      let text = StyledText("To\nToTo", TextAttributes(font: unitFont), paragraph)
      return TextLayout(text).runs(in: width).map(\.origin.x)
    }
    #expect(x(.left, 10_000) == [0, 0])
    #expect(x(.center, 10_000) == [(10_000 - 3264) / 2, (10_000 - wide) / 2])
    #expect(x(.right, 10_000) == [10_000 - 3264, 10_000 - wide])
    #expect(x(.right, 5_000) == [5_000 - 3264, 0])
    let layout = TextLayout("To\nToTo", font: unitFont)
    #expect(layout.runs(in: 0).map(\.origin.y) == [2728, 6136])
  }

  @Test("Very long texts and NaN widths have a layout")
  func extremes() {
    let long = String(repeating: "word ", count: 20_000)
    let font = FontDescriptor(size: 17)
    #expect(TextLayout(long, font: font, width: .nan).lines.count == 1)
    let limited = TextLayout(long, font: font, width: 300, lineLimit: 3)
    #expect(limited.lines.count == 3 && limited.isTruncated)
    let wrapped = TextLayout(long, font: font, width: 300)
    #expect(wrapped.lines.map { $0.text.split(separator: " ").count }.reduce(0, +) == 20_000)
    let solid = TextLayout(String(repeating: "o", count: 10_000), font: unitFont, width: 168_000)
    #expect(solid.lines.map(\.text.count) == Array(repeating: 100, count: 100))
  }

  @Test("Missing characters are those of the lines shown")
  func missing() {
    let layout = TextLayout("😀 To 😀 日", font: unitFont, width: 8000, lineLimit: 1)
    let drawn = TextRasterizer.image(of: layout.elements(in: 8000), scale: 0.01)
    #expect(drawn.missing.map(\.character) == ["😀"])
    #expect(drawn.missing.map(\.face) == [.interRegular])
  }
}
