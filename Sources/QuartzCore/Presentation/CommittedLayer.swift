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
  /// How its time runs in its superlayer's.
  package let timing: MediaTiming
  /// Output pixels per point, for which its contents were made.
  package let scale: CGFloat
  /// Whether this layer, one beneath it or its mask has animations.
  package let isAnimated: Bool
  /// Whether all sublayers always stand equally high, so that their order is that of drawing.
  let isLevel: Bool
  /// The places, among the sublayers, of those with animations in them.
  let animatedPlaces: [Int]

  /// Whether what its sublayers make is kept from frame to frame: few of them are animated, all stand
  /// equally high, and no animation turns the space that they are in. Where most are animated, to make a
  /// list is the shorter way.
  let keepsSublayers: Bool
  /// Whether it paints the same at any time: its animations do no more than place it.
  let keepsItems: Bool

  /// What it paints, of one that is animated and keeps it.
  var items: [DrawItem]?
  /// The node that was made last.
  var still: StillNode?
  /// Those of the sublayers that were made last, while something among them is animated.
  var sublayerNodes: SublayerNodes?
  /// The picture that was made last for values between the model's.
  var lastPicture: (of: LayerDrawing, contentsScale: CGFloat, made: LayerDrawing.Picture)?
  /// Makes pictures of layers that are to be rasterised; nil leaves them as they are.
  var rasterize: ((DisplayList, CGFloat) -> CGImage)?
  /// The last one that was made of this layer.
  var rasterizedNode: RasterizedNode?

  init(
    number: Int, values: LayerValues, animations: [LayerAnimation], children: [CommittedLayer],
    mask: CommittedLayer?, timing: MediaTiming = MediaTiming(), scale: CGFloat = 1
  ) {
    self.timing = timing
    self.scale = scale
    let height = children.first?.values.zPosition
    isLevel = children.allSatisfy { $0.values.zPosition == height && !$0.changesHeight }
    self.number = number
    self.values = values
    self.animations = animations
    self.children = children
    self.mask = mask
    keepsItems = animations.allSatisfy { $0.body.properties.allSatisfy(\.isPlacement) }
    animatedPlaces = children.indices.filter { children[$0].isAnimated }
    keepsSublayers =
      isLevel && !animatedPlaces.isEmpty && animatedPlaces.count <= children.count / 2
      && !animations.contains { $0.body.properties.contains(.sublayerTransform) }
    isAnimated = !animations.isEmpty || !animatedPlaces.isEmpty || mask?.isAnimated == true
  }
}

extension CommittedLayer {
  /// Whether it comes to stand higher or lower among its siblings by itself.
  var changesHeight: Bool {
    animations.contains { $0.body.properties.contains(.zPosition) }
  }

  /// Makes the contents and the shadow's picture of values that an animation has changed. It is a
  /// pure function of them, whose last result is kept.
  func draw(_ values: inout LayerValues) {
    if values.shadow.path != self.values.shadow.path { values.shadow.drawPath() }
    guard values.drawing != self.values.drawing else { return }
    let picture: LayerDrawing.Picture
    if let lastPicture, lastPicture.of == values.drawing,
      lastPicture.contentsScale == values.contentsScale
    {
      picture = lastPicture.made
    } else {
      picture = values.drawing.picture(
        in: self.values.bounds, scale: scale, contentsScale: values.contentsScale)
      lastPicture = (values.drawing, values.contentsScale, picture)
    }
    values.contents = picture.image
    values.contentsFrame = picture.frame
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
    requireRoomBelow()
    commitTiming(at: context.time)
    commitAnimations(at: context.time, in: context)
    let committed = CommittedLayer(
      number: number, values: values, animations: animations,
      children: storedSublayers.members.map { $0.copy(in: context) },
      mask: storedMask?.copy(in: context), timing: timing, scale: scale)
    if values.shouldRasterize { committed.rasterize = context.rasterize }
    // Layout and contents that were asked for while contents were made wait for the next step, for
    // which this tree stays marked as changed.
    let isSettled =
      !needsLayoutNow && !needsDisplay(scale: scale)
      && dependents.allSatisfy { !$0.hasUncommittedChanges }
    // Who looks back holds the former one: what only made its next picture quick is not counted.
    if let former = lastCommit {
      former.still = nil
      former.items = nil
      former.sublayerNodes = nil
      former.lastPicture = nil
      former.rasterizedNode = nil
    }
    lastCommit = committed
    needsCommit = !isSettled
    committedScale = scale
    return committed
  }
}
