import Foundation
import Testing

@testable import CoreGraphics

/// What goes through a bitmap of coverage, against supersampling or against the same drawn in
/// another way.
@Suite("Edges through coverage") struct FineEdgeTests {
  private static let star = (0..<5).map { index in
    let angle = Double(index) * 0.8 * .pi
    return CGPoint(30 + 27 * sin(angle), 31 - 27 * cos(angle))
  }

  private static func addStar(to context: CGContext) {
    context.addLines(between: star)
    context.closePath()
  }

  /// How often the star goes round the point.
  private static func winding(_ point: CGPoint) -> Int {
    zip(star, star.dropFirst() + [star[0]]).reduce(0) { sum, line in
      let (a, b) = line
      guard (a.y <= point.y) != (b.y <= point.y) else { return sum }
      let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
      return (side > 0) == (b.y > a.y) ? sum + (b.y > a.y ? 1 : -1) : sum
    }
  }

  private static let whole = Supersampling(60, 60) { winding($0) != 0 }
  private static let alternating = Supersampling(60, 60) { winding($0) % 2 != 0 }

  private static func truth(_ rule: CGPathFillRule) -> Supersampling {
    switch rule {
    case .winding: whole
    case .evenOdd: alternating
    }
  }

  @Test("A star, by both rules", arguments: [CGPathFillRule.winding, .evenOdd])
  func star(_ rule: CGPathFillRule) {
    let image = picture(60, 60) { context in
      Self.addStar(to: context)
      context.fillPath(using: rule)
    }
    let difference = Self.truth(rule).difference(from: image)
    #expect(difference.isFine, "\(difference)")
  }

  @Test(
    "A clip is as fine, whatever is drawn in it", arguments: [CGPathFillRule.winding, .evenOdd])
  func clip(_ rule: CGPathFillRule) {
    let gradient = CGGradient(colors: [.red, .blue], locations: nil)!
    let white = picture(1, 1) { $0.fill(CGRect(0, 0, 1, 1)) }
    let drawings: [(CGContext) -> Void] = [
      { $0.fill(CGRect(0, 0, 60, 60)) },
      { $0.draw(white, in: CGRect(0, 0, 60, 60)) },
      {
        $0.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(60, 60),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      },
      { context in
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(0, 0, 60, 60))
        context.endTransparencyLayer()
      },
    ]
    for draw in drawings {
      let image = picture(60, 60) { context in
        Self.addStar(to: context)
        context.clip(using: rule)
        draw(context)
      }
      let difference = Self.truth(rule).difference(from: image)
      #expect(difference.isFine, "\(difference)")
    }
  }

  @Test("Clips end with the state, and tell their pixels")
  func clipState() {
    let image = picture(20, 20) { context in
      context.saveGState()
      context.addEllipse(in: CGRect(4.5, 5, 10, 10))
      context.clip()
      #expect(context.boundingBoxOfClipPath == CGRect(4, 5, 11, 10))
      context.clip(to: CGRect(0, 0, 9, 20))
      #expect(context.boundingBoxOfClipPath == CGRect(4, 5, 5, 10))
      context.restoreGState()
      context.fill(CGRect(0, 0, 20, 1))
      context.addEllipse(in: CGRect(100, 100, 10, 10))
      context.clip()
      context.fill(CGRect(0, 0, 20, 20))
      context.resetClip()
      context.fill(CGRect(0, 19, 20, 1))
    }
    #expect(image.alphas(row: 0) == image.alphas(row: 19))
    #expect(image.alpha(0, 0) == 255 && image.alphas(row: 10).allSatisfy { $0 == 0 })
  }

  @Test("Slanted dashes with round ends")
  func dashes() {
    let (from, to) = (CGPoint(6, 7), CGPoint(42, 34))
    let image = picture(50, 42) { context in
      context.setLineWidth(4)
      context.setLineCap(.round)
      context.setLineDash(phase: 3, lengths: [8, 9])
      context.addLines(between: [from, to])
      context.strokePath()
    }
    // The line is 45 long: 36 to the right and 27 down.
    let dashes: [(CGFloat, CGFloat)] = [(0, 5), (14, 22), (31, 39)]
    let truth = Supersampling(50, 42) { point in
      let along = ((point.x - from.x) * 36 + (point.y - from.y) * 27) / 45
      let across = ((point.y - from.y) * 36 - (point.x - from.x) * 27) / 45
      return dashes.contains { dash in
        let beyond = max(dash.0 - along, along - dash.1, 0)
        return across * across + beyond * beyond < 4
      }
    }
    let difference = truth.difference(from: image)
    #expect(difference.isFine, "\(difference)")
  }

  @Test("A pen that a transform stretches: an ellipse's ring")
  func stretchedPen() {
    let image = picture(60, 30) { context in
      context.translateBy(x: 30, y: 15)
      context.scaleBy(x: 2, y: 1)
      context.setLineWidth(4)
      context.strokeEllipse(in: CGRect(-11, -11, 22, 22))
    }
    let truth = Supersampling(60, 30) { point in
      let (x, y) = ((point.x - 30) / 2, point.y - 15)
      let distance = (x * x + y * y).squareRoot()
      return distance > 9 && distance < 13
    }
    let difference = truth.difference(from: image)
    #expect(difference.isFineForItsSize, "\(difference)")
  }

  @Test("A part of a line ends square to it, also where it is bent")
  func partOfLine() {
    var drawing = ShapeDrawing()
    drawing.path = CGPath(ellipseIn: CGRect(6, 6, 40, 40), transform: nil)
    drawing.fillColor = nil
    drawing.strokeColor = .black
    drawing.stroke.width = 9
    drawing.stroke.miterLimit = 1
    (drawing.strokeStart, drawing.strokeEnd) = (0.1, 0.45)
    let made = PathRasterizer.picture(of: drawing, scale: 1)!
    let truth = Supersampling(made.image.width, made.image.height) { point in
      let (x, y) = (point.x + made.frame.minX - 26, point.y + made.frame.minY - 26)
      let distance = (x * x + y * y).squareRoot()
      var turn = atan2(y, x) / (2 * .pi)
      if turn < 0 { turn += 1 }
      return abs(distance - 20) < 4.5 && turn > 0.1 && turn < 0.45
    }
    let difference = truth.difference(from: made.image)
    #expect(difference.isFine, "\(difference)")
  }

  @Test("An image that is turned has fine edges")
  func turnedImage() {
    let black = picture(2, 2) { $0.fill(CGRect(0, 0, 2, 2)) }
    let image = picture(40, 40) { context in
      context.translateBy(x: 20, y: 20)
      context.rotate(by: 0.1)
      context.draw(black, in: CGRect(-13, -11, 26, 22))
    }
    let (sine, cosine) = (sin(0.1), cos(0.1))
    let truth = Supersampling(40, 40) { point in
      let (x, y) = (point.x - 20, point.y - 20)
      return abs(x * cosine + y * sine) < 13 && abs(y * cosine - x * sine) < 11
    }
    let difference = truth.difference(from: image)
    #expect(difference.isFineForItsSize, "\(difference)")
  }

  @Test("A shadow without blur, moved by parts of a pixel, is as fine as its shape")
  func sharpShadow() {
    let image = picture(60, 60) { context in
      context.setShadow(offset: CGSize(width: 20.25, height: 15.5), blur: 0, color: .black)
      context.clip(to: CGRect(30, 0, 30, 60))
      context.fillEllipse(in: CGRect(5.3, 12.7, 20, 20))
    }
    let truth = Supersampling(60, 60) { point in
      let (x, y) = (point.x - 35.55, point.y - 38.2)
      return point.x > 30 && x * x + y * y < 100
    }
    let difference = truth.difference(from: image)
    #expect(difference.isFine, "\(difference)")
  }

  @Test("Straight outlines between the pixels, also with a hole, are exact")
  func straight() {
    let image = picture(8, 8) { context in
      context.addLines(between: [
        CGPoint(0.5, 0.25), CGPoint(6.5, 0.25), CGPoint(6.5, 3), CGPoint(3.75, 3),
        CGPoint(3.75, 7.75), CGPoint(0.5, 7.75),
      ])
      context.addRect(CGRect(1.5, 1.25, 1, 1))
      context.fillPath(using: .evenOdd)
    }
    let expected: [(Int, Int, Double)] = [
      (0, 0, 0.375), (1, 0, 0.75), (6, 0, 0.375), (1, 1, 1 - 0.375), (2, 2, 1 - 0.125),
      (3, 5, 0.75), (3, 7, 0.5625), (6, 2, 0.5), (5, 4, 0),
    ]
    for (x, y, area) in expected {
      #expect(abs(Double(image.alpha(x, y)) - area * 255) <= 1, "at \(x), \(y)")
    }
  }

  @Test("In bands of any height the bytes are the same", arguments: 1...20)
  func bands(_ seed: UInt64) {
    var state = seed
    func random(_ limit: CGFloat) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24) * limit
    }
    let path = CGMutablePath()
    path.move(to: CGPoint(random(90), random(120)))
    for index in 0..<8 {
      // Some far beyond the picture.
      let reach: CGFloat = index == 3 ? 5000 : 120
      path.addCurve(
        to: CGPoint(random(90), random(reach)), control1: CGPoint(random(90), random(120)),
        control2: CGPoint(random(90), random(120)))
      path.addLine(to: CGPoint(random(90), random(120)))
    }
    path.closeSubpath()
    var style = StrokeStyle()
    style.width = random(12)
    style.join = .round
    let pen = CGAffineTransform(scaleX: 1.5, y: 0.75)
    for shape in [
      Shape.fill(path.elements, .evenOdd), .fill(path.elements, .winding),
      .stroke(path.elements, style, pen),
    ] {
      func draw(_ bytes: Int) -> CGImage {
        let context = makeContext(90, 120)
        Paint.color(.red).use(in: context.cairo, alpha: 0.7)
        shape.paintCoverage(with: context.cairo, isAntialiased: true, bandBytes: bytes)
        return context.image()
      }
      let whole = draw(1 << 20)
      for bytes in [92 * 7, 92 * 23] {
        #expect(draw(bytes) == whole, "seed \(seed), \(bytes) bytes")
      }
    }
  }

  @Test("As high and as wide as a bitmap can be", arguments: [true, false])
  func huge(_ isHigh: Bool) {
    let long = PixelBuffer.largestSide
    let (width, height) = isHigh ? (8, long) : (long, 8)
    // From the upper left to the lower right: what is below it, and then a line along it.
    for draws in [true, false] {
      let image = picture(width, height) { context in
        let end = CGPoint(CGFloat(width), CGFloat(height))
        if draws {
          context.addLines(between: [.zero, end, CGPoint(0, end.y)])
          context.fillPath()
        } else {
          context.addLines(between: [CGPoint(0, end.y), .zero, end])
          context.closePath()
          context.clip()
          context.fill(CGRect(0, 0, end.x, end.y))
        }
      }
      for part in [1, 3, 5, 7] {
        let (x, y) = (width * part / 8, height * part / 8)
        // Around the line, half of the pixels across it.
        let across = (0..<8).map { isHigh ? image.alpha($0, y) : image.alpha(x, $0) }
        let covered = isHigh ? Double(part) : Double(8 - part)
        #expect(abs(Double(across.reduce(0, +)) - covered * 255) < 4, "\(across)")
      }
    }
  }

  @Test("Modes that act beyond a shape, and those that do not, mix by the same coverage")
  func modes() {
    let truth = Supersampling(40, 40) { point in
      let (x, y) = (point.x - 19.8, point.y - 19.2)
      return x * x + y * y < 16.5 * 16.5
    }
    func draw(_ mode: CGBlendMode, onto ground: Bool) -> CGImage {
      picture(40, 40) { context in
        if ground { context.fill(CGRect(0, 0, 40, 40)) }
        context.setBlendMode(mode)
        context.fillEllipse(in: CGRect(3.3, 2.7, 33, 33))
      }
    }
    for mode in [CGBlendMode.copy, .plusLighter, .xor, .destinationOver, .normal] {
      let difference = truth.difference(from: draw(mode, onto: false))
      #expect(difference.isFineForItsSize, "\(mode): \(difference)")
    }
    let outside = Supersampling(40, 40) { point in
      let (x, y) = (point.x - 19.8, point.y - 19.2)
      return x * x + y * y >= 16.5 * 16.5
    }
    for mode in [CGBlendMode.clear, .destinationOut, .sourceOut, .xor] {
      let difference = outside.difference(from: draw(mode, onto: true))
      #expect(difference.isFineForItsSize, "\(mode): \(difference)")
    }
  }
}
