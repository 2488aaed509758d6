import CoreGraphics
import DisplayList

/// What asks a layer for its values, apart from what goes down through the layers: the values are
/// large, and a frame that holds them is not to be kept on each level.
extension DisplayListBuilder {
  @inline(never)
  static func isVisible(_ layer: CommittedLayer, _ moment: LayerMoment?) -> Bool {
    moment?.values.isVisible ?? layer.values.isVisible
  }

  @inline(never)
  static func sublayerSpace(of layer: CommittedLayer, _ moment: LayerMoment?) -> SpaceTransform? {
    if let moment { moment.values.sublayerSpace } else { layer.values.sublayerSpace }
  }

  /// `made` in the transitions from its former picture that the layer is in.
  @inline(never)
  static func dissolving(
    _ made: DisplayNode?, of layer: CommittedLayer, _ moment: LayerMoment,
    in space: SpaceTransform?
  ) -> DisplayNode? {
    moment.effects.transitions.reduce(made) { made, running in
      running.transition.node(
        made, size: layer.values.bounds.size, middle: moment.values.middle(in: space),
        owner: layer.number, progress: running.progress)
    }
  }

  @inline(never)
  static func node(
    _ layer: CommittedLayer, _ moment: LayerMoment?, in space: SpaceTransform?,
    _ mask: DisplayNode?, _ inner: NodeList
  ) -> DisplayNode? {
    guard let moment else {
      return node(layer, layer.values, in: space, mask, inner, isMoving: false)
    }
    return node(layer, moment.values, in: space, mask, inner, isMoving: moment.effects.isMoving)
  }

  private static func node(
    _ layer: CommittedLayer, _ values: LayerValues, in space: SpaceTransform?,
    _ mask: DisplayNode?, _ inner: NodeList, isMoving: Bool
  ) -> DisplayNode? {
    let projection = values.projection(in: space)
    // A display list holds finite numbers; what is infinitely large or far shows nothing.
    guard projection.isFinite, values.bounds.isFinite else { return nil }
    let outline = values.outline
    let node = DisplayNode(
      owner: layer.number, transform: projection.affine, perspective: projection.divisor,
      isOneSided: !values.isDoubleSided, opacity: values.opacity,
      clip: values.masksToBounds ? outline : nil,
      shadow: values.shadow(in: outline, hasSublayers: !layer.children.isEmpty),
      backdrop: values.backdrop(in: outline), border: values.border(in: outline),
      mask: mask, isMoving: isMoving, items: items(of: layer, values, in: outline),
      children: values.withSnapshot(inner, owner: layer.number, in: outline.rect))
    return layer.grouped(node, values)
  }

  /// Of a layer that its animations only place they are the same list in each frame.
  private static func items(
    of layer: CommittedLayer, _ values: LayerValues, in outline: Outline
  ) -> [DrawItem] {
    if let known = layer.items { return known }
    let items = values.items(in: outline)
    if layer.keepsItems, !layer.animations.isEmpty { layer.items = items }
    return items
  }
}

extension LayerValues {
  /// A snapshot's picture lies beneath the sublayers.
  fileprivate func withSnapshot(
    _ nodes: NodeList, owner: Int, in bounds: CGRect
  ) -> NodeList {
    snapshot.map { NodeList($0.nodes(owner: owner, in: bounds) + nodes) } ?? nodes
  }

  fileprivate var isVisible: Bool { !isHidden && opacity > 0 }

  /// The bounds with their corners; infinite corners are as round as there is room for.
  fileprivate var outline: Outline {
    Outline(
      rect: bounds,
      cornerRadius: cornerRadius.isFinite ? cornerRadius : min(bounds.width, bounds.height) / 2,
      corners: Outline.Corners(rawValue: Int(maskedCorners.rawValue & 15)),
      curve: cornerCurve == .continuous ? .continuous : .circular)
  }

  /// Background, then contents.
  fileprivate func items(in outline: Outline) -> [DrawItem] {
    var items: [DrawItem] = []
    if let backgroundColor, backgroundColor.alpha > 0 {
      items.append(.fill(DisplayColor(backgroundColor), outline))
    }
    if let contents { items += contentItems(contents, in: outline) }
    return items
  }
}
