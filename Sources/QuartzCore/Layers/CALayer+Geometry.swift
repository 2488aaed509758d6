import CoreGraphics

extension CALayer {
  /// The upright rectangle around what the layer covers, in the superlayer's coordinates.
  ///
  /// Setting it moves `position` and sizes `bounds`; with a transform other than the identity the
  /// result is of no use. It is null for a layer that is infinitely large or far. Source: 8.5.2.
  public var frame: CGRect {
    get { values.frame }
    set {
      let frame = newValue.standardized
      bounds = CGRect(origin: bounds.origin, size: frame.size)
      position = CGPoint(
        x: frame.origin.x + anchorPoint.x * frame.width,
        y: frame.origin.y + anchorPoint.y * frame.height)
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
