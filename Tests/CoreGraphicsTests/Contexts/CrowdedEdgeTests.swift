import Testing

@testable import CoreGraphics

/// Rows in which very many edges lie across each other.
@Suite("Crowded edges") struct CrowdedEdgeTests {
  /// Two families of slanted stripes that cross; all edges of one are parallel.
  private struct Stripes {
    /// Where the edges of each are at the top, in order, and how far they go aside per row.
    var families: [(edges: [CGFloat], slope: CGFloat)] = []

    /// - count: of the stripes of each family, as irregular as the seed makes them.
    init(_ count: Int, width: CGFloat, seed: UInt64) {
      var state = seed
      func random() -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 40) / CGFloat(1 << 24)
      }
      for slope in [0.7, -1.1] {
        let edges = (0..<2 * count).map { _ in
          // More of them on the right than on the left.
          width * (1.4 * random().squareRoot() - 0.2)
        }
        families.append((edges.sorted(), slope))
      }
    }

    func add(to context: CGContext, height: CGFloat) {
      for (edges, slope) in families {
        for index in stride(from: 0, to: edges.count, by: 2) {
          let (left, right) = (edges[index], edges[index + 1])
          // Beyond the picture above and below.
          context.addLines(between: [
            CGPoint(left - slope, -1), CGPoint(right - slope, -1),
            CGPoint(right + (height + 1) * slope, height + 1),
            CGPoint(left + (height + 1) * slope, height + 1),
          ])
          context.closePath()
        }
      }
    }

    /// What part of each pixel of a row they cover, from 200 lines along each of which it is exact.
    func coverage(row: Int, width: Int, _ rule: CGPathFillRule) -> [Double] {
      var covered = [Double](repeating: 0, count: width)
      for line in 0..<200 {
        let y = CGFloat(row) + (CGFloat(line) + 0.5) / 200
        let crossings = families.enumerated().flatMap { family, stripes in
          stripes.edges.map { (x: $0 + y * stripes.slope, family: family) }
        }.sorted { $0.x < $1.x }
        var isIn = [false, false]
        for (crossing, next) in zip(crossings, crossings.dropFirst()) {
          isIn[crossing.family].toggle()
          let isInside =
            switch rule {
            case .winding: isIn[0] || isIn[1]
            case .evenOdd: isIn[0] != isIn[1]
            }
          guard isInside else { continue }
          let (from, to) = (max(crossing.x, 0), min(next.x, CGFloat(width)))
          guard from < to else { continue }
          for pixel in Int(from)...min(Int(to), width - 1) {
            covered[pixel] += Double(min(to, CGFloat(pixel + 1)) - max(from, CGFloat(pixel)))
          }
        }
      }
      return covered.map { $0 / 200 }
    }
  }

  @Test(
    "Thousands of edges across each other in a row, by both rules",
    arguments: [CGPathFillRule.winding, .evenOdd], [5, 300, 1000])
  func stripes(_ rule: CGPathFillRule, _ count: Int) {
    let (width, height) = (24, 2)
    let stripes = Stripes(count, width: CGFloat(width), seed: 7)
    let image = picture(width, height) { context in
      stripes.add(to: context, height: CGFloat(height))
      context.fillPath(using: rule)
    }
    var (sum, greatest) = (0.0, 0.0)
    for y in 0..<height {
      let expected = stripes.coverage(row: y, width: width, rule)
      for x in 0..<width {
        let error = abs(Double(image.alpha(x, y)) - expected[x] * 255)
        sum += error * error
        greatest = max(greatest, error)
      }
    }
    let rmse = (sum / Double(width * height)).squareRoot()
    // Every pixel is full of edges, a hundred at most: the mean is over these alone.
    #expect(rmse <= 2 && greatest <= 6, "RMSE \(rmse), greatest \(greatest)")
  }

  @Test("What lies to the right of a crowd is covered as without it")
  func besideCrowd() {
    func draw(crowded: Bool) -> CGImage {
      picture(40, 6) { context in
        if crowded {
          let stripes = Stripes(1000, width: 10, seed: 3)
          stripes.add(to: context, height: 6)
        }
        // A hole in what begins in the crowd.
        context.addRect(CGRect(5, -1, 50, 20))
        context.addEllipse(in: CGRect(29.5, -1.25, 8, 8))
        context.fillPath(using: .evenOdd)
      }
    }
    let (crowded, alone) = (draw(crowded: true), draw(crowded: false))
    for y in 0..<6 {
      #expect(crowded.alphas(row: y)[28...] == alone.alphas(row: y)[28...], "row \(y)")
    }
  }

  @Test("Thousands of edges left of the picture count one by one", arguments: [3000, 3001])
  func crowdOutside(_ count: Int) {
    let image = picture(4, 4) { context in
      for index in 0..<count {
        // From the left of the picture over its left half.
        let x = -10 - CGFloat(index) / 100
        context.addRect(CGRect(x, -CGFloat(index % 7), 2 - x, 20))
      }
      context.fillPath(using: .evenOdd)
    }
    let left = count % 2 * 255
    #expect(image.alphas(row: 2) == [left, left, 0, 0])
  }
}
