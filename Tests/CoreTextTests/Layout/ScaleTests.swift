import CoreGraphics
import CoreText
import Testing

@Suite("One layout for every scale")
struct ScaleTests {
  static let texts = [
    "The quick brown fox jumps over the lazy dog, well-known for its laziness.",
    "Съешь же ещё этих мягких французских булок, да выпей чаю.",
    "WAVE Toyota Yolk AVAVAV To To To illustration, jig, fjord",
    "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "Supercalifragilisticexpialidocious antidisestablishmentarianism",
    "One\nTwo two\nThree three three\n\nFive",
  ]

  /// Ink of one line at three scales stands where the layout, which knows no scale, put it: from
  /// the line's beginning to its end, give or take the pixels that a letter's edge may reach.
  @Test("Each line's ink ends where its measured width does, at 1x, 2x and 3x", arguments: texts)
  func ink(text: String) throws {
    let color = CGColor(gray: 0, alpha: 1)
    for size: CGFloat in [11, 13, 17, 21.5] {
      let font = FontDescriptor(size: size)
      for width in stride(from: CGFloat(40), through: 400, by: 36) {
        let layout = TextLayout(text, font: font, width: width)
        for line in layout.lines where !line.text.allSatisfy(\.isWhitespace) {
          let frames = [1, 2, 3].map { scale in
            TextRasterizer.image(of: line.text, font: font, color: color, scale: scale).frame
          }
          for (frame, scale) in zip(frames, [1, 2, 3] as [CGFloat]) {
            // Each glyph's advance is rounded to a 64th of a pixel.
            let rounding = (1.5 + CGFloat(line.text.count) / 64) / scale
            #expect(abs(frame.maxX - line.width) <= rounding + size / 8, "\(line.text) \(scale)x")
          }
        }
      }
    }
  }

  @Test("Lines, widths and baselines do not depend on what was drawn before at which scale")
  func order() {
    func layouts() -> [TextLayout] {
      Self.texts.flatMap { text in
        stride(from: CGFloat(40), through: 400, by: 24).map { width in
          TextLayout(text, font: FontDescriptor(size: 15), width: width)
        }
      }
    }
    let first = layouts()
    for scale: CGFloat in [1, 2, 3] {
      for layout in first.prefix(40) {
        _ = TextRasterizer.image(of: layout.elements(in: 400), scale: scale)
      }
      #expect(layouts() == first)
    }
  }
}
