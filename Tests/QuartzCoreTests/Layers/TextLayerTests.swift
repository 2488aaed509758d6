import CoreGraphics
import CoreText
import DisplayList
import QuartzCore
import Testing

/// At 28.16 points a font unit is a hundredth of a point: H is 20.84 wide, a space 7.92, "…" 23.12, a
/// line 34.08 high, capitals 20.48 high, the baseline 27.28 below the line's top.
@Suite("Text layers") @MainActor struct TextLayerTests {
  private let tree = LayerTree()
  private let layer: CATextLayer

  private init() {
    layer = tree.context.perform { CATextLayer() }
    layer.frame = CGRect(x: 0, y: 0, width: 90, height: 80)
    layer.fontSize = 28.16
    tree.root.addSublayer(layer)
  }

  private func shown() -> (image: CGImage, frame: CGRect)? {
    let node = tree.list(at: 0).root.node(of: layer.number)
    for item in node?.items ?? [] {
      if case .image(let image, let frame, _) = item { return (image, frame) }
    }
    return nil
  }

  /// The columns and rows that show ink, in pixels from the layer's corner.
  private func ink() throws -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
    let (image, frame) = try #require(shown())
    let scale = layer.contentsScale
    var columns: [Int] = []
    var rows: [Int] = []
    for y in 0..<image.height {
      for x in 0..<image.width where image.buffer[x, y] >> 24 > 100 {
        columns.append(x + Int((frame.minX * scale).rounded()))
        rows.append(y + Int((frame.minY * scale).rounded()))
      }
    }
    return (
      try #require(columns.min())...(try #require(columns.max())),
      try #require(rows.min())...(try #require(rows.max()))
    )
  }

  @Test("A new one has Core Animation's defaults, and shows nothing")
  func defaults() {
    let layer = tree.context.perform { CATextLayer() }
    #expect(layer.string == nil && layer.font == nil)
    #expect(layer.fontSize == 36)
    #expect(layer.foregroundColor == CGColor(gray: 1, alpha: 1))
    #expect(!layer.isWrapped)
    #expect(layer.truncationMode == .none && layer.alignmentMode == .natural)
    #expect(shown() == nil)
  }

  // From the top, not the middle: the baseline at 27.28 is row 27, capitals reach 20 rows up.
  @Test("The text begins at the upper left corner")
  func corner() throws {
    layer.string = "HH"
    let ink = try ink()
    #expect((6...8).contains(ink.y.lowerBound) && ink.y.upperBound == 26)
    #expect((1...4).contains(ink.x.lowerBound))
    layer.bounds.origin = CGPoint(x: 10, y: 5)
    #expect(try self.ink().y.upperBound == 31)
  }

  @Test("Lines stand where the alignment says")
  func alignment() throws {
    layer.string = "H"
    let left = try ink()
    layer.alignmentMode = .right
    // 90 - 20.84 is 69.16, and the run begins at a whole pixel.
    #expect(try ink().x.lowerBound == left.x.lowerBound + 69)
    layer.alignmentMode = .center
    #expect(try ink().x.lowerBound == left.x.lowerBound + 35)
    layer.alignmentMode = .left
    #expect(try ink().x == left.x)
  }

  @Test("Only a wrapped text breaks into lines; the bounds cut what is beyond them")
  func wrapping() throws {
    layer.string = "HH HH HH HH"
    let one = try ink()
    #expect(one.y.upperBound == 26)
    #expect(try #require(shown()).frame.maxX <= 90)
    layer.isWrapped = true
    // "HH HH" is 91.28 wide, so each word is a line; the third is cut at 80.
    let lines = try ink()
    #expect(lines.x.upperBound < 50)
    #expect(lines.y.upperBound == 79)
    layer.bounds.size.width = 92
    #expect(try ink().y.upperBound == 60)
  }

  @Test("The ellipsis stands where the truncation mode says")
  func truncation() throws {
    layer.string = "HH HH HH HH"
    layer.truncationMode = .end
    // "HH…" is 64.8 wide; "HH H…" would be 93.56.
    #expect((60...64).contains(try ink().x.upperBound))
    layer.isWrapped = true
    // Two lines fit the height.
    #expect(try ink().y.upperBound == 60)
    #expect((60...64).contains(try ink().x.upperBound))
  }

  @Test("The text is drawn in pixels of the layer's own scale, whatever the screen's is")
  func contentsScale() throws {
    layer.string = "H"
    tree.context.outputScale = 3
    let blurred = try #require(shown())
    layer.contentsScale = 3
    let sharp = try #require(shown())
    #expect(abs(sharp.image.height - 3 * blurred.image.height) <= 6)
    #expect(abs(sharp.frame.height - blurred.frame.height) <= 2)
  }

  @Test("A plain text has the layer's font, colour and size, an attributed text its own")
  func attributes() throws {
    layer.string = "."
    layer.foregroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let plain = try #require(shown())
    #expect(plain.image.pixels.contains(0xFFFF_0000))
    let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    layer.string = NSAttributedString(
      string: ".",
      attributes: [NSAttributedString.Key(rawValue: AttributeName.foregroundColor): blue])
    let rich = try #require(shown())
    #expect(rich.image.pixels.allSatisfy { $0 & 0xFF_FF00 == 0 })
    #expect(rich.frame.height < plain.frame.height)
    layer.string = 5
    #expect(shown() == nil)
  }

  @Test("It is drawn when something changes, and not again without")
  func drawnOnce() {
    let counted = tree.context.perform { CountedTextLayer() }
    counted.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    counted.string = "H"
    tree.root.addSublayer(counted)
    func displays(_ change: () -> Void) -> Int {
      let before = counted.displays
      change()
      tree.commit(at: 0)
      return counted.displays - before
    }
    #expect(displays {} == 1)
    #expect(displays {} == 0)
    #expect(displays { counted.position.x += 5 } == 0)
    #expect(displays { counted.opacity = 0.5 } == 0)
    #expect(displays { counted.bounds = counted.bounds } == 0)
    #expect(displays { counted.bounds.size.width += 1 } == 1)
    #expect(displays { counted.contentsScale = 2 } == 1)
    #expect(displays { counted.string = "HH" } == 1)
    #expect(displays { tree.context.outputScale = 3 } == 0)
  }

  @Test("Bounds and sizes of any kind have a picture or none")
  func extremes() {
    layer.string = String(repeating: "word 😀 ", count: 2_000)
    layer.isWrapped = true
    for size in [CGSize.zero, CGSize(width: 1, height: 1e30), CGSize(width: 1e30, height: 4)] {
      layer.bounds.size = size
      _ = shown()
    }
    layer.fontSize = .nan
    layer.contentsScale = 0
    layer.bounds.size = CGSize(width: 50, height: 50)
    #expect(shown() != nil)
  }
}

@MainActor private final class CountedTextLayer: CATextLayer {
  var displays = 0

  override func display() {
    displays += 1
    super.display()
  }
}

extension CGImage {
  /// Row after row.
  fileprivate var pixels: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { x in buffer[x, y] } }
  }
}
