import CoreGraphics
import DisplayList

/// Turns committed layers, as a presentation shows them, into a display list.
@MainActor package enum DisplayListBuilder {
  /// `roots` from back to front on a canvas of `size` points. Subtrees without animations give the
  /// same nodes each time.
  package static func displayList(
    _ roots: [CommittedLayer], _ presentation: PresentationTree, size: CGSize
  ) -> DisplayList {
    let nodes = roots.compactMap { node($0, presentation) }
    return DisplayList(root: DisplayNode(owner: 0, children: nodes), size: size)
  }

  /// - Parameter space: the superlayer's `sublayerSpace`.
  static func node(
    _ layer: CommittedLayer, _ presentation: PresentationTree, in space: SpaceTransform? = nil
  ) -> DisplayNode? {
    // Of an animated subtree the node is a function of the layer's own time.
    let time = layer.isAnimated ? presentation.localTime(of: layer) : nil
    if let known = layer.still, known.time == time, known.space == space { return known.node }
    let presentation = presentation.withAll(of: layer)
    var made = makeNode(layer, presentation, in: space)
    for (transition, progress) in presentation.transitions(of: layer) {
      made = transition.node(
        made, size: layer.values.bounds.size,
        middle: presentation.values(of: layer).middle(in: space), owner: layer.number,
        progress: progress)
    }
    layer.still = StillNode(made, space: space, time: time)
    return made
  }

  private static func makeNode(
    _ layer: CommittedLayer, _ presentation: PresentationTree, in space: SpaceTransform?
  ) -> DisplayNode? {
    if StackRoom.isShort { fatalError("Layer \(layer.number) lies too deep: thousands of levels") }
    guard presentation.isVisible(layer) else { return nil }
    // What lies in it first: a layer's values are large, and are not to be kept on each level.
    let mask = mask(of: layer, presentation)
    let inner = nodes(beneath: layer, presentation, in: presentation.sublayerSpace(of: layer))
    return node(layer, presentation.values(of: layer), in: space, presentation, mask, inner)
  }

  private static func node(
    _ layer: CommittedLayer, _ values: LayerValues, in space: SpaceTransform?,
    _ presentation: PresentationTree, _ mask: DisplayNode?, _ inner: [DisplayNode]
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
      mask: mask, isMoving: presentation.isMoving(layer), items: values.items(in: outline),
      children: values.withSnapshot(inner, owner: layer.number, in: outline.rect))
    return layer.grouped(node, values)
  }

  private static func nodes(
    beneath layer: CommittedLayer, _ presentation: PresentationTree, in space: SpaceTransform?
  ) -> [DisplayNode] {
    // The former nodes, with new ones of what is animated as long as all of it is seen.
    if let known = layer.sublayerNodes, known.space === space {
      var nodes = known.nodes
      var isWhole = true
      for place in layer.animatedPlaces where isWhole {
        if let node = node(layer.children[place], presentation, in: space) {
          nodes[place] = node
        } else {
          isWhole = false
        }
      }
      if isWhole {
        layer.sublayerNodes = SublayerNodes(nodes: nodes, space: space)
        return nodes
      }
    }
    var nodes: [DisplayNode] = []
    nodes.reserveCapacity(layer.children.count)
    for child in sorted(layer, presentation) {
      // The way of nearly all.
      if !child.isAnimated, let known = child.still, known.space === space {
        if let node = known.node { nodes.append(node) }
      } else if let node = node(child, presentation, in: space) {
        nodes.append(node)
      }
    }
    let isOneOfEach = layer.isLevel && nodes.count == layer.children.count
    layer.sublayerNodes =
      isOneOfEach && !layer.animatedPlaces.isEmpty
      ? SublayerNodes(nodes: nodes, space: space) : nil
    return nodes
  }

  /// A mask that shows nothing takes all away.
  private static func mask(
    of layer: CommittedLayer, _ presentation: PresentationTree
  ) -> DisplayNode? {
    layer.mask.map { node($0, presentation) ?? DisplayNode(owner: $0.number) }
  }

  /// From the lowest up; equally high ones in their order. Source: 8.5.5.
  private static func sorted(
    _ layer: CommittedLayer, _ presentation: PresentationTree
  ) -> [CommittedLayer] {
    if layer.isLevel { return layer.children }
    let layers = layer.children
    let heights = layers.map { presentation.values(of: $0).zPosition }
    if heights.allSatisfy({ $0 == heights.first }) { return layers }
    return layers.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { layers[$0] }
  }
}

extension LayerValues {
  /// A snapshot's picture lies beneath the sublayers.
  fileprivate func withSnapshot(
    _ nodes: [DisplayNode], owner: Int, in bounds: CGRect
  ) -> [DisplayNode] {
    snapshot.map { $0.nodes(owner: owner, in: bounds) + nodes } ?? nodes
  }

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
