import CoreGraphics

/// A layer's transform: nearly all are affine, and those pay nothing for the others.
package enum LayerTransform: Hashable, Sendable {
  case affine(CGAffineTransform)
  /// One that is not affine.
  case space(SpaceTransform)

  package init(_ matrix: CATransform3D) {
    self =
      CATransform3DIsAffine(matrix)
      ? .affine(CATransform3DGetAffineTransform(matrix)) : .space(SpaceTransform(matrix))
  }

  package var matrix: CATransform3D {
    switch self {
    case .affine(let transform): CATransform3DMakeAffineTransform(transform)
    case .space(let transform): transform.matrix
    }
  }

  /// What it does in the plane.
  package var affine: CGAffineTransform {
    switch self {
    case .affine(let transform): transform
    case .space(let transform): CATransform3DGetAffineTransform(transform.matrix)
    }
  }

  /// Of an affine one the six numbers of that, else sixteen.
  package var numbers: [CGFloat] {
    switch self {
    case .affine(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty]
    case .space(let transform): transform.matrix.numbers
    }
  }
}
