import CCairo
import CoreGraphics
import CoreText
import DisplayList
import QuartzCore

extension LayerFeature {
  /// What is made into a picture first: text, drawing, a whole layer, small shadows.
  static var pictures: [LayerFeature] {
    [
      LayerFeature("Shadows, small and between pixels", limits: shadesAndEdges) { root in
        for cast in casts {
          let card = layer(cast.x, 14.25, 18.5, 70.25, Ink.white, radius: 6, in: root)
          card.shadowColor = Ink.dark
          card.shadowOpacity = 0.6
          card.shadowOffset = CGSize(width: 0.75, height: 1.25)
          card.shadowRadius = cast.radius
        }
      } oracle: { oracle in
        for cast in casts {
          func card(_ cairo: OpaquePointer) {
            cairo.rounded(cast.x, 14.25, 18.5, 70.25, radius: 6)
            cairo.fill(Ink.white)
          }
          oracle.shadow(
            Ink.dark, alpha: 0.6, offset: CGSize(width: 0.75, height: 1.25), radius: cast.radius,
            card)
          oracle.draw(card)
        }
      },
      LayerFeature("Rasterized at one pixel a point") { root in
        let card = layer(10, 10, 80, 80, Ink.indigo, radius: 16, in: root)
        _ = layer(22.5, 20.25, 30, 30, Ink.orange, radius: 15, in: card)
        card.shouldRasterize = true
        card.rasterizationScale = 1
      } oracle: { oracle in
        let frame = CGRect(x: 10, y: 10, width: 80, height: 80)
        oracle.drawCoarsely(at: 1, in: frame) { group in
          group.draw { cairo in
            cairo.rounded(10, 10, 80, 80, radius: 16)
            cairo.fill(Ink.indigo)
          }
          group.draw { cairo in
            cairo.circle(47.5, 45.25, 15)
            cairo.fill(Ink.orange)
          }
        }
      },
      LayerFeature("Text in a layer") { root in
        for (index, line) in lines.enumerated() {
          let text = CATextLayer()
          text.frame = CGRect(x: 6, y: 8 + 30 * Double(index), width: 88, height: 28)
          text.string = line.text
          text.fontSize = line.font.size
          text.foregroundColor = line.color
          text.alignmentMode = line.alignment
          text.contentsScale = LayerFeature.scale
          root.addSublayer(text)
        }
      } oracle: { oracle in
        for (index, line) in lines.enumerated() {
          let free = 88 - line.font.width(of: line.text)
          let x = 6 + free * line.before
          let y = 8 + 30 * Double(index) + line.font.metrics.ascender
          oracle.draw { cairo in
            set(line, atX: x, y: y, cairo)
          }
        }
      },
      LayerFeature("Drawing, sixteen blend modes") { root in
        let context = CGContext(size: root.bounds.size, scale: LayerFeature.scale)
        for (index, mode) in Blending.modes.enumerated() {
          let (x, y) = (2 + 24 * Double(index % 4), 2 + 24 * Double(index / 4))
          context.setBlendMode(.normal)
          for (stripe, color) in Blending.backdrops.enumerated() {
            context.setFillColor(color.cgColor)
            context.fill(CGRect(x: x + 5.5 * Double(stripe), y: y, width: 5.5, height: 22))
          }
          context.setBlendMode(mode.name)
          for (stripe, color) in Blending.sources.enumerated() {
            context.setFillColor(color.cgColor)
            context.fill(CGRect(x: x, y: y + 5.5 * Double(stripe), width: 22, height: 5.5))
          }
        }
        let shown = layer(0, 0, 100, 100, in: root)
        shown.contents = context.image()
        shown.contentsScale = LayerFeature.scale
      } oracle: { oracle in
        let patches: (OpaquePointer) -> Void = { cairo in
          for index in 0..<16 {
            cairo.rect(2 + 24 * Double(index % 4), 2 + 24 * Double(index / 4), 22, 22)
          }
          cairo.fill(Ink.dark)
        }
        // All edges lie between pixels.
        oracle.draw(within: patches, samples: 1) { x, y in
          let (column, row) = (((x - 2) / 24).rounded(.down), ((y - 2) / 24).rounded(.down))
          let (inX, inY) = ((x - 2 - 24 * column) / 5.5, (y - 2 - 24 * row) / 5.5)
          guard (0..<4).contains(inX), (0..<4).contains(inY), column < 4, row < 4 else {
            return [0, 0, 0]
          }
          let mode = Blending.modes[Int(row) * 4 + Int(column)]
          let (backdrop, source) = (Blending.backdrops[Int(inX)], Blending.sources[Int(inY)])
          let mixed = mode.mix(backdrop.channels, source.channels)
          return zip(backdrop.channels, mixed).map { $0 + ($1 - $0) * source.alpha }
        }
      },
    ]
  }

  private static let casts: [(x: Double, radius: Double)] = [
    (5.5, 0), (29.25, 0.25), (53, 0.6), (76.75, 1.5),
  ]

  // MARK: - Text

  private struct Line {
    var text: String
    var font: FontDescriptor
    var color: CGColor
    var alignment: CATextLayerAlignmentMode
    /// What part of the room that is left stands before it.
    var before: Double
  }

  private static let lines = [
    Line(
      text: "Interlude", font: FontDescriptor(size: 20), color: Ink.blue, alignment: .left,
      before: 0),
    Line(
      text: "in its middle", font: FontDescriptor(size: 13), color: Ink.dark, alignment: .center,
      before: 0.5),
    Line(
      text: "1234 ÄÖ", font: FontDescriptor(size: 15.5), color: Ink.pink, alignment: .right,
      before: 1),
  ]

  /// The shapes are the font library's; where they stand and what becomes of them is cairo's.
  private static func set(
    _ line: Line, atX x: Double, y: Double, _ cairo: OpaquePointer
  ) {
    let drawn = TextRasterizer.image(
      of: line.text, font: line.font, color: Ink.white, scale: scale)
    guard let image = drawn.image else { return }
    let bytes = UnsafeMutableRawPointer(image.buffer.pixels).assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height),
      Int32(image.buffer.stride * 4))!
    // Texts begin at whole pixels.
    let (left, base) = ((x * scale).rounded() / scale, (y * scale).rounded() / scale)
    cairo_translate(cairo, left + drawn.frame.minX, base + drawn.frame.minY)
    cairo_scale(cairo, 1 / scale, 1 / scale)
    cairo.ink(line.color)
    let pattern = cairo_pattern_create_for_surface(surface)!
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_mask(cairo, pattern)
    cairo_pattern_destroy(pattern)
    cairo_surface_destroy(surface)
  }
}
