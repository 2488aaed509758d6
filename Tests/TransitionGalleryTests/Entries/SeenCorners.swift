import CoreGraphics
import DisplayList
import UIKit

/// Where a picture shows the four corners of a view as large as the screen, from the upper left one
/// clockwise, through perspective.
struct SeenCorners {
  let points: [CGPoint]

  init(_ points: [CGPoint]) { self.points = points }

  /// Nil when `list` does not hold the view.
  @MainActor init?(of view: UIView?, in list: DisplayList) {
    guard let view, let path = Self.path(to: view.layer.number, from: list.root) else {
      return nil
    }
    points = [(0, 0), (390, 0), (390, 844), (0, 844)].map { corner in
      var (x, y) = (Double(corner.0), Double(corner.1))
      // From the view outwards, each time divided by the perspective.
      for node in path.reversed() {
        let (t, p) = (node.transform, node.perspective ?? .none)
        let w = p.x * x + p.y * y + p.w
        (x, y) = ((t.a * x + t.c * y + t.tx) / w, (t.b * x + t.d * y + t.ty) / w)
      }
      return CGPoint(x: x, y: y)
    }
  }

  func isNear(_ other: SeenCorners, _ tolerance: Double = 1e-6) -> Bool {
    zip(points, other.points).allSatisfy {
      abs($0.x - $1.x) <= tolerance && abs($0.y - $1.y) <= tolerance
    }
  }

  private static func path(to owner: Int, from node: DisplayNode) -> [DisplayNode]? {
    if node.owner == owner { return [node] }
    for child in node.children where child.owner != node.owner {
      if let path = path(to: owner, from: child) { return [node] + path }
    }
    return nil
  }
}
