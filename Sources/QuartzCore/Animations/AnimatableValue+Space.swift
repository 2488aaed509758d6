import CoreGraphics

// Transforms of which at least one is not affine.
extension AnimatableValue {
  static func spaceInterpolated(
    from start: AnimatableValue, to end: AnimatableValue, fraction: Double
  ) -> AnimatableValue {
    .space(
      SpaceTransform(
        .interpolated(from: start.matrix, to: end.matrix, fraction: fraction)))
  }

  /// The difference of an affine transform that goes on when the model is not affine any more.
  static func spaceSum(_ value: AnimatableValue, _ difference: AnimatableValue) -> AnimatableValue {
    .space(SpaceTransform(CATransform3DConcat(difference.matrix, value.matrix)))
  }

  /// A transform, as an affine one where it is.
  package init(_ matrix: CATransform3D) {
    switch LayerTransform(matrix) {
    case .affine(let transform): self = .transform(transform)
    case .space(let transform): self = .space(transform)
    }
  }

  /// That of a transform.
  package var matrix: CATransform3D {
    switch self {
    case .transform(let transform): CATransform3DMakeAffineTransform(transform)
    case .space(let transform): transform.matrix
    default: fatalError("\(self) is no transform")
    }
  }
}
