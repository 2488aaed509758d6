/// One part of a path. A line or curve begins where the part before it ended; after `close` that is
/// where the closed subpath began.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, to: CGPoint)
  case cubic(control1: CGPoint, control2: CGPoint, to: CGPoint)
  case close

  /// Where it ends; nil for `close`.
  package var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point): point
    case .close: nil
    }
  }

  /// Control points, then the end.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let point): [control, point]
    case .cubic(let control1, let control2, let point): [control1, control2, point]
    case .close: []
    }
  }

  package func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let control, let point):
      .quad(control: control.applying(transform), to: point.applying(transform))
    case .cubic(let control1, let control2, let point):
      .cubic(
        control1: control1.applying(transform), control2: control2.applying(transform),
        to: point.applying(transform))
    case .close: .close
    }
  }

  package var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
}
