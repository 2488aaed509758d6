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
  ///
  /// Through perspective it is the point that the viewer sees there.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(projection(to: layer))
  }

  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(projection(from: layer))
  }

  /// The upright rectangle around what is seen of `rect` in the coordinates of `layer`; nil means
  /// the root. Null where nothing is.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(projection(to: layer))
  }

  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(projection(from: layer))
  }

  /// The point of this layer's plane that is seen at `place` of the superlayer's; nil where the
  /// viewer sees the plane edge-on, or does not see it.
  package func point(seenAt place: CGPoint) -> CGPoint? {
    projectionToSuperlayer.point(seenAt: place)
  }

  /// Where `point` of this layer's plane is seen in the superlayer's coordinates.
  package func place(of point: CGPoint) -> CGPoint { point.applying(projectionToSuperlayer) }

  private func projection(to layer: CALayer?) -> Projection {
    guard let layer else { return projectionToRoot }
    return projectionWithinBranch(to: layer)
      ?? projectionToRoot.concatenating(layer.projectionToRoot.inverted)
  }

  private func projection(from layer: CALayer?) -> Projection {
    layer?.projection(to: self) ?? projectionToRoot.inverted
  }

  /// From this layer's coordinates to those of `layer` where one lies beneath the other; nil
  /// elsewhere.
  ///
  /// It goes no farther up than they are apart: hit testing asks for a step down at each level.
  private func projectionWithinBranch(to layer: CALayer) -> Projection? {
    // From this layer upwards, and from the other: at each turn both go one level up.
    var (mine, toMine) = (Optional(self), Projection.identity)
    var (others, toOthers) = (Optional(layer), Projection.identity)
    while mine != nil || others != nil {
      if mine === layer { return toMine }
      if others === self { return toOthers.inverted }
      if let current = mine {
        toMine = toMine.concatenating(current.projectionToSuperlayer)
        mine = current.storedSuperlayer
      }
      if let current = others {
        toOthers = toOthers.concatenating(current.projectionToSuperlayer)
        others = current.storedSuperlayer
      }
    }
    return nil
  }

  /// From this layer's coordinates to its superlayer's; a root's are the screen's.
  package var projectionToSuperlayer: Projection {
    values.projection(in: storedSuperlayer?.values.sublayerSpace)
  }

  /// From this layer's coordinates to its topmost ancestor's.
  private var projectionToRoot: Projection {
    var projection = Projection.identity
    var layer = self
    while let superlayer = layer.storedSuperlayer {
      projection = projection.concatenating(layer.projectionToSuperlayer)
      layer = superlayer
    }
    return projection
  }
}

extension Projection {
  /// As with `CGAffineTransform`, one that has no inverse stands for it.
  fileprivate var inverted: Projection { inverse ?? self }
}
