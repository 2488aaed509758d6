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
    guard let layer else { return point.applying(transformToRoot) }
    if let transform = transformWithinBranch(to: layer) { return point.applying(transform) }
    return point.applying(transformToRoot).applying(layer.transformToRoot.inverted())
  }

  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    layer?.convert(point, to: self) ?? point.applying(transformToRoot.inverted())
  }

  /// From this layer's coordinates to those of `layer` where one lies beneath the other; nil
  /// elsewhere.
  ///
  /// It goes no farther up than they are apart: hit testing asks for a step down at each level.
  private func transformWithinBranch(to layer: CALayer) -> CGAffineTransform? {
    // From this layer upwards, and from the other: at each turn both go one level up.
    var (mine, toMine) = (Optional(self), CGAffineTransform.identity)
    var (others, toOthers) = (Optional(layer), CGAffineTransform.identity)
    while mine != nil || others != nil {
      if mine === layer { return toMine }
      if others === self { return toOthers.inverted() }
      if let current = mine {
        toMine = toMine.concatenating(current.values.transformToSuperlayer)
        mine = current.storedSuperlayer
      }
      if let current = others {
        toOthers = toOthers.concatenating(current.values.transformToSuperlayer)
        others = current.storedSuperlayer
      }
    }
    return nil
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
