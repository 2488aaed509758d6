import CoreGraphics
import DisplayList

/// How a layer's former picture gives way to the present one. Source: 8.4.6.
package struct LayerTransition: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case fade, moveIn, push, reveal
    /// Half a turn in space, with the new picture on the back; the side comes towards the viewer.
    case flip
  }
  package enum Side: String, Hashable, Sendable { case left, right, top, bottom }

  package var kind = Kind.fade
  /// Where the new picture comes from, or the old one goes the other way.
  package var side = Side.left
  /// The part of the whole that is shown, 0…1.
  package var startProgress = 0.0
  package var endProgress = 1.0
  /// What the layer showed at the commit, in its superlayer's coordinates; nil for nothing.
  package var former: DisplayNode?

  /// Whether it is left out on a layer that no commit had before, which appears at once then.
  package var needsFormer = false
  /// Whether a commit had the layer before.
  package var hasFormer = true

  package init() {}

  func progress(at progress: Double) -> Double {
    startProgress + (endProgress - startProgress) * progress
  }

  /// The two pictures at `progress`, as one node.
  ///
  /// - Parameter middle: of the layer, in its superlayer's coordinates.
  func node(
    _ present: DisplayNode?, size: CGSize, middle: CGPoint, owner: Int, progress: Double
  ) -> DisplayNode {
    if needsFormer, !hasFormer { return present ?? DisplayNode(owner: owner) }
    if kind == .flip {
      return flipNode(present, size: size, middle: middle, owner: owner, progress: progress)
    }
    let rest = 1 - progress
    var (formerPlace, presentPlace) = (CGPoint.zero, CGPoint.zero)
    // The way that what comes in still has to go.
    let way = CGPoint(
      x: side == .left ? -size.width : side == .right ? size.width : 0,
      y: side == .top ? -size.height : side == .bottom ? size.height : 0)
    switch kind {
    case .fade, .flip: break
    case .moveIn, .push:
      presentPlace = CGPoint(x: way.x * rest, y: way.y * rest)
      if kind == .push { formerPlace = CGPoint(x: -way.x * progress, y: -way.y * progress) }
    case .reveal: formerPlace = CGPoint(x: -way.x * progress, y: -way.y * progress)
    }
    func piece(_ node: DisplayNode?, _ place: CGPoint, opacity: Double = 1) -> [DisplayNode] {
      guard let node, opacity > 0, place.x.isFinite, place.y.isFinite else { return [] }
      let transform = CGAffineTransform(translationX: place.x, y: place.y)
      return [
        DisplayNode(
          owner: owner, transform: transform, opacity: opacity, isMoving: kind != .fade,
          children: [node])
      ]
    }
    let isOver = progress >= 1
    var share = 1.0
    if kind == .fade {
      share = min(max(progress, 0), 1)
      // One picture over the other would let the ground shine through where neither does.
      if let former, let present, share > 0, !isOver {
        return DisplayNode(owner: owner, dissolve: share, children: [former, present])
      }
    }
    let old =
      isOver ? [] : piece(former, formerPlace, opacity: kind == .fade ? 1 - share : 1)
    let new = piece(present, presentPlace, opacity: share)
    return DisplayNode(owner: owner, children: kind == .reveal ? new + old : old + new)
  }

  package static func == (one: LayerTransition, other: LayerTransition) -> Bool {
    one.kind == other.kind && one.side == other.side && one.former === other.former
      && one.startProgress == other.startProgress && one.endProgress == other.endProgress
      && one.needsFormer == other.needsFormer && one.hasFormer == other.hasFormer
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(side)
  }
}
