import DisplayList

/// What was made of all sublayers of a layer, from back to front, but for those that are animated: what
/// does not move among them is taken over without a look at its layer.
struct SublayerNodes {
  /// With nothing in the places of those that are animated.
  let row: NodeRow
  /// Of the animated ones in the row, in their order.
  let places: [Int]
  /// The layer's `sublayerSpace`.
  let space: SpaceTransform?
}

extension CommittedLayer {
  /// Keeps what was made of its sublayers, if all that are animated are among it.
  ///
  /// - Parameter places: of what was made of animated ones.
  func keepSublayers(_ nodes: [DisplayNode], animatedAt places: [Int], space: SpaceTransform?) {
    guard keepsSublayers, places.count == animatedPlaces.count else {
      sublayerNodes = nil
      return
    }
    var still = nodes
    for place in places { still[place] = .nothing }
    sublayerNodes = SublayerNodes(row: NodeRow(still), places: places, space: space)
  }
}

extension DisplayNode {
  /// It is never seen.
  fileprivate static let nothing = DisplayNode(owner: 0)
}
