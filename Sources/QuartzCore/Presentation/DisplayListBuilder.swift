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
    let moment = presentation.moment(of: layer)
    if let known = layer.still, known.time == moment?.time, known.space == space {
      return known.node
    }
    if let whole = presentation.withAll(of: layer) {
      return node(layer, whole.moment(of: layer), whole, in: space)
    }
    return node(layer, moment, presentation, in: space)
  }

  private static func node(
    _ layer: CommittedLayer, _ moment: LayerMoment?, _ presentation: PresentationTree,
    in space: SpaceTransform?
  ) -> DisplayNode? {
    let made = makeNode(layer, moment, presentation, in: space)
    let node = moment.map { dissolving(made, of: layer, $0, in: space) } ?? made
    layer.still = StillNode(node, space: space, time: moment?.time)
    return node
  }

  private static func makeNode(
    _ layer: CommittedLayer, _ moment: LayerMoment?, _ presentation: PresentationTree,
    in space: SpaceTransform?
  ) -> DisplayNode? {
    if StackRoom.isShort { fatalError("Layer \(layer.number) lies too deep: thousands of levels") }
    guard isVisible(layer, moment) else { return nil }
    let mask = mask(of: layer, presentation)
    let inner = nodes(beneath: layer, presentation, in: sublayerSpace(of: layer, moment))
    return node(layer, moment, in: space, mask, inner)
  }

  private static func nodes(
    beneath layer: CommittedLayer, _ presentation: PresentationTree, in space: SpaceTransform?
  ) -> [DisplayNode] {
    // The former nodes, with new ones of what is animated as long as all of it is seen. Where most
    // of them are, taking the former ones over is the longer way.
    if let known = layer.sublayerNodes, known.space === space,
      layer.animatedPlaces.count <= layer.children.count / 2
    {
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
