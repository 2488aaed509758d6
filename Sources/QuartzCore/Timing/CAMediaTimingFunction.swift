import CoreGraphics
import Foundation

/// The pace of an animation: a curve from (0, 0) to (1, 1) by two control points. Source: 7.2.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  let curve: TimingCurve
  private let points: [Float]

  /// An unknown name counts as `linear`.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(.easeIn)
    case .easeOut: self.init(.easeOut)
    case .easeInEaseOut: self.init(.easeInOut)
    case .default: self.init(.standard)
    default: self.init(nil)
    }
  }

  /// The points' x are cut to 0…1; what is no number counts as 0.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    // As they were written: 0.42 is not to become 0.41999998.
    let exact = points.map { $0.isFinite ? Double("\($0)") ?? Double($0) : 0 }
    func cut(_ x: Double) -> Double { min(max(x, 0), 1) }
    curve = .cubicBezier(CubicBezier(cut(exact[0]), exact[1], cut(exact[2]), exact[3]))
  }

  /// Nil is linear.
  init(_ bezier: CubicBezier?) {
    curve = bezier.map { .cubicBezier($0) } ?? .linear
    points =
      bezier.map { [Float($0.x1), Float($0.y1), Float($0.x2), Float($0.y2)] } ?? [0, 0, 1, 1]
  }

  /// Writes x and y of a point of 0 to 3; the first is (0, 0), the last (1, 1).
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    require((0...3).contains(idx), "CAMediaTimingFunction has control points 0 to 3, not \(idx)")
    let all = [0, 0] + points + [1, 1]
    (ptr[0], ptr[1]) = (all[2 * idx], all[2 * idx + 1])
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  open override var hash: Int { points.hashValue }
}
