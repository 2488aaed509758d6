import CoreGraphics
import DisplayList

/// From one plane to another, as the eye before that one sees it: affine, or in perspective.
package struct Projection: Equatable {
  package let affine: CGAffineTransform
  /// What the affine part is divided by.
  package let divisor: Perspective

  package init(_ affine: CGAffineTransform) { (self.affine, divisor) = (affine, .none) }

  /// What becomes of the plane z = 0 when the z that it gets is left out.
  package init(_ matrix: CATransform3D) {
    let plane = CATransform3DGetAffineTransform(matrix)
    let (x, y, w) = (matrix.m14, matrix.m24, matrix.m44)
    // A divisor that is the same everywhere is no perspective.
    if x == 0, y == 0, w >= Perspective.nearest {
      affine = CGAffineTransform(
        plane.a / w, plane.b / w, plane.c / w, plane.d / w, plane.tx / w, plane.ty / w)
      divisor = .none
    } else {
      (affine, divisor) = (plane, Perspective(x: x, y: y, w: w))
    }
  }

  package static let identity = Projection(CGAffineTransform.identity)

  package var isAffine: Bool { divisor == .none }

  package var isFinite: Bool {
    affine.isFinite && divisor.x.isFinite && divisor.y.isFinite && divisor.w.isFinite
  }

  /// First this, then `other`.
  package func concatenating(_ other: Projection) -> Projection {
    isAffine && other.isAffine
      ? Projection(affine.concatenating(other.affine))
      : Projection(CATransform3DConcat(matrix, other.matrix))
  }

  /// Nil where there is none.
  package var inverse: Projection? {
    isAffine ? affine.inverse.map { Projection($0) } : matrix.inverse.map { Projection($0) }
  }

  /// It leaves z alone.
  private var matrix: CATransform3D {
    var matrix = CATransform3DMakeAffineTransform(affine)
    (matrix.m14, matrix.m24, matrix.m44) = (divisor.x, divisor.y, divisor.w)
    return matrix
  }

  /// What the place of `point` is divided by: above 0 before the eye.
  package func divisor(at point: CGPoint) -> Double {
    point.x * divisor.x + point.y * divisor.y + divisor.w
  }
}
