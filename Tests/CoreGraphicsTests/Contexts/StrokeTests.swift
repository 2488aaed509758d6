import Testing

@testable import CoreGraphics

/// Lines, by the exact area that they cover.
@Suite("Lines") struct StrokeTests {
  /// A line along (0, 2) to (40, 2).
  private func line(
    _ lengths: [CGFloat], phase: CGFloat = 0, width: CGFloat = 4, cap: CGLineCap = .butt,
    isAntialiased: Bool = true
  ) -> CGImage {
    picture(40, 4) { context in
      context.setShouldAntialias(isAntialiased)
      context.setLineWidth(width)
      context.setLineCap(cap)
      context.setLineDash(phase: phase, lengths: lengths)
      context.addLines(between: [CGPoint(0, 2), CGPoint(40, 2)])
      context.strokePath()
    }
  }

  @Test(
    "Dashes that nobody could tell from each other are a paler line, and take no time",
    arguments: [1e-9, 1e-6, 1e-3])
  func tiny(_ length: CGFloat) {
    for (lengths, level) in [([length], 128), ([length, 3 * length], 64)] {
      let alphas = line(lengths).alphas(row: 1)
      #expect(alphas.allSatisfy { abs($0 - level) <= 1 }, "\(alphas)")
    }
    #expect(line([length], cap: .round).alphas(row: 1).dropFirst(2).allSatisfy { $0 == 255 })
    let long = picture(40, 4) { context in
      context.setLineDash(phase: 0, lengths: [length])
      context.setLineWidth(2)
      for _ in 0..<200 {
        context.addLines(between: [CGPoint(-1e6, 2), CGPoint(1e6, 2), CGPoint(-1e6, 2)])
      }
      context.strokePath()
    }
    #expect(long.alphas(row: 1).allSatisfy { abs($0 - 128) <= 1 })
  }

  @Test("Many dashes that are short, but not too short, cover as much as they are long")
  func short() {
    // 20 to a pixel, and then 4 pixels with one dash each.
    #expect(line([0.025]).alphas(row: 2).allSatisfy { abs($0 - 128) <= 1 })
    #expect(line([0.5], phase: 0.25).alphas(row: 2).allSatisfy { abs($0 - 128) <= 1 })
  }

  @Test("Dashes of no length are dots where the line's ends are round or square")
  func dots() {
    #expect(line([0, 8]).alphas(row: 1).allSatisfy { $0 == 0 })
    let squares = line([0, 8], cap: .square).alphas(row: 1)
    #expect(
      squares == (0..<40).map { [6, 7, 0, 1].contains($0 % 8) && $0 != 38 && $0 != 39 ? 255 : 0 }
        || squares == (0..<40).map { [6, 7, 0, 1].contains($0 % 8) ? 255 : 0 })
  }

  @Test("A closed line's last dash and its first one are joined where they meet")
  func closed() {
    func corner(_ lengths: [CGFloat]) -> Int {
      picture(20, 20) { context in
        context.setLineWidth(4)
        context.setLineDash(phase: 0, lengths: lengths)
        context.stroke(CGRect(4, 4, 12, 12))
      }.alpha(2, 2)
    }
    // 48 long: 9 into the fourth dash of 10, and 2 into the third gap of 3.
    #expect(corner([10, 3]) == 255)
    #expect(corner([13, 3]) == 0)
  }

  @Test("A pixel that is half covered is covered, without antialiasing")
  func hard() {
    let image = line([4.5, 3.5], width: 2, isAntialiased: false)
    #expect(image.alphas(row: 1).prefix(8) == [255, 255, 255, 255, 255, 0, 0, 0])
    #expect(image.alphas(row: 0).allSatisfy { $0 == 0 })
  }

  @Test(
    "Round lines cross and overlap as what lies near them does",
    arguments: [1, 2, 3] as [UInt64])
  func near(_ seed: UInt64) {
    var state = seed
    func random() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 4 + CGFloat(state >> 40) / CGFloat(1 << 24) * 32
    }
    let points = (0..<6).map { _ in CGPoint(random(), random()) }
    let image = picture(40, 40) { context in
      context.setLineWidth(5)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.addLines(between: points)
      context.strokePath()
    }
    let truth = Supersampling(40, 40) { point in
      zip(points, points.dropFirst()).contains { a, b in
        let (x, y) = (b.x - a.x, b.y - a.y)
        let t = ((point.x - a.x) * x + (point.y - a.y) * y) / (x * x + y * y)
        let part = min(max(t, 0), 1)
        let (dx, dy) = (point.x - a.x - part * x, point.y - a.y - part * y)
        return dx * dx + dy * dy < 6.25
      }
    }
    let difference = truth.difference(from: image)
    #expect(difference.isFineForItsSize, "seed \(seed): \(difference)")
  }
}
