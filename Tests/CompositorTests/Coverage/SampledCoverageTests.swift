import Compositor
import CoreGraphics
import DisplayList
import Testing

@Suite("Coverage: against samples")
struct SupersampledCoverageTests {
  /// The part of each pixel's 16 x 16 samples that lies in the outline, as a level; of 64 x 64 at
  /// edges, where 16 x 16 are themselves off by up to 8 levels.
  static func oracle(
    _ outline: Outline, _ transform: CGAffineTransform, size: Int
  ) -> [[Double]] {
    let inverse = transform.inverted()
    let (rect, radius) = (outline.rect, outline.cornerRadius)
    func isInside(_ p: CGPoint) -> Bool {
      guard rect.contains(p) else { return false }
      // The distance to the rectangle that the corners' centres make.
      let dx = max(rect.minX + radius - p.x, p.x - (rect.maxX - radius), 0)
      let dy = max(rect.minY + radius - p.y, p.y - (rect.maxY - radius), 0)
      return dx * dx + dy * dy <= radius * radius || dx == 0 || dy == 0
    }
    return (0..<size).map { y in
      (0..<size).map { x in
        func covered(_ side: Int) -> Double {
          var count = 0
          for sy in 0..<side {
            for sx in 0..<side {
              let p = CGPoint(
                x: Double(x) + (Double(sx) + 0.5) / Double(side),
                y: Double(y) + (Double(sy) + 0.5) / Double(side))
              if isInside(p.applying(inverse)) { count += 1 }
            }
          }
          return Double(count) / Double(side * side)
        }
        let coarse = covered(16)
        return (coarse == 0 || coarse == 1 ? coarse : covered(64)) * 255
      }
    }
  }

  @Test(
    "A rounded card, turned and scaled: RMSE at most 0.2 levels, 4 at most anywhere",
    arguments: [(17.0, 1.3, 12.0), (3.0, 1.0, 8.0), (45.0, 0.9, 0.0), (-71.0, 1.1, 30.0)])
  func card(_ degrees: Double, _ scale: Double, _ radius: Double) {
    let size = 120
    let transform = CGAffineTransform(translationX: 60.3, y: 58.7)
      .rotated(by: degrees * .pi / 180).scaledBy(x: scale, y: scale).translatedBy(x: -30, y: -30)
    let outline = box(0, 0, 60, 60, radius: radius)
    let drawn = frame(
      Double(size), Double(size), node(transform, items: [.fill(white, outline)])
    ).levels()
    let expected = Self.oracle(outline, transform, size: size)
    var squares = 0.0
    var worst = 0.0
    for y in 0..<size {
      for x in 0..<size {
        let error = abs(Double(drawn[y][x]) - expected[y][x])
        squares += error * error
        worst = max(worst, error)
      }
    }
    let rmse = (squares / Double(size * size)).squareRoot()
    #expect(rmse <= 0.2, "RMSE \(rmse)")
    #expect(worst <= 4, "largest \(worst)")
  }
}
