import CoreGraphics
import DisplayList

/// Turns committed layers, as they are at a time, into a display list.
///
/// A pure function of the layers and the time, which goes down from layer to layer: each layer with
/// animations is asked for its values when it is come to, before that for its height if it changes, and they are kept no longer than its node
/// takes to be made. Subtrees without animations, and those whose own time stands still, give the node
/// that they gave before: they cost nothing.
@MainActor package enum DisplayListBuilder {
  /// `roots` from back to front on a canvas of `size` points, at their superlayers' `time`. It runs no
  /// code of the user's.
  package static func displayList(
    _ roots: [CommittedLayer], at time: Double, size: CGSize
  ) -> DisplayList {
    let nodes = roots.compactMap { node($0, at: time) }
    return DisplayList(root: DisplayNode(owner: 0, children: nodes), size: size)
  }

  /// - Parameters:
  ///   - parent: the superlayer's time.
  ///   - space: the superlayer's `sublayerSpace`.
  static func node(
    _ layer: CommittedLayer, at parent: Double, in space: SpaceTransform? = nil
  ) -> DisplayNode? {
    // Of a subtree with animations the node is a function of the layer's own time.
    let time = layer.isAnimated ? layer.localTime(at: parent) : nil
    if let known = layer.still, known.time == time, known.space == space { return known.node }
    // Where nothing is animated, no time is looked at.
    let node = node(layer, layer.moment(at: time ?? 0), at: time ?? 0, in: space)
    layer.keep(node, space: space, time: time)
    return node
  }

  /// - Parameter time: the layer's own.
  private static func node(
    _ layer: CommittedLayer, _ moment: LayerMoment?, at time: Double, in space: SpaceTransform?
  ) -> DisplayNode? {
    let made = makeNode(layer, moment, at: time, in: space)
    return moment.map { dissolving(made, of: layer, $0, in: space) } ?? made
  }

  private static func makeNode(
    _ layer: CommittedLayer, _ moment: LayerMoment?, at time: Double, in space: SpaceTransform?
  ) -> DisplayNode? {
    if StackRoom.isShort { fatalError("Layer \(layer.number) lies too deep: thousands of levels") }
    guard isVisible(layer, moment) else { return nil }
    let mask = mask(of: layer, at: time)
    let inner = nodes(beneath: layer, at: time, in: sublayerSpace(of: layer, moment))
    return node(layer, moment, in: space, mask, inner)
  }

  private static func nodes(
    beneath layer: CommittedLayer, at time: Double, in space: SpaceTransform?
  ) -> NodeList {
    if layer.children.isEmpty { return NodeList() }
    if let known = layer.sublayerNodes, known.space == space,
      let moved = moved(in: layer, at: time, space)
    {
      return NodeList(known.row, at: known.places, moved)
    }
    var nodes: [DisplayNode] = []
    var animated: [Int] = []
    nodes.reserveCapacity(layer.children.count)
    for child in sorted(layer, at: time) {
      // The way of nearly all.
      if !child.isAnimated, let known = child.still, known.space === space {
        if let node = known.node { nodes.append(node) }
      } else if let node = node(child, at: time, in: space) {
        if layer.keepsSublayers, child.isAnimated { animated.append(nodes.count) }
        nodes.append(node)
      }
    }
    layer.keepSublayers(nodes, animatedAt: animated, space: space)
    return NodeList(nodes)
  }

  /// The nodes of the animated sublayers; nil where one of them is not seen.
  private static func moved(
    in layer: CommittedLayer, at time: Double, _ space: SpaceTransform?
  ) -> [DisplayNode]? {
    var nodes: [DisplayNode] = []
    nodes.reserveCapacity(layer.animatedPlaces.count)
    for place in layer.animatedPlaces {
      guard let node = node(layer.children[place], at: time, in: space) else { return nil }
      nodes.append(node)
    }
    return nodes
  }

  /// A mask that shows nothing takes all away.
  private static func mask(of layer: CommittedLayer, at time: Double) -> DisplayNode? {
    layer.mask.map { node($0, at: time) ?? DisplayNode(owner: $0.number) }
  }

  /// From the lowest up; equally high ones in their order. Source: 8.5.5.
  private static func sorted(_ layer: CommittedLayer, at time: Double) -> [CommittedLayer] {
    if layer.isLevel { return layer.children }
    let layers = layer.children
    let heights = layers.map { layer in
      (layer.changesHeight ? layer.values(at: time) : layer.values).zPosition
    }
    if heights.allSatisfy({ $0 == heights.first }) { return layers }
    return layers.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { layers[$0] }
  }
}
