import CoreGraphics
import CoreText
import Testing

@Suite("Text rasteriser")
struct TextRasterizerTests {
  let black = CGColor(gray: 0, alpha: 1)
  let font = FontDescriptor(size: 17)

  @Test("Inside a thick stroke lies the colour itself, premultiplied")
  func color() throws {
    // At 200 points the bar of l is 17 pixels wide.
    let large = FontDescriptor(size: 200)
    func middle(_ color: CGColor) throws -> UInt32 {
      let drawn = TextRasterizer.image(of: "l", font: large, color: color, scale: 1)
      let buffer = try #require(drawn.image?.buffer)
      return buffer[24, buffer.height / 2]
    }
    #expect(try middle(black) == 0xFF00_0000)
    #expect(try middle(CGColor(red: 1, green: 0.2, blue: 0, alpha: 1)) == 0xFFFF_3300)
    // Alpha 0.4 is 102; 255 * 0.4 = 102, 51 * 0.4 = 20.4.
    #expect(try middle(CGColor(red: 1, green: 0.2, blue: 0, alpha: 0.4)) == 0x6666_1400)
    #expect(try middle(CGColor(gray: 1, alpha: 0)) == 0)
  }

  @Test("No component exceeds alpha, and edges are partly covered")
  func premultiplied() throws {
    let color = CGColor(red: 1, green: 0.5, blue: 0.1, alpha: 0.7)
    let drawn = TextRasterizer.image(of: "Привет, AVATAR", font: font, color: color, scale: 2)
    let buffer = try #require(drawn.image?.buffer)
    var alphas: Set<UInt32> = []
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        let pixel = buffer[x, y]
        let alpha = pixel >> 24
        alphas.insert(alpha)
        #expect(pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha)
      }
    }
    #expect(alphas.max() == 179)
    #expect(alphas.count > 30)
  }

  @Test("The frame is the image in points and covers line and advance", arguments: [1, 1.5, 2, 3])
  func frame(scale: CGFloat) throws {
    let origin = CGPoint(x: 20, y: 40)
    let drawn = TextRasterizer.image(
      of: [TextRun(text: "Hello", origin: origin)], font: font, color: black, scale: scale)
    let image = try #require(drawn.image)
    #expect(abs(drawn.frame.width * scale - CGFloat(image.width)) < 1e-9)
    #expect(abs(drawn.frame.height * scale - CGFloat(image.height)) < 1e-9)
    let pixel = 1 / scale
    #expect(abs(drawn.frame.minX - 20) <= pixel)
    #expect(abs(drawn.frame.minY - (40 - font.metrics.ascender)) <= 1.5 * pixel)
    #expect(abs(drawn.frame.width - font.width(of: "Hello")) <= 1.5 * pixel)
    #expect(abs(drawn.frame.height - font.metrics.lineHeight) <= 2.5 * pixel)
  }

  @Test("Lines are drawn as each alone, overlaps united")
  func severalRuns() throws {
    let runs = [
      TextRun(text: "Agj", origin: CGPoint(x: 3, y: 20)),
      TextRun(text: "Ấqй", origin: CGPoint(x: 9, y: 30)),
    ]
    let both = try #require(
      InkProbe(TextRasterizer.image(of: runs, font: font, color: black, scale: 1), scale: 1))
    let alone = try runs.map { run in
      try #require(
        InkProbe(TextRasterizer.image(of: [run], font: font, color: black, scale: 1), scale: 1))
    }
    for y in both.y..<both.y + both.buffer.height {
      for x in both.x..<both.x + both.buffer.width {
        let clear = alone.reduce(1.0) { clear, probe in
          let isInside =
            (probe.x..<probe.x + probe.buffer.width).contains(x)
            && (probe.y..<probe.y + probe.buffer.height).contains(y)
          return clear * (1 - (isInside ? Double(probe.coverage(x, y)) / 255 : 0))
        }
        #expect(abs(Double(both.coverage(x, y)) - 255 * (1 - clear)) <= 1)
      }
    }
  }

  @Test("A clip cuts the image and changes no pixel")
  func clip() throws {
    let runs = TextLayout("Present the card, dismiss it", font: font, width: 90).runs(in: 90)
    let whole = try #require(
      InkProbe(TextRasterizer.image(of: runs, font: font, color: black, scale: 2), scale: 2))
    let clip = CGRect(x: 10, y: 12, width: 50, height: 30)
    let drawn = TextRasterizer.image(of: runs, font: font, color: black, scale: 2, clip: clip)
    #expect(drawn.frame == clip)
    let part = try #require(InkProbe(drawn, scale: 2))
    for y in 24..<84 {
      for x in 20..<120 { #expect(part.coverage(x, y) == whole.coverage(x, y)) }
    }
    for outside in [CGRect.null, .zero, CGRect(x: 500, y: 0, width: 10, height: 10)] {
      let nothing = TextRasterizer.image(
        of: runs, font: font, color: black, scale: 2, clip: outside)
      #expect(nothing.image == nil)
    }
  }

  @Test("Missing characters are drawn as boxes and told")
  func missing() throws {
    let drawn = TextRasterizer.image(of: "a👨‍👩‍👧日", font: font, color: black, scale: 1)
    #expect(drawn.missingCharacters == ["👨‍👩‍👧", "日"])
    let boxes = TextRasterizer.image(of: "a□□", font: font, color: black, scale: 1)
    #expect(boxes.missingCharacters.isEmpty)
    #expect(drawn.image == boxes.image)
  }

  @Test("Equal arguments give equal bytes, on any number of threads")
  func reproducible() async {
    @Sendable func draw(_ index: Int) -> CGImage? {
      let font = FontDescriptor(weight: index % 2 == 0 ? .regular : .bold, size: 9 + CGFloat(index))
      return TextRasterizer.image(
        of: "Привет AV \(index)", font: font, color: CGColor(gray: 0, alpha: 1), scale: 1.5
      ).image
    }
    let alone = (0..<40).map(draw)
    let together = await withTaskGroup(of: (Int, CGImage?).self) { group in
      for index in 0..<40 { group.addTask { (index, draw(index)) } }
      var images = [CGImage?](repeating: nil, count: 40)
      for await (index, image) in group { images[index] = image }
      return images
    }
    #expect(alone == together)
    #expect(alone.allSatisfy { $0 != nil })
  }
}
