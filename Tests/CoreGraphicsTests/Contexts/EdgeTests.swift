import Testing

@testable import CoreGraphics

/// Edges against supersampling, in levels of 255, over the whole picture and at the worst pixel.
@Suite("Edges of shapes") struct EdgeTests {
  @Test("A rectangle between the pixels is exact: 0.5 and 0.25 of a pixel are 128 and 64 levels")
  func rectangle() {
    let image = picture(4, 4) { $0.fill(CGRect(0.5, 1, 2.75, 1.25)) }
    #expect(image.alphas(row: 0) == [0, 0, 0, 0])
    #expect(image.alphas(row: 1) == [128, 255, 255, 64])
    #expect(abs(image.alpha(1, 2) - 64) <= 1 && abs(image.alpha(0, 2) - 32) <= 1)
  }

  @Test("A circle") func circle() {
    let image = picture(40, 40) { $0.fillEllipse(in: CGRect(3.3, 2.7, 33, 33)) }
    let truth = Supersampling(40, 40) { point in
      let (x, y) = (point.x - 19.8, point.y - 19.2)
      return x * x + y * y < 16.5 * 16.5
    }
    let difference = truth.difference(from: image)
    #expect(difference.isFineForItsSize, "\(difference)")
  }

  @Test("A polygon with a slope of 3 to 1") func triangle() {
    let image = picture(40, 20) { context in
      context.addLines(between: [CGPoint(2, 1), CGPoint(38, 13), CGPoint(2, 19)])
      context.fillPath()
    }
    let truth = Supersampling(40, 20) { point in
      point.x > 2 && point.y > 1 + (point.x - 2) / 3 && point.y < 19 - (point.x - 2) / 6
    }
    let difference = truth.difference(from: image)
    #expect(difference.isFine, "\(difference)")
  }

  @Test("A ring by the even-odd rule, and a filled one by winding") func rules() {
    func draw(_ rule: CGPathFillRule) -> CGImage {
      picture(30, 30) { context in
        context.addEllipse(in: CGRect(1, 1, 28, 28))
        context.addEllipse(in: CGRect(8, 8, 14, 14))
        context.fillPath(using: rule)
      }
    }
    let truth = Supersampling(30, 30) { point in
      let square = (point.x - 15) * (point.x - 15) + (point.y - 15) * (point.y - 15)
      return square < 14 * 14 && square > 7 * 7
    }
    let difference = truth.difference(from: draw(.evenOdd))
    #expect(difference.isFineForItsSize, "\(difference)")
    #expect(draw(.winding).alpha(15, 15) == 255)
  }

  @Test("A slanted line, five wide, with each cap", arguments: [CGLineCap.butt, .round, .square])
  func line(_ cap: CGLineCap) {
    let (from, to) = (CGPoint(8, 10), CGPoint(32, 28))
    let image = picture(40, 40) { context in
      context.setLineWidth(5)
      context.setLineCap(cap)
      context.move(to: from)
      context.addLine(to: to)
      context.strokePath()
    }
    // The line is 30 long: 24 to the right and 18 down.
    let truth = Supersampling(40, 40) { point in
      let along = ((point.x - from.x) * 24 + (point.y - from.y) * 18) / 30
      let across = ((point.y - from.y) * 24 - (point.x - from.x) * 18) / 30
      switch cap {
      case .butt: return abs(across) < 2.5 && along > 0 && along < 30
      case .square: return abs(across) < 2.5 && along > -2.5 && along < 32.5
      case .round:
        let beyond = max(-along, along - 30, 0)
        return across * across + beyond * beyond < 2.5 * 2.5
      }
    }
    let difference = truth.difference(from: image)
    #expect(difference.isFine, "\(difference)")
  }

  @Test("A right corner with each join", arguments: [CGLineJoin.miter, .round, .bevel])
  func corner(_ join: CGLineJoin) {
    let image = picture(20, 20) { context in
      context.setLineWidth(6)
      context.setLineJoin(join)
      context.addLines(between: [CGPoint(0, 10), CGPoint(10, 10), CGPoint(10, 20)])
      context.strokePath()
    }
    let truth = Supersampling(20, 20) { point in
      let (x, y) = (point.x - 10, 10 - point.y)
      if abs(y) < 3 && x <= 0 || abs(x) < 3 && y <= 0 { return true }
      guard x > 0, y > 0 else { return false }
      switch join {
      case .miter: return x < 3 && y < 3
      case .round: return x * x + y * y < 9
      case .bevel: return x + y < 3
      }
    }
    let difference = truth.difference(from: image)
    #expect(difference.isFine, "\(difference)")
  }

  @Test("A corner that is sharper than the miter limit allows is cut")
  func miterLimit() {
    // A right angle's point is √2 times as long as the line is wide.
    func corner(_ limit: CGFloat) -> Int {
      picture(20, 20) { context in
        context.setLineWidth(6)
        context.setMiterLimit(limit)
        context.addLines(between: [CGPoint(0, 10), CGPoint(10, 10), CGPoint(10, 20)])
        context.strokePath()
      }.alpha(12, 7)
    }
    #expect(corner(1.5) == 255 && corner(1.3) == 0)
  }

  @Test("Dashes of 4 and gaps of 2, begun 1 into the pattern")
  func dashes() {
    let image = picture(12, 2) { context in
      context.setLineWidth(2)
      context.setLineDash(phase: 1, lengths: [4, 2])
      context.addLines(between: [CGPoint(0, 1), CGPoint(12, 1)])
      context.strokePath()
    }
    let (on, off) = (255, 0)
    #expect(
      image.alphas(row: 0) == [on, on, on, off, off, on, on, on, on, off, off, on])
  }

  @Test("A transform bends the pen, and what is in the path already stays where it is")
  func pen() {
    let image = picture(20, 20) { context in
      context.move(to: CGPoint(10, 2))
      context.addLine(to: CGPoint(10, 18))
      context.scaleBy(x: 3, y: 1)
      context.setLineWidth(2)
      context.strokePath()
    }
    #expect(image.alphas(row: 10) == (0..<20).map { (7..<13).contains($0) ? 255 : 0 })
  }

  @Test("Without antialiasing a pixel is covered or not")
  func aliased() {
    let image = picture(20, 20) { context in
      context.setShouldAntialias(false)
      context.fillEllipse(in: CGRect(1.3, 1.7, 16, 16))
    }
    let levels = Set((0..<20).flatMap { image.alphas(row: $0) })
    #expect(levels == [0, 255])
    let forbidden = picture(20, 20) { context in
      context.setAllowsAntialiasing(false)
      context.setShouldAntialias(true)
      context.fillEllipse(in: CGRect(1.3, 1.7, 16, 16))
    }
    #expect(forbidden == image)
  }
}
