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

  private var matrix: CATransform3D {
    switch self {
    case .transform(let transform): CATransform3DMakeAffineTransform(transform)
    case .space(let transform): transform.matrix
    case .number, .point, .rect, .color: fatalError("\(self) is no transform")
    }
  }
}
