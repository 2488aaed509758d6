import CoreGraphics
import DisplayList
import Testing

@testable import QuartzCore

/// The part from (3, 5), 40 × 60, with margins that all differ.
@Suite("9: a snapshot's pieces") struct LayerSnapshotTests {
  private let node = DisplayNode(owner: 1)
  private let rect = CGRect(x: 3, y: 5, width: 40, height: 60)

  private func snapshot(
    _ top: CGFloat = 2, _ left: CGFloat = 4, _ bottom: CGFloat = 6, _ right: CGFloat = 8
  ) -> LayerSnapshot {
    LayerSnapshot(node: node, rect: rect, top: top, left: left, bottom: bottom, right: right)
  }

  /// What part goes where.
  private func pieces(_ snapshot: LayerSnapshot, _ bounds: CGRect) -> [(CGRect, CGRect)] {
    snapshot.nodes(owner: 9, in: bounds).map { piece in
      #expect(piece.owner == 9 && piece.children.count == 1 && piece.children[0] === node)
      let part = piece.clip!.rect
      return (part, part.applying(piece.transform))
    }
  }

  private func grid(
    _ xs: [(CGFloat, CGFloat)], _ ys: [(CGFloat, CGFloat)]
  ) -> [CGRect] {
    ys.flatMap { y in xs.map { CGRect(x: $0.0, y: y.0, width: $0.1, height: y.1) } }
  }

  private func expect(
    _ pieces: [(CGRect, CGRect)], _ parts: [CGRect], _ places: [CGRect],
    _ source: SourceLocation = #_sourceLocation
  ) {
    #expect(pieces.map(\.0) == parts, sourceLocation: source)
    #expect(pieces.count == places.count, sourceLocation: source)
    for (piece, place) in zip(pieces, places) {
      let differences = [
        piece.1.minX - place.minX, piece.1.minY - place.minY, piece.1.width - place.width,
        piece.1.height - place.height,
      ]
      #expect(
        differences.allSatisfy { abs($0) < 1e-9 }, "\(piece.1) \(place)", sourceLocation: source)
    }
  }

  @Test("9: nine, of which corners keep their size and edges stretch along")
  func nine() {
    expect(
      pieces(snapshot(), CGRect(x: 100, y: 200, width: 68, height: 160)),
      grid([(3, 4), (7, 28), (35, 8)], [(5, 2), (7, 52), (59, 6)]),
      grid([(100, 4), (104, 56), (160, 8)], [(200, 2), (202, 152), (354, 6)]))
  }

  @Test("9: one axis with margins, or margins on one side of it")
  func fewer() {
    let bounds = CGRect(x: 100, y: 200, width: 80, height: 180)
    expect(
      pieces(snapshot(0, 4, 0, 8), bounds), grid([(3, 4), (7, 28), (35, 8)], [(5, 60)]),
      grid([(100, 4), (104, 68), (172, 8)], [(200, 180)]))
    expect(
      pieces(snapshot(2, 0, 0, 0), bounds), grid([(3, 40)], [(5, 2), (7, 58)]),
      grid([(100, 80)], [(200, 2), (202, 178)]))
    expect(
      pieces(snapshot(0, 0, 6, 0), bounds), grid([(3, 40)], [(5, 54), (59, 6)]),
      grid([(100, 80)], [(200, 174), (374, 6)]))
    expect(
      pieces(snapshot(0, 0, 0, 0), bounds), [rect], [bounds])
  }

  @Test("9: margins that there is no room for count as none, on their axis")
  func noRoom() {
    // 10 wide is less than 4 and 8; 60 high are left.
    expect(
      pieces(snapshot(), CGRect(x: 0, y: 0, width: 10, height: 60)),
      grid([(3, 40)], [(5, 2), (7, 52), (59, 6)]), grid([(0, 10)], [(0, 2), (2, 52), (54, 6)]))
    // As wide as both: no middle.
    expect(
      pieces(snapshot(), CGRect(x: 0, y: 0, width: 12, height: 60)),
      grid([(3, 4), (35, 8)], [(5, 2), (7, 52), (59, 6)]),
      grid([(0, 4), (4, 8)], [(0, 2), (2, 52), (54, 6)]))
    expect(
      pieces(snapshot(30, 4, 30, 8), CGRect(x: 0, y: 0, width: 80, height: 180)),
      grid([(3, 4), (7, 28), (35, 8)], [(5, 60)]), grid([(0, 4), (4, 68), (72, 8)], [(0, 180)]))
  }

  @Test("Two are equal if they are so in every respect")
  func equality() {
    #expect(snapshot() == snapshot())
    for other in [
      snapshot(1), snapshot(2, 1), snapshot(2, 4, 1), snapshot(2, 4, 6, 1),
      LayerSnapshot(node: DisplayNode(owner: 1), rect: rect, top: 2, left: 4, bottom: 6, right: 8),
      LayerSnapshot(
        node: node, rect: rect.offsetBy(dx: 1, dy: 0), top: 2, left: 4, bottom: 6, right: 8),
    ] {
      #expect(snapshot() != other)
    }
    #expect(LayerSnapshot(node: node, rect: rect) == snapshot(0, 0, 0, 0))
  }

  @Test("9: a layer's snapshot lies beneath its sublayers")
  @MainActor func order() throws {
    let tree = LayerTree()
    let layer = tree.layer(CGRect(x: 10, y: 20, width: 40, height: 60), in: tree.root)
    let inner = tree.layer(CGRect(x: 1, y: 2, width: 3, height: 4), in: layer)
    layer.values.snapshot = LayerSnapshot(
      node: DisplayNode(owner: 77), rect: CGRect(x: 0, y: 0, width: 20, height: 30))
    let node = try #require(tree.list(at: 0).root.node(of: layer.number))
    #expect(node.children.map(\.owner) == [layer.number, inner.number])
    #expect(node.children[0].children.map(\.owner) == [77])
    #expect(node.children[0].transform == CGAffineTransform(scaleX: 2, y: 2))
  }
}
