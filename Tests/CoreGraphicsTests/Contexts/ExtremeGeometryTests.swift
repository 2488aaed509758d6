import Testing

@testable import CoreGraphics

@Suite("Geometry that is huge, or no number") struct ExtremeGeometryTests {
  @Test(
    "A rectangle far larger than any picture fills it",
    arguments: [1e5, 1e7, 1e10, 1e100, 1e300])
  func fills(_ size: CGFloat) {
    let image = picture(4, 4) { $0.fill(CGRect(2, -size, size, 2 * size)) }
    #expect(image.alphas(row: 0) == [0, 0, 255, 255])
    #expect(image.alphas(row: 3) == [0, 0, 255, 255])
    let everything = picture(4, 4) { context in
      context.clip(to: .infinite)
      context.fill(.infinite)
    }
    #expect(everything.alphas(row: 2) == [255, 255, 255, 255])
  }

  @Test("A diagonal through a huge triangle lies where it lies in a small one")
  func diagonal() {
    func triangle(_ size: CGFloat) -> CGImage {
      picture(10, 10) { context in
        context.addLines(between: [
          CGPoint(-size, -size), CGPoint(size, size), CGPoint(-size, size),
        ])
        context.fillPath()
      }
    }
    let (huge, small) = (triangle(1e9), triangle(1000))
    for y in 0..<10 {
      for (a, b) in zip(huge.alphas(row: y), small.alphas(row: y)) {
        // A row of cairo's 15 to a pixel.
        #expect(abs(a - b) <= 17, "row \(y): \(a) and \(b)")
      }
    }
  }

  @Test("A line through all the plane, its dashes where they would be")
  func lines() {
    func line(_ size: CGFloat, _ phase: CGFloat) -> CGImage {
      picture(12, 2) { context in
        context.setLineWidth(2)
        context.setLineDash(phase: phase, lengths: [4, 2])
        context.addLines(between: [CGPoint(-size, 1), CGPoint(size, 1)])
        context.strokePath()
      }
    }
    // 6 divides 600 000.
    #expect(line(600_000, 0) == line(60, 0))
    #expect(line(600_000, 1) == line(60, 1))
    #expect(line(6e12, 0).alphas(row: 0).contains(255))
  }

  @Test("Dashes that are less than a step between numbers at the line's far end: half is covered")
  func dashesOfFarLine() {
    let image = picture(20, 2) { context in
      context.setLineWidth(2)
      context.setLineDash(phase: 0, lengths: [0.05, 0.05])
      context.addLines(between: [CGPoint(-1e15, 1), CGPoint(1e15, 1)])
      context.strokePath()
    }
    for alpha in image.alphas(row: 1).dropFirst().dropLast() { #expect(abs(alpha - 128) <= 32) }
  }

  @Test("A very wide pen with tiny dashes and round ends covers all", arguments: [1e-9, 0.01, 3])
  func wideDashes(_ length: CGFloat) {
    let image = picture(6, 6) { context in
      context.setLineWidth(30_000)
      context.setLineCap(.round)
      context.setLineDash(phase: 1, lengths: [length, 2 * length])
      context.addLines(between: [CGPoint(-1e9, 3), CGPoint(20, 30), CGPoint(1e9, -5)])
      context.strokePath()
    }
    for y in 0..<6 { #expect(image.alphas(row: y).allSatisfy { $0 == 255 }, "row \(y)") }
  }

  @Test("Points so near that their distance is no number are one")
  func nearPoints() {
    func line(_ points: [CGPoint]) -> CGImage {
      picture(8, 8) { context in
        context.setLineWidth(3)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.addLines(between: points)
        context.strokePath()
      }
    }
    let end = CGPoint(5, 6)
    let expected = line([.zero, end])
    #expect(line([.zero, CGPoint(1e-300, -1e-300), end]) == expected)
    #expect(line([CGPoint(1e-300, 0), .zero, CGPoint(0, 1e-170), end]) == expected)
  }

  @Test("A pen wider than any picture covers it")
  func widePen() {
    let image = picture(4, 4) { context in
      context.setLineWidth(1e12)
      context.stroke(CGRect(1, 1, 2, 2))
    }
    #expect(image.alphas(row: 1) == [255, 255, 255, 255])
  }

  @Test("Senseless numbers draw nothing, and what follows is drawn as ever")
  func senseless() {
    let bad: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude]
    let image = picture(4, 4) { context in
      for number in bad {
        context.concatenate(CGAffineTransform(scaleX: number, y: 1))
        context.setLineWidth(number)
        context.setMiterLimit(number)
        context.setAlpha(number)
        context.setLineDash(phase: number, lengths: [number])
        context.move(to: CGPoint(number, number))
        context.addLine(to: CGPoint(0, number))
        context.strokePath()
        context.fillEllipse(in: CGRect(number, number, number, 1))
        context.draw(picture(1, 1) { _ in }, in: CGRect(0, 0, number, 1))
        context.clip(to: CGRect(0, 0, 1, 1), mask: picture(1, 1) { _ in })
        context.resetClip()
        context.beginPath()
      }
    }
    #expect(image.alphas(row: 0).count == 4)
    let fine = picture(4, 4) { context in
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      context.fill(CGRect(0, 0, 4, 4))
      context.stroke(CGRect(0, 0, 4, 4))
      context.addArc(tangent1End: .zero, tangent2End: .zero, radius: 1)
      _ = (context.boundingBoxOfClipPath, context.currentPointOfPath, context.path)
      context.restoreGState()
      context.fill(CGRect(0, 0, 1, 1))
    }
    #expect(fine.alpha(0, 0) == 255 && fine.alpha(2, 2) == 0)
  }

  @Test("The same again gives the same bytes")
  func repeatable() {
    func draw() -> CGImage {
      picture(50, 50) { context in
        context.rotate(by: 0.3)
        context.setShadow(offset: CGSize(width: 2, height: 3), blur: 7)
        context.setFillColor(.red)
        context.fillEllipse(in: CGRect(10, 5, 30, 20))
        context.setBlendMode(.sourceIn)
        context.stroke(CGRect(5, 5, 20, 20), width: 3)
      }
    }
    #expect(draw() == draw())
  }
}
