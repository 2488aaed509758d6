import CoreGraphics
import DisplayList

/// A picture of a layer, kept as the display-list node that showed it: it costs nothing to take and
/// stays sharp at any size.
package struct LayerSnapshot: Equatable {
  /// In coordinates whose origin is the upper left corner of `rect`'s layer.
  package let node: DisplayNode
  /// The part that is shown, in the node's coordinates.
  package let rect: CGRect
  /// Margins of the part that are not stretched (points).
  package let top: CGFloat
  package let left: CGFloat
  package let bottom: CGFloat
  package let right: CGFloat

  package init(
    node: DisplayNode, rect: CGRect, top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0,
    right: CGFloat = 0
  ) {
    self.node = node
    self.rect = rect
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  package static func == (first: LayerSnapshot, second: LayerSnapshot) -> Bool {
    first.node === second.node && first.rect == second.rect && first.top == second.top
      && first.left == second.left && first.bottom == second.bottom && first.right == second.right
  }

  /// The picture filling `bounds`: as one piece, or as nine where margins keep their size.
  func nodes(owner: Int, in bounds: CGRect) -> [DisplayNode] {
    let columns = spans(
      rect.minX, rect.width, bounds.minX, bounds.width, near: left, far: right)
    let rows = spans(rect.minY, rect.height, bounds.minY, bounds.height, near: top, far: bottom)
    return rows.flatMap { row in
      columns.map { column in piece(owner: owner, column, row) }
    }
  }

  private typealias Span = (from: CGFloat, length: CGFloat, to: CGFloat, newLength: CGFloat)

  /// One axis: up to three spans, of which the middle one takes up the difference.
  private func spans(
    _ from: CGFloat, _ length: CGFloat, _ to: CGFloat, _ newLength: CGFloat, near: CGFloat,
    far: CGFloat
  ) -> [Span] {
    guard near + far > 0, near + far < length, near + far <= newLength else {
      return [(from, length, to, newLength)]
    }
    let middle: Span = (
      from + near, length - near - far, to + near, newLength - near - far
    )
    let all: [Span] = [
      (from, near, to, near), middle,
      (from + length - far, far, to + newLength - far, far),
    ]
    return all.filter { $0.length > 0 && $0.newLength > 0 }
  }

  private func piece(owner: Int, _ x: Span, _ y: Span) -> DisplayNode {
    let part = CGRect(x: x.from, y: y.from, width: x.length, height: y.length)
    let (sx, sy) = (
      x.length > 0 ? x.newLength / x.length : 0, y.length > 0 ? y.newLength / y.length : 0
    )
    let transform = CGAffineTransform(sx, 0, 0, sy, x.to - x.from * sx, y.to - y.from * sy)
    return DisplayNode(
      owner: owner, transform: transform, clip: Outline(rect: part), children: [node])
  }
}
