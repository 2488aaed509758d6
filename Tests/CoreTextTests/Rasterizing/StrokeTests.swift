import CoreGraphics
import CoreText
import Testing

/// At 28.16 points a font unit is a hundredth of a point. Inter Regular states (fontTools): underline
/// 464 below the baseline, 192 thick; line through the text 922 above it, 192 thick; a space is 792
/// wide, a line 3408 high, the baseline 2728 below its top.
@Suite("Lines and backgrounds of a text, in pixels")
struct StrokeTests {
  let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
  let redPixel: UInt32 = 0xFFFF_0000
  let bluePixel: UInt32 = 0xFF00_00FF

  /// Two spaces, 15.84 points wide, have no ink of their own.
  func picture(
    _ text: String = "  ", scale: CGFloat = 1, _ change: (inout TextAttributes) -> Void
  ) throws -> Picture {
    var attributes = TextAttributes(font: FontDescriptor(size: 28.16), color: red)
    change(&attributes)
    let layout = TextLayout(StyledText(text, attributes))
    let elements = layout.elements(in: 100, at: CGPoint(x: 3, y: 2))
    return try Picture(TextRasterizer.image(of: elements, scale: scale), scale: scale)
  }

  /// An image with the place of its first pixel.
  struct Picture {
    let image: CGImage
    let x: Int
    let y: Int

    init(_ drawn: TextImage, scale: CGFloat) throws {
      image = try #require(drawn.image)
      x = Int((drawn.frame.minX * scale).rounded())
      y = Int((drawn.frame.minY * scale).rounded())
    }

    var columns: Range<Int> { x..<x + image.width }
    var rows: Range<Int> { y..<y + image.height }

    subscript(column: Int, row: Int) -> UInt32 {
      guard columns.contains(column), rows.contains(row) else { return 0 }
      return image.buffer[column - x, row - y]
    }

    /// The rows in which the picture has this colour throughout `columns`.
    func rows(of color: UInt32) -> [Int] {
      rows.filter { row in columns.allSatisfy { self[$0, row] == color } }
    }
  }

  func decoration(
    _ strokes: TextDecoration.Strokes = .single, _ color: CGColor? = nil, _ dashes: [Int] = []
  ) -> TextDecoration {
    var decoration = TextDecoration()
    decoration.strokes = strokes
    decoration.color = color
    decoration.dashes = dashes
    return decoration
  }

  // The baseline is at 2 + 27.28, in pixel row 29; 4.64 below it is row 34, 1.92 are two rows.
  @Test("An underline is whole pixels thick, sharp, as far below as the font says")
  func underline() throws {
    let picture = try picture { $0.underline = decoration() }
    #expect(picture.columns == 3..<19)
    #expect(picture.rows == 34..<36)
    #expect(picture.rows(of: redPixel) == [34, 35])
  }

  // Twice as large: the baseline in row 59, 9.28 below it row 68, 3.84 are four rows.
  @Test("It is as long and as thick at another scale")
  func scaled() throws {
    let picture = try picture(scale: 2) { $0.underline = decoration() }
    #expect(picture.columns == 6..<38)
    #expect(picture.rows == 68..<72)
  }

  // The second stroke of a double line begins 8.48 below the baseline.
  @Test("Thick and double lines, and lines through the text")
  func kinds() throws {
    #expect(try picture { $0.underline = decoration(.thick) }.rows == 34..<38)
    let double = try picture { $0.underline = decoration(.double) }
    #expect(double.rows(of: redPixel) == [34, 35, 37, 38])
    #expect(double.rows(of: 0) == [36])
    #expect(try picture { $0.strikethrough = decoration() }.rows == 20..<22)
  }

  @Test("A thin line is at least one pixel")
  func thin() throws {
    let picture = try picture(scale: 0.25) { $0.underline = decoration() }
    #expect(picture.image.height == 1)
  }

  @Test("Dashes are multiples of the thickness, from the line's beginning")
  func dashes() throws {
    let picture = try picture { $0.underline = decoration(.single, nil, [2, 1]) }
    let inked = (3..<19).map { picture[$0, 34] == redPixel }
    let expected = [4, 2, 4, 2, 4].enumerated().flatMap { index, length in
      Array(repeating: index.isMultiple(of: 2), count: length)
    }
    #expect(inked == expected)
  }

  @Test("A line has its own colour, else the text's, and follows a raised text")
  func colors() throws {
    let picture = try picture {
      $0.underline = decoration(.single, blue)
      $0.baselineOffset = 10
    }
    // Raised by 10 points the line is 10 higher, and so is the text: both stay where they were.
    #expect(picture.rows(of: bluePixel) == [34, 35])
  }

  // From 2 to 2 + 34.08 points, 15.84 wide.
  @Test("A background fills the line's height behind the text")
  func background() throws {
    let picture = try picture { $0.backgroundColor = blue }
    #expect(picture.columns == 3..<19)
    #expect(picture.rows == 2..<36)
    #expect(picture.rows(of: bluePixel) == Array(2..<36))
  }

  @Test("From back to front: background, underline, text, line through it")
  func order() throws {
    let picture = try picture {
      $0.backgroundColor = blue
      $0.strikethrough = decoration()
    }
    #expect(picture.rows(of: redPixel) == [20, 21])
    #expect(picture[5, 19] == bluePixel && picture[5, 22] == bluePixel)
    // A half-transparent line shows the background: half of each, rounded.
    let pale = try self.picture {
      $0.backgroundColor = blue
      $0.underline = decoration(.single, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5))
    }
    #expect(pale[5, 34] == 0xFF80_007F)
  }

  @Test("Text in front of a background is blended into it; alone it is as ever")
  func textOnBackground() throws {
    let plain = try picture("Ho") { _ in }
    let backed = try picture("Ho") { $0.backgroundColor = blue }
    for row in backed.rows {
      for column in backed.columns {
        let coverage = plain[column, row] >> 24
        let pixel = backed[column, row]
        if !(3..<30).contains(column) || !(3..<35).contains(row) { continue }
        #expect(abs(Int(pixel >> 16 & 255) - Int(coverage)) <= 1)
        #expect(abs(Int(pixel & 255) - Int(255 - coverage)) <= 1)
        #expect(pixel >> 24 == 255)
      }
    }
  }

  @Test("Letters in two colours are each as they are alone")
  func twoColors() throws {
    let font = FontDescriptor(size: 28.16)
    func run(_ text: String, _ x: CGFloat, _ color: CGColor) -> TextElement {
      .run(TextRun(text: text, origin: CGPoint(x: x, y: 40)), font, color)
    }
    let first = try Picture(TextRasterizer.image(of: [run("H", 5, red)], scale: 2), scale: 2)
    let second = try Picture(TextRasterizer.image(of: [run("o", 40, blue)], scale: 2), scale: 2)
    let both = try Picture(
      TextRasterizer.image(of: [run("H", 5, red), run("o", 40, blue)], scale: 2), scale: 2)
    for row in both.rows {
      for column in both.columns {
        #expect(both[column, row] == first[column, row] | second[column, row])
      }
    }
  }
}
