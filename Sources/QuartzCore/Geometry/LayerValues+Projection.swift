import CoreGraphics

extension LayerValues {
  /// From the layer's coordinates to its superlayer's: the transform acts about the anchor point,
  /// which lies at `position` and `zPosition`; then comes what the superlayer does with the space
  /// that its sublayers are in. What sticks out of the superlayer's plane is flattened into it.
  /// Source: 8.5.2, 8.5.4.
  ///
  /// - Parameter space: the superlayer's `sublayerSpace`.
  package func projection(in space: SpaceTransform?) -> Projection {
    let anchor = anchor
    if space == nil, case .affine(let transform) = transform {
      return Projection(
        CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
          .concatenating(transform)
          .concatenating(CGAffineTransform(translationX: position.x, y: position.y)))
    }
    var matrix = CATransform3DTranslate(transform.matrix, -anchor.x, -anchor.y, -anchorPointZ)
    matrix = CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    return Projection(space.map { CATransform3DConcat(matrix, $0.matrix) } ?? matrix)
  }

  /// What the sublayers go through in space, about the anchor point; nil where that is nothing.
  /// Source: 8.5.4.
  package var sublayerSpace: SpaceTransform? {
    guard let sublayerTransform else { return nil }
    let anchor = anchor
    let matrix = CATransform3DTranslate(
      sublayerTransform.matrix, -anchor.x, -anchor.y, -anchorPointZ)
    return SpaceTransform(
      CATransform3DConcat(
        matrix, CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ)))
  }

  /// The upright rectangle around the transformed bounds, in the superlayer's coordinates and
  /// without the superlayer's `sublayerTransform`; null where something infinite or the eye's place
  /// leaves no room for it.
  package var frame: CGRect {
    let projection = projection(in: nil)
    guard projection.isFinite, bounds.isFinite else { return .null }
    return bounds.applying(projection)
  }

  /// The anchor point in the layer's coordinates.
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width,
      y: bounds.origin.y + anchorPoint.y * bounds.height)
  }
}

extension LayerValues {
  /// The middle of the bounds, as the superlayer sees it.
  ///
  /// - Parameter space: the superlayer's `sublayerSpace`.
  func middle(in space: SpaceTransform?) -> CGPoint {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let projection = projection(in: space)
    let place = middle.applying(projection.affine)
    let divisor = projection.divisor(at: middle)
    return CGPoint(x: place.x / divisor, y: place.y / divisor)
  }
}
