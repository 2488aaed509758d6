import CoreGraphics
import CoreText
import Testing

/// Regular: o 1680, A 1904, V 1904, AV 3616 units of 2816; ascender 2728, descender -680. Bold: oo
/// 3456. At 2816 points to the em a font unit is a point.
@Suite("Layout of characters that look different")
struct AttributeLayoutTests {
  let plain = TextAttributes(font: FontDescriptor(size: 2816))
  let half = TextAttributes(font: FontDescriptor(size: 1408))

  func layout(_ spans: (String, TextAttributes)..., width: CGFloat = .infinity) -> TextLayout {
    TextLayout(
      StyledText(spans.map { StyledText.Span($0.0, $0.1, ParagraphAttributes()) }),
      in: TextBox(width: width))
  }

  @Test("Fonts stand side by side on one baseline, and the tallest gives the line its height")
  func fonts() {
    var bold = plain
    bold.font = FontDescriptor(weight: .bold, size: 2816)
    let line = layout(("oo", half), ("oo", bold)).lines[0]
    #expect(line.segments.map(\.x) == [0, 1680])
    #expect(line.segments.map(\.width) == [1680, 3456])
    #expect(line.width == 5136)
    #expect(line.baseline == 2728)
    #expect(line.height == 3408)
    #expect(layout(("oo", half)).lines[0].baseline == 1364)
  }

  @Test("Each line is as high as its own fonts")
  func lineHeights() {
    let layout = layout(("oo ", half), ("oo", plain), width: 3500)
    #expect(layout.lines.map(\.text) == ["oo", "oo"])
    #expect(layout.lines.map(\.baseline) == [1364, 4432])
    #expect(layout.size == CGSize(width: 3360, height: 5112))
  }

  @Test("Neighbours that look alike are one piece, so that they are kerned")
  func merged() {
    #expect(layout(("A", plain), ("V", plain)).lines[0].width == 3616)
    var red = plain
    red.color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(layout(("A", plain), ("V", red)).lines[0].width == 3808)
  }

  @Test("Kern is added after each character, and the font's kerning stays")
  func kern() {
    var spaced = plain
    spaced.kern = 100
    let line = layout(("AVo", spaced)).lines[0]
    // By the program in MeasuringTests: AVo is 5152 wide, AV 3616, so V begins at 1712, o at 3472.
    #expect(line.segments[0].pieces.map(\.text) == ["A", "V", "o"])
    #expect(line.segments[0].pieces.map(\.x) == [0, 1812, 3672])
    #expect(line.width == 5452)
    spaced.kern = -80
    #expect(layout(("oo", spaced)).lines[0].width == 3200)
    #expect(layout(("oo oo", spaced), width: 3200).lines.map(\.text) == ["oo", "oo"])
  }

  @Test("A raised character needs room above, a lowered one below")
  func baselineOffset() {
    var raised = half
    raised.baselineOffset = 2000
    let high = layout(("o", plain), ("o", raised))
    #expect(high.lines[0].baseline == 3364)
    #expect(high.lines[0].height == 4044)
    #expect(high.runs(in: 0).map(\.origin.y) == [3364, 1364])
    raised.baselineOffset = -1000
    let low = layout(("o", plain), ("o", raised))
    #expect(low.lines[0].baseline == 2728)
    #expect(low.lines[0].height == 4068)
  }

  @Test("An ellipsis looks like what it touches")
  func ellipsis() {
    var paragraph = ParagraphAttributes()
    func last(_ mode: LineBreakMode) -> [TextAttributes] {
      paragraph.lineBreakMode = mode
      let text = StyledText([
        .init("ooo", half, paragraph), .init("ooo", plain, paragraph), .init("o", half, paragraph),
      ])
      let box = TextBox(width: 6000, lineLimit: 1)
      return TextLayout(text, in: box).lines[0].segments.map(\.attributes)
    }
    // Three small o are 2520 wide, small ellipses 1156.
    #expect(last(.byTruncatingTail) == [half])
    // A large o, a small one and a large ellipsis are 4832 wide, another o would be too much.
    #expect(last(.byTruncatingHead) == [plain, half])
  }

  @Test("Attributes scale with their font")
  func scaled() {
    var attributes = plain
    attributes.kern = 10
    attributes.baselineOffset = 4
    let text = StyledText("o", attributes).scaled(by: 0.5)
    #expect(text.spans[0].attributes.font.size == 1408)
    #expect(text.spans[0].attributes.kern == 5)
    #expect(text.spans[0].attributes.baselineOffset == 2)
  }
}
