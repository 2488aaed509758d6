import CoreGraphics

extension CALayer {
  /// The upright rectangle around what the layer covers, in the superlayer's coordinates.
  ///
  /// Setting it moves `position` and sizes `bounds`; with a transform other than the identity the
  /// result is of no use. Source: 8.5.2.
  public var frame: CGRect {
    get { values.frame }
    set {
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      let standardized = newValue.standardizedSize
      position = CGPoint(
        x: standardized.origin.x + anchorPoint.x * standardized.width,
        y: standardized.origin.y + anchorPoint.y * standardized.height)
    }
  }

  /// `point` of this layer's coordinates in those of `layer`, by model values; nil means the root.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let inRoot = point.applying(transformToRoot)
    guard let layer else { return inRoot }
    return inRoot.applying(layer.transformToRoot.inverted())
  }

  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let inRoot = layer.map { point.applying($0.transformToRoot) } ?? point
    return inRoot.applying(transformToRoot.inverted())
  }

  /// From this layer's coordinates to its topmost ancestor's.
  package var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer = self
    while let superlayer = layer.storedSuperlayer {
      transform = transform.concatenating(layer.values.transformToSuperlayer)
      layer = superlayer
    }
    return transform
  }
}
