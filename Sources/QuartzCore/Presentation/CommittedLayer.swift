import CoreGraphics
import DisplayList

/// A layer as the last commit left it, immutable, with its animations: all that is needed to show
/// it at any time. Subtrees that did not change are the same object from commit to commit.
@MainActor package final class CommittedLayer {
  package let number: Int
  package let values: LayerValues
  package let animations: [LayerAnimation]
  package let children: [CommittedLayer]
  package let mask: CommittedLayer?
  /// Whether this layer, one beneath it or its mask has animations.
  package let isAnimated: Bool

  /// The node of a subtree without animations, once it was asked for, and the superlayer's
  /// `sublayerSpace` that it was made in.
  var still: (node: DisplayNode?, space: SpaceTransform?)?
  /// Makes pictures of layers that are to be rasterised; nil leaves them as they are.
  var rasterize: ((DisplayList, CGFloat) -> CGImage)?
  /// The last one that was made of this layer.
  var rasterizedNode: RasterizedNode?

  init(
    number: Int, values: LayerValues, animations: [LayerAnimation], children: [CommittedLayer],
    mask: CommittedLayer?
  ) {
    self.number = number
    self.values = values
    self.animations = animations
    self.children = children
    self.mask = mask
    isAnimated =
      !animations.isEmpty || children.contains(where: \.isAnimated)
      || mask?.isAnimated ?? false
  }
}

extension CALayer {
  /// Copies what has changed in this tree since the last commit, after making its contents.
  ///
  /// New animations begin at the context's time.
  package func commit(in context: StageContext) -> CommittedLayer {
    // First all that may run the user's code, so that nothing changes behind the copying.
    displayIfNeeded(scale: context.outputScale)
    return copy(in: context)
  }

  private func copy(in context: StageContext) -> CommittedLayer {
    let scale = context.outputScale
    if let lastCommit, !needsCommit, committedScale == scale { return lastCommit }
    commitAnimations(at: context.time, in: context)
    let committed = CommittedLayer(
      number: number, values: values, animations: animations,
      children: storedSublayers.members.map { $0.copy(in: context) },
      mask: storedMask?.copy(in: context))
    if values.shouldRasterize { committed.rasterize = context.rasterize }
    // Layout and contents that were asked for while contents were made wait for the next step, for
    // which this tree stays marked as changed.
    let isSettled =
      !needsLayoutNow && !needsDisplay(scale: scale)
      && dependents.allSatisfy { !$0.hasUncommittedChanges }
    lastCommit = committed
    needsCommit = !isSettled
    committedScale = scale
    return committed
  }
}
