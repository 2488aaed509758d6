import QuartzCore

/// Recognises fingers that drag in from an edge of the screen. Source: 10.13.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How far from the edge a finger may land, in points.
  private static let edgeWidth: CGFloat = 20

  /// Where it may start, as the screen is held now; without any it never begins.
  open var edges: UIRectEdge = []

  /// Those at which the fingers have landed.
  private var startEdges: UIRectEdge = []

  override func mayStart(with touches: Set<UITouch>) -> Bool {
    let bounds = context.perform { UIScreen.main.bounds }
    for touch in touches {
      let found = Self.edges(near: touch.position, of: bounds).intersection(edges)
      if found.isEmpty { return false }
      startEdges = found
    }
    return true
  }

  override func verdict(on way: CGPoint) -> GestureLife.Verdict {
    guard super.verdict(on: way) == .begins else { return .waits }
    // In from the edge rather than along it.
    let goesIn =
      startEdges.contains(.left) && way.x >= abs(way.y)
      || startEdges.contains(.right) && -way.x >= abs(way.y)
      || startEdges.contains(.top) && way.y >= abs(way.x)
      || startEdges.contains(.bottom) && -way.y >= abs(way.x)
    return goesIn ? .begins : .fails
  }

  open override func reset() {
    super.reset()
    startEdges = []
  }

  private static func edges(near point: CGPoint, of bounds: CGRect) -> UIRectEdge {
    var found: UIRectEdge = []
    if point.y < bounds.minY + edgeWidth { found.insert(.top) }
    if point.x < bounds.minX + edgeWidth { found.insert(.left) }
    if point.y >= bounds.maxY - edgeWidth { found.insert(.bottom) }
    if point.x >= bounds.maxX - edgeWidth { found.insert(.right) }
    return found
  }
}
