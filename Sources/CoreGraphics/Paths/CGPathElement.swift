/// What a part of a path does, and so how many points it has: 1, 1, 2, 3, 0.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// A part of a path, as `applyWithBlock` shows it.
public struct CGPathElement {
  public var type: CGPathElementType
  /// Control points, then the end; good only while the block runs.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls `block` with each part, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { room in
      for element in elements {
        let points = element.points
        for (index, point) in points.enumerated() {
          room.initializeElement(at: index, to: point)
        }
        var shown = CGPathElement(type: element.type, points: room.baseAddress!)
        block(&shown)
      }
    }
  }
}

extension PathElement {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
