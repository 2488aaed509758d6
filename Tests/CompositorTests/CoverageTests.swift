import Compositor
import CoreGraphics
import DisplayList
import RandomDisplayLists
import Testing

@Suite("Coverage: edges by exact area")
struct CoverageTests {
  func levels(_ outline: Outline, _ size: Double = 4) -> [[Int]] {
    frame(size, size, node(items: [.fill(white, outline)])).levels()
  }

  @Test("A rectangle on whole pixels fills them and no others")
  func wholePixels() {
    #expect(
      levels(box(1, 1, 2, 2)) == [
        [0, 0, 0, 0], [0, 255, 255, 0], [0, 255, 255, 0], [0, 0, 0, 0],
      ])
  }

  @Test("A quarter of a pixel is the level 64, which is 63.75 rounded")
  func quarterPixel() {
    #expect(levels(box(1, 1, 0.5, 0.5), 2) == [[0, 0], [0, 64]])
    #expect(levels(box(0.25, 0.25, 0.5, 0.5), 1) == [[64]])
  }

  @Test("A rectangle from 0.5 to 2.5 covers halves at its edges and quarters at its corners")
  func halfPixels() {
    #expect(
      levels(box(0.5, 0.5, 2, 2)) == [
        [64, 128, 64, 0], [128, 255, 128, 0], [64, 128, 64, 0], [0, 0, 0, 0],
      ])
  }

  @Test("A square on its corner covers half of each of four pixels")
  func diamond() {
    // Corners at (1, 0), (2, 1), (1, 2), (0, 1).
    let turn = CGAffineTransform(1, 1, -1, 1, 1, 0)
    let root = node(turn, items: [.fill(white, box(0, 0, 1, 1))])
    #expect(frame(2, 2, root).levels() == [[128, 128], [128, 128]])
  }

  @Test("A slanted edge: the part of each pixel below it, by hand")
  func slope() {
    // The edge falls from (0, 0) to (4, 1): 1/8, 3/8, 5/8, 7/8 of the row are above it.
    let root = node(CGAffineTransform(4, 1, 0, 4, 0, 0), items: [.fill(white, box(0, 0, 1, 1))])
    let expected = [7.0, 5, 3, 1].map { Int(($0 / 8 * 255).rounded()) }
    #expect(frame(4, 1, root).levels()[0] == expected)
  }

  @Test("Nothing, in every way to draw it")
  func nothing() {
    let black = [[0, 0], [0, 0]]
    for outline in [
      box(0, 0, 0, 2), box(0, 0, 2, 0), box(0, 0, -1, 2), box(5, 0, 2, 2), box(-3, 0, 2, 2),
      box(0, 0, 1e-6, 2), box(.nan, 0, 2, 2), box(0, 0, .infinity, 2),
    ] {
      #expect(levels(outline, 2) == black, "\(outline)")
    }
    for transform in [
      CGAffineTransform(0, 0, 0, 0, 1, 1), CGAffineTransform(1, 1, 1, 1, 0, 0),
      CGAffineTransform(.nan, 0, 0, 1, 0, 0), CGAffineTransform(1, 0, 0, 1, .infinity, 0),
    ] {
      let root = node(transform, items: [.fill(white, box(0, 0, 2, 2))])
      #expect(frame(2, 2, root).levels() == black, "\(transform)")
    }
  }

  @Test("Mirrored and turned by quarters, a half-pixel rectangle covers what it should")
  func orientation() {
    let outline = box(0.5, 1, 1.5, 2)
    let center = move(2, 2)
    let cases: [(CGAffineTransform, Outline)] = [
      (center.scaledBy(x: -1, y: 1), box(0, 3, 1.5, 2)),
      (center.scaledBy(x: 1, y: -1), box(2.5, -1, 1.5, 2)),
      (CGAffineTransform(0, 1, -1, 0, 4, 0), box(1, 0.5, 2, 1.5)),
    ]
    for (transform, upright) in cases {
      let root = node(transform, items: [.fill(white, outline)])
      #expect(frame(4, 4, root).levels() == levels(upright), "\(transform)")
    }
  }

  @Test("A corner radius of half the side makes a circle; a larger one is the same")
  func circle() {
    let circle = levels(box(0, 0, 40, 40, radius: 20), 40)
    #expect(levels(box(0, 0, 40, 40, radius: 1e9), 40) == circle)
    #expect(levels(box(0, 0, 40, 40, radius: .infinity), 40) == circle)
    let area = circle.joined().reduce(0, +)
    #expect(abs(Double(area) / 255 - Double.pi * 400) < 0.2)
    #expect(circle == circle.reversed())
    #expect(circle == circle.map { $0.reversed() })
  }
}

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
