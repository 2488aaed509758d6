import CoreGraphics

extension CALayer {
  /// From the front to the back, as they are drawn: unlike with views, `zPosition` counts.
  func defaultHitTest(_ place: CGPoint) -> CALayer? {
    guard !isHidden, let point = point(seenAt: place) else { return nil }
    let isInside = contains(point)
    if masksToBounds, !isInside { return nil }
    let sublayers = storedSublayers.members
    let backToFront = sublayers.indices.sorted {
      (sublayers[$0].zPosition, $0) < (sublayers[$1].zPosition, $1)
    }
    for index in backToFront.reversed() {
      if let hit = sublayers[index].hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }
}
