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
