import Testing

@testable import CoreGraphics

@Suite("What a context keeps") struct ContextStateTests {
  @Test("Restoring brings back everything that was set")
  func everything() {
    let unit = CGRect(0, 0, 4, 4)
    func draw(_ context: CGContext) {
      context.fill(unit)
      context.move(to: CGPoint(0, 10))
      context.addLine(to: CGPoint(16, 10))
      context.addLine(to: CGPoint(4, 18))
      context.strokePath()
      let dot = picture(2, 2) { $0.fill(CGRect(0, 0, 1, 2)) }
      context.draw(dot, in: CGRect(10, 1, 7, 7))
    }
    let plain = picture(20, 20) { draw($0) }
    let changes: [(CGContext) -> Void] = [
      { $0.setFillColor(.red) }, { $0.setStrokeColor(.red) }, { $0.setAlpha(0.5) },
      { $0.setLineWidth(4) }, { $0.setLineCap(.square) }, { $0.setLineJoin(.bevel) },
      { $0.setMiterLimit(1) }, { $0.setLineDash(phase: 0, lengths: [3]) },
      { $0.setBlendMode(.clear) }, { $0.setShouldAntialias(false) },
      { $0.setShadow(offset: CGSize(width: 2, height: 2), blur: 0, color: .red) },
      { $0.clip(to: CGRect(0, 0, 15, 15)) }, { $0.translateBy(x: 1, y: 1) },
      { $0.interpolationQuality = .none },
      { $0.clip(to: CGRect(0, 0, 20, 20), mask: picture(2, 2) { $0.fill(CGRect(0, 0, 1, 2)) }) },
    ]
    for (index, change) in changes.enumerated() {
      let changed = picture(20, 20) {
        change($0)
        draw($0)
      }
      #expect(changed != plain, "change \(index) shows")
      let restored = picture(20, 20) {
        $0.saveGState()
        change($0)
        $0.restoreGState()
        draw($0)
      }
      #expect(restored == plain, "change \(index) is undone")
    }
  }

  @Test("More restores than saves do nothing")
  func unbalanced() {
    let image = picture(4, 4) { context in
      context.setFillColor(.red)
      context.restoreGState()
      context.saveGState()
      context.restoreGState()
      context.restoreGState()
      context.fill(CGRect(0, 0, 4, 4))
    }
    #expect(image[1, 1] == 0xFFFF_0000)
  }

  @Test("The path is no part of the state, and drawing or clipping takes it away")
  func path() {
    let context = makeContext(10, 10)
    context.saveGState()
    context.addRect(CGRect(1, 1, 2, 2))
    context.restoreGState()
    #expect(context.boundingBoxOfPath == CGRect(1, 1, 2, 2))
    #expect(context.currentPointOfPath == CGPoint(1, 1))
    context.translateBy(x: 1, y: 0)
    #expect(context.boundingBoxOfPath == CGRect(0, 1, 2, 2))
    #expect(context.pathContains(CGPoint(0.5, 1.5), mode: .fill))
    context.fillPath()
    #expect(context.isPathEmpty && context.path == nil)
    context.addRect(CGRect(0, 0, 2, 2))
    context.fill(CGRect(5, 5, 1, 1))
    #expect(context.isPathEmpty)
    context.addRect(CGRect(0, 0, 2, 2))
    context.clip()
    #expect(context.isPathEmpty)
  }

  @Test("ctm leads to pixels from the lower left corner")
  func ctm() {
    let context = makeContext(10, 20, scale: 2)
    #expect(context.ctm == CGAffineTransform(2, 0, 0, -2, 0, 40))
    context.translateBy(x: 3, y: 4)
    #expect(context.ctm == CGAffineTransform(2, 0, 0, -2, 6, 32))
    #expect(context.convertToDeviceSpace(CGPoint(1, 1)) == CGPoint(8, 30))
    #expect(context.convertToUserSpace(CGPoint(8, 30)) == CGPoint(1, 1))
  }

  @Test("fillStroke fills, then strokes; eoFill leaves the hole")
  func modes() {
    let image = picture(20, 20) { context in
      context.setFillColor(.red)
      context.setStrokeColor(.blue)
      context.setLineWidth(2)
      context.addRect(CGRect(2, 2, 16, 16))
      context.addRect(CGRect(6, 6, 8, 8))
      context.drawPath(using: .eoFillStroke)
    }
    #expect(image[10, 10] == 0 && image[4, 10] == 0xFFFF_0000)
    #expect(image[1, 10] == 0xFF00_00FF && image[2, 10] == 0xFF00_00FF)
  }

  @Test("Strokes around rectangles and ellipses, and pairs of points as lines")
  func strokes() {
    let image = picture(20, 20) { context in
      context.stroke(CGRect(2, 2, 4, 4), width: 2)
      context.setLineWidth(2)
      context.strokeEllipse(in: CGRect(10, 2, 8, 8))
      context.strokeLineSegments(between: [
        CGPoint(0, 15), CGPoint(5, 15), CGPoint(10, 15), CGPoint(15, 15), CGPoint(19, 19),
      ])
    }
    #expect(image.alpha(1, 3) == 255 && image.alpha(4, 4) == 0)
    #expect(image.alpha(10, 6) > 240 && image.alpha(14, 6) == 0)
    #expect(image.alphas(row: 14) == (0..<20).map { $0 < 5 || (10..<15).contains($0) ? 255 : 0 })
  }

  @Test("Several rectangles are filled as one area")
  func rectangles() {
    let image = picture(4, 1) { context in
      context.setFillColor(gray: 0, alpha: 0.5)
      context.fill([CGRect(0, 0, 3, 1), CGRect(1, 0, 3, 1)])
    }
    #expect(image.alphas(row: 0) == [128, 128, 128, 128])
  }
}
