import DisplayList

/// What was made of a layer, and what of. One object, so that looking at it costs little: where most
/// siblings move, those that do not are asked for it in every frame.
final class StillNode {
  /// Nil where there is nothing to see.
  fileprivate(set) var node: DisplayNode?
  /// The superlayer's `sublayerSpace`.
  fileprivate(set) var space: SpaceTransform?
  /// The layer's own time, of one with animations in it.
  fileprivate(set) var time: Double?

  fileprivate init(_ node: DisplayNode?, space: SpaceTransform?, time: Double?) {
    self.node = node
    self.space = space
    self.time = time
  }
}

extension CommittedLayer {
  /// Keeps what was made of it last, in place of what was made before.
  func keep(_ node: DisplayNode?, space: SpaceTransform?, time: Double?) {
    guard let still else {
      still = StillNode(node, space: space, time: time)
      return
    }
    (still.node, still.space, still.time) = (node, space, time)
  }
}
