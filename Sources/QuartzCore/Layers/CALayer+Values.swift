import CoreGraphics

extension CALayer {
  /// The only way a model value changes: asks for the action first, then changes the value, then
  /// runs the action. Source: 8.1.1, 8.1.2.
  func set<Value: Equatable>(
    _ path: WritableKeyPath<LayerValues, Value>, _ property: LayerProperty?, _ new: Value
  ) {
    guard values[keyPath: path] != new else { return }
    var changed = values
    changed[keyPath: path] = new
    changed.requireNumbers(of: self)
    let key = property?.rawValue
    let change: (any CAAction)? = if let key { actionForChange(of: key) } else { nil }
    // Not `changed`: whoever gave the action may have changed something else.
    values[keyPath: path] = new
    setNeedsCommit()
    if let change, let key { change.run(forKey: key, object: self, arguments: nil) }
  }

  package func setOpacity(_ opacity: Double) {
    set(\.opacity, .opacity, min(max(opacity, 0), 1))
  }

  /// Shows `image` at `frame`, in the layer's coordinates.
  package func setContents(_ image: CGImage?, frame: CGRect?) {
    set(\.contents, nil, image)
    set(\.contentsFrame, nil, frame)
  }

  /// Whether the contents have the layer's corners, as a background has.
  package func setContentsFollowCorners(_ follow: Bool) {
    set(\.contentsFollowCorners, nil, follow)
  }

  /// Blurs what lies beneath the bounds and their corners; 0 and 1 leave it as it is.
  ///
  /// - Parameter radius: the standard deviation, in points.
  package func setBackdrop(radius: CGFloat, saturation: CGFloat) {
    set(\.backdropRadius, .backdropRadius, max(0, radius))
    set(\.backdropSaturation, .backdropSaturation, max(0, saturation))
  }

  /// Shows a picture of another layer, stretched over the bounds.
  package func setSnapshot(_ snapshot: LayerSnapshot?) { set(\.snapshot, nil, snapshot) }

  /// The layer or one beneath it has changed: the next commit copies it anew.
  package func setNeedsCommit() {
    var layer: CALayer? = self
    while let current = layer {
      // Everything above a changed layer is already marked, up to the stage.
      if current !== self, current.needsCommit { break }
      current.needsCommit = true
      if current.storedSuperlayer == nil { current.ownContext?.setNeedsStep() }
      layer = current.shower
    }
  }

  /// The stage whose tree this layer is in, or nil when it is in none.
  package var context: StageContext? { treeContext }

  /// Makes this layer the root of a tree of `context`; nil takes it out.
  package func setRootContext(_ context: StageContext?) {
    ownContext = context
    if storedSuperlayer == nil { enter(context) }
    setNeedsCommit()
    context?.setNeedsStep()
  }
}

extension LayerValues {
  /// As Core Animation does, stops at a geometry that is not a number, naming the layer.
  fileprivate func requireNumbers(of layer: CALayer) {
    func check(_ name: String, _ numbers: [CGFloat]) {
      require(
        !numbers.contains(where: \.isNaN),
        "CALayerInvalidGeometry: CALayer \(name) contains NaN: \(numbers). Layer: \(layer)")
    }
    check("position", [position.x, position.y])
    check("anchorPoint", [anchorPoint.x, anchorPoint.y])
    check("bounds", [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height])
    check("zPosition", [zPosition])
    check("anchorPointZ", [anchorPointZ])
    check("transform", transform.numbers)
    if let sublayerTransform { check("sublayerTransform", sublayerTransform.matrix.numbers) }
    check("opacity", [opacity])
  }
}

extension CGRect {
  /// The same rectangle with sizes that are not negative; the origin stays.
  var standardizedSize: CGRect {
    CGRect(
      origin: origin, size: CGSize(width: abs(size.width), height: abs(size.height)))
  }
}
