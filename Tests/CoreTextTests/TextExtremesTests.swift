import CoreGraphics
import CoreText
import Testing

@Suite("Unusual texts, sizes and scales")
struct TextExtremesTests {
  let black = CGColor(gray: 0, alpha: 1)

  @Test("Texts without ink have no image", arguments: [0.25, 1, 8])
  func noInk(scale: CGFloat) {
    for text in ["", " ", "   ", "\t", "\0", "\n", "\u{200B}", "\u{FEFF}\u{200D}", "\u{2003}"] {
      let drawn = TextRasterizer.image(
        of: text, font: FontDescriptor(size: 17), color: black, scale: scale)
      #expect(drawn.image == nil && drawn.frame == .zero && drawn.missingCharacters.isEmpty)
    }
  }

  @Test("Any size at any scale gives an image within the limits", arguments: [0.1, 1, 17.3, 500])
  func sizes(size: CGFloat) throws {
    let font = FontDescriptor(size: size)
    for scale in [0.25, 0.9, 1, 1.37, 3, 8] as [CGFloat] {
      let drawn = TextRasterizer.image(of: "jÅ😀", font: font, color: black, scale: scale)
      let image = try #require(drawn.image)
      #expect(image.width <= PixelBuffer.largestSide && image.height <= PixelBuffer.largestSide)
      // Within one pixel of the bitmap on each side, which is an em over at least 4.
      #expect(abs(drawn.frame.width - font.width(of: "jÅ😀")) <= size / 2)
      #expect(drawn.missingCharacters == ["😀"])
    }
  }

  @Test("A size beyond what is drawn gives an image with larger pixels in the right frame")
  func enormous() throws {
    let font = FontDescriptor(size: 100_000)
    let drawn = TextRasterizer.image(of: "l", font: font, color: black, scale: 2)
    let image = try #require(drawn.image)
    #expect(image.height <= 5000)
    #expect(abs(drawn.frame.height / font.metrics.lineHeight - 1) < 0.01)
    #expect(abs(drawn.frame.width / font.width(of: "l") - 1) < 0.01)
  }

  @Test("A line longer than an image can be is cut at the right")
  func longLine() throws {
    let font = FontDescriptor(size: 17)
    let long = String(repeating: "word ", count: 20_000)
    let drawn = TextRasterizer.image(of: long, font: font, color: black, scale: 3)
    let image = try #require(drawn.image)
    #expect(image.width == PixelBuffer.largestSide)
    // What is there equals the beginning of a shorter line.
    let short = TextRasterizer.image(
      of: String(repeating: "word ", count: 10), font: font, color: black, scale: 3)
    let first = try #require(InkProbe(drawn, scale: 3))
    let second = try #require(InkProbe(short, scale: 3))
    for y in second.y..<second.y + second.buffer.height {
      for x in second.x..<second.x + second.buffer.width {
        #expect(first.coverage(x, y) == second.coverage(x, y))
      }
    }
  }

  @Test("Lines taller together than an image can be are cut at the bottom")
  func manyLines() throws {
    let font = FontDescriptor(size: 17)
    let layout = TextLayout(String(repeating: "l\n", count: 1000), font: font)
    let drawn = TextRasterizer.image(of: layout.runs(in: 10), font: font, color: black, scale: 1)
    #expect(drawn.image?.height == PixelBuffer.largestSide)
    #expect(drawn.frame.minY < 1)
  }

  @Test("Runs at places no image reaches are left out")
  func farAway() {
    for place in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e9] {
      let drawn = TextRasterizer.image(
        of: [TextRun(text: "o", origin: CGPoint(x: place, y: 0))], font: FontDescriptor(size: 17),
        color: black, scale: 1)
      #expect(drawn.image == nil)
    }
  }

  @Test("Marks without a base, piles of marks and mixed scripts are drawn")
  func marks() {
    let pile = "o" + String(repeating: "\u{302}", count: 5_000)
    for text in [
      "\u{301}", "\u{301}a", pile, "\u{20DD}", "א\u{5B8}", "1\u{FE0F}\u{20E3}", "\u{2007}.",
    ] {
      let drawn = TextRasterizer.image(
        of: text, font: FontDescriptor(size: 17), color: black, scale: 1)
      #expect(drawn.image != nil)
    }
  }

  @Test("Spaces that glue are narrower than a pixel at small sizes: nothing, not a trap")
  func narrowSpaces() {
    for text in ["\u{202F}", "\u{2007}", "\u{A0}"] {
      _ = TextRasterizer.image(of: text, font: FontDescriptor(size: 1), color: black, scale: 0.25)
    }
  }

  @Test("Random texts have the same line breaks as often as they are asked for, and are drawn")
  func randomTexts() {
    var generator = SplitMix(state: 20_250_607)
    for round in 0..<60 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        let ranges: [ClosedRange<UInt32>] = [
          0...0x7F, 0xA0...0x24F, 0x300...0x36F, 0x400...0x52F, 0x2000...0x2070, 0x1F600...0x1F64F,
          0xE000...0xFFFF, 0x600...0x6FF,
        ]
        let range = ranges.randomElement(using: &generator)!
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
          text.append(scalar)
        }
      }
      let font = FontDescriptor(size: CGFloat.random(in: 0.5...60, using: &generator))
      let width = CGFloat.random(in: 0...400, using: &generator)
      let scale = CGFloat.random(in: 0.25...4, using: &generator)
      let layout = TextLayout(String(text), font: font, width: width, lineLimit: round % 4)
      #expect(layout == TextLayout(String(text), font: font, width: width, lineLimit: round % 4))
      let drawn = TextRasterizer.image(
        of: layout.runs(in: width), font: font, color: black, scale: scale)
      let shown = layout.lines.map(\.text).joined(separator: "\n")
      #expect(
        drawn.missingCharacters == font.missingCharacters(in: shown),
        "seed 20250607, round \(round)")
    }
  }
}

/// A small seeded generator.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
