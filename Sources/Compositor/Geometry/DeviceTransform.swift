import CoreGraphics
import DisplayList

/// From a node's coordinates to device pixels: affine, or in perspective.
struct DeviceTransform: Equatable {
  var affine: CGAffineTransform
  /// What the affine part is divided by.
  var divisor: Perspective

  static let nearest = Perspective.nearest

  init(_ affine: CGAffineTransform, divisor: Perspective = .none) {
    self.affine = affine
    self.divisor = divisor
    // A divisor that is the same everywhere is no perspective.
    if divisor.x == 0, divisor.y == 0, divisor.w >= Self.nearest, divisor.w != 1 {
      let w = divisor.w
      self.affine = CGAffineTransform(
        affine.a / w, affine.b / w, affine.c / w, affine.d / w, affine.tx / w, affine.ty / w)
      self.divisor = .none
    }
  }

  var isAffine: Bool { divisor == .none }

  /// Whether upright rectangles stay upright.
  var isUpright: Bool { isAffine && affine.isUpright }

  var isFinite: Bool {
    affine.isFinite && divisor.x.isFinite && divisor.y.isFinite && divisor.w.isFinite
  }

  /// First this, then `outer`.
  func concatenating(_ outer: DeviceTransform) -> DeviceTransform {
    if isAffine, outer.isAffine {
      return DeviceTransform(affine.concatenating(outer.affine))
    }
    let (m, p) = (outer.affine, outer.divisor)
    func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
      (
        x * affine.a + y * affine.b + w * divisor.x, x * affine.c + y * affine.d + w * divisor.y,
        x * affine.tx + y * affine.ty + w * divisor.w
      )
    }
    let (first, second, third) = (row(m.a, m.c, m.tx), row(m.b, m.d, m.ty), row(p.x, p.y, p.w))
    return DeviceTransform(
      CGAffineTransform(first.0, second.0, first.1, second.1, first.2, second.2),
      divisor: Perspective(x: third.0, y: third.1, w: third.2))
  }

  /// More than 0 where the front is seen (as long as the eye is before it).
  var determinant: Double {
    let (m, p) = (affine, divisor)
    return m.a * (m.d * p.w - m.ty * p.y) - m.c * (m.b * p.w - m.ty * p.x)
      + m.tx * (m.b * p.y - m.d * p.x)
  }

  /// Nil where there is none.
  var inverse: DeviceTransform? {
    if isAffine { return affine.inverse.map { DeviceTransform($0) } }
    let scale = 1 / determinant
    guard scale.isFinite else { return nil }
    let (m, p) = (affine, divisor)
    // The adjugate; it is not normalised by `init`, since the whole of it may have any factor.
    var inverse = DeviceTransform(.identity)
    inverse.affine = CGAffineTransform(
      (m.d * p.w - m.ty * p.y) * scale, (m.ty * p.x - m.b * p.w) * scale,
      (m.tx * p.y - m.c * p.w) * scale, (m.a * p.w - m.tx * p.x) * scale,
      (m.c * m.ty - m.tx * m.d) * scale, (m.tx * m.b - m.a * m.ty) * scale)
    inverse.divisor = Perspective(
      x: (m.b * p.y - m.d * p.x) * scale, y: (m.c * p.x - m.a * p.y) * scale,
      w: (m.a * m.d - m.b * m.c) * scale)
    return inverse.isFinite ? inverse : nil
  }

  /// Of a point: its place times `w`, and `w`, above 0 before the eye.
  func homogeneous(_ point: CGPoint) -> (x: Double, y: Double, w: Double) {
    let place = point.applying(affine)
    return (place.x, place.y, divisor.x * point.x + divisor.y * point.y + divisor.w)
  }

  /// The largest stretching at any of the points that lie before the eye.
  func largestScale(at points: [CGPoint]) -> CGFloat {
    if isAffine { return affine.largestScale }
    var largest = 0.0
    for point in points {
      let (x, y, w) = homogeneous(point)
      let near = max(w, Self.nearest)
      // The derivative of the quotient.
      let local = CGAffineTransform(
        (affine.a - divisor.x * x / near) / near, (affine.b - divisor.x * y / near) / near,
        (affine.c - divisor.y * x / near) / near, (affine.d - divisor.y * y / near) / near, 0, 0)
      if local.isFinite { largest = max(largest, local.largestScale) }
    }
    return largest
  }
}

extension CGAffineTransform {
  /// Whether upright rectangles stay upright.
  var isUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The factor of the longest stretching.
  var largestScale: CGFloat {
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    let spread = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
    return ((sum + spread) / 2).squareRoot()
  }
}

extension DisplayNode {
  /// To the parent's coordinates.
  var projection: DeviceTransform { DeviceTransform(transform, divisor: perspective ?? .none) }
}
