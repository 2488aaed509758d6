import CoreGraphics
import CoreText
import Testing

@Suite("Where glyphs are drawn")
struct GlyphPlacementTests {
  static let sizes: [CGFloat] = [8, 11, 12, 13, 15, 16, 17, 20, 24, 25.5, 28, 31, 34, 51, 100.3]

  /// The letter l is an upright bar from 216 to 452 units (fontTools' BoundsPen on Inter Regular).
  static let middleOfL: CGFloat = 334

  @Test("A glyph at a line's end is drawn where measuring says", arguments: sizes)
  func drawnWidth(size: CGFloat) throws {
    let texts = [
      "Present, dismiss: illustration Привет WAVE", "jig", "fjord j", "Ấ", "ĵĩ", "/\\",
      "Съешь же ещё этих мягких французских булок, да выпей чаю", "e\u{301}\u{302}\u{303}", "",
    ]
    let font = FontDescriptor(size: size)
    for text in texts {
      // The em space keeps the bar's columns free of other ink.
      let line = text + "\u{2003}"
      let drawn = TextRasterizer.image(
        of: line + "l", font: font, color: CGColor(gray: 0, alpha: 1), scale: 1)
      let probe = try #require(InkProbe(drawn, scale: 1))
      let start = font.width(of: line)
      let expected = start + Self.middleOfL * size / 2816
      // Advances and the size are rounded to 64ths of a pixel; the library shifts a glyph within its
      // pixel to a fifth of a pixel at worst.
      let roundings = Double(line.count) / 128 + start / size / 128
      let measured = probe.center(from: Int(start - size / 4))
      #expect(abs(measured - expected) < 0.2 + roundings, "\(text) at \(size)")
    }
  }

  @Test("A flat-footed letter stands on the baseline, whatever rises above the line")
  func baseline() throws {
    for size in Self.sizes {
      for text in ["", "Ấ", "Ấ\u{301}", "ЙÅ", "(|)", "😀"] {
        let font = FontDescriptor(size: size)
        let line = text + "\u{2003}"
        let drawn = TextRasterizer.image(
          of: [TextRun(text: line + "l", origin: CGPoint(x: 5, y: 200))], font: font,
          color: CGColor(gray: 0, alpha: 1), scale: 1)
        let probe = try #require(InkProbe(drawn, scale: 1))
        let rows = try #require(probe.rows(from: 5 + Int(font.width(of: line) - size / 4)))
        #expect(rows.upperBound == 199, "\(text) at \(size)")
      }
    }
  }
}
