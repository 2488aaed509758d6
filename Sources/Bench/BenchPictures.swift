import CoreGraphics
import CoreText

/// The pictures that the scenes are made of, rasterised at their scale.
package struct BenchPictures {
  /// Two screens, opaque, as large as the frame.
  package let first: CGImage
  package let second: CGImage
  /// Four opaque squares of 60 points.
  package let tiles: [CGImage]
  /// 40 lines of text of about 200 x 18 points.
  package let labels: [CGImage]

  package init(_ size: BenchSize) {
    first = Self.screen(size, hue: 0)
    second = Self.screen(size, hue: 1)
    tiles = (0..<4).map { Self.tile(size.scale, hue: Double($0) / 3) }
    labels = (0..<40).map { Self.label("Label number \($0), quick brown fox", size.scale) }
  }

  private static func text(
    _ text: String, points: CGFloat, _ color: CGColor, scale: Double
  ) -> TextImage {
    TextRasterizer.image(of: text, font: FontDescriptor(size: points), color: color, scale: scale)
  }

  private static func label(_ content: String, _ scale: Double) -> CGImage {
    let drawn = text(content, points: 13, CGColor(gray: 0.1, alpha: 1), scale: scale)
    guard let image = drawn.image else { fatalError("BenchPictures: '\(content)' has no picture") }
    return image
  }

  /// A list of rows before something like a photograph: soft colours without an edge.
  private static func screen(_ size: BenchSize, hue: Double) -> CGImage {
    let points = size.points
    let context = CGContext(size: points, scale: size.scale, isOpaque: true)
    paintGround(context, points, hue: hue)
    let rowHeight = 44.0
    for row in 0...Int(points.height / rowHeight) {
      let y = Double(row) * rowHeight
      context.setFillColor(gray: 1, alpha: row.isMultiple(of: 2) ? 0.9 : 0.7)
      context.fill(CGRect(x: 8, y: y + 4, width: points.width - 16, height: rowHeight - 8))
      let line = text(
        "Row \(row): quick brown fox", points: 15, CGColor(gray: 0.1, alpha: 1), scale: size.scale)
      if let image = line.image {
        context.drawUpright(image, in: line.frame.offsetBy(dx: 20, dy: y + 28))
      }
    }
    return context.image()
  }

  private static func tile(_ scale: Double, hue: Double) -> CGImage {
    let points = CGSize(width: 60, height: 60)
    let context = CGContext(size: points, scale: scale, isOpaque: true)
    paintGround(context, points, hue: hue)
    let line = text("Ag", points: 28, CGColor(gray: 1, alpha: 1), scale: scale)
    if let image = line.image {
      context.drawUpright(image, in: line.frame.offsetBy(dx: 12, dy: 40))
    }
    return context.image()
  }

  private static func paintGround(_ context: CGContext, _ size: CGSize, hue: Double) {
    let colors = [
      CGColor(red: 0.9 - 0.6 * hue, green: 0.4, blue: 0.3 + 0.6 * hue, alpha: 1),
      CGColor(red: 0.95, green: 0.9 - 0.3 * hue, blue: 0.8, alpha: 1),
      CGColor(red: 0.2 + 0.5 * hue, green: 0.5, blue: 0.7, alpha: 1),
    ]
    guard let gradient = CGGradient(colors: colors, locations: nil) else { return }
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: size.width, y: size.height), options: [])
    for index in 1...6 {
      let part = Double(index) / 7
      context.setFillColor(red: part, green: 1 - part, blue: hue, alpha: 0.2)
      let diameter = size.width * (1 - part / 2)
      context.fillEllipse(
        in: CGRect(
          x: size.width * part - diameter / 2, y: size.height * part - diameter / 2,
          width: diameter, height: diameter))
    }
  }
}
