import CoreGraphics
import DisplayList

extension CommittedLayer {
  /// `node` as the layer's group opacity and rasterisation have it.
  func grouped(_ node: DisplayNode, _ values: LayerValues) -> DisplayNode {
    if values.shouldRasterize, let rasterize {
      let scale = values.rasterizationScale
      if let known = rasterizedNode, known.shows(node, scale: scale) {
        return known.placed(as: node)
      }
      if let made = RasterizedNode(of: node, scale: scale, rasterize) {
        rasterizedNode = made
        return made.placed(as: node)
      }
    }
    return values.allowsGroupOpacity ? node : node.withoutGroupOpacity
  }
}

extension DisplayNode {
  /// The same with the opacity given to each of its parts.
  fileprivate var withoutGroupOpacity: DisplayNode {
    guard opacity < 1 else { return self }
    let own = DisplayNode(owner: owner, opacity: opacity, backdrop: backdrop, items: items)
    let line = border.map { DisplayNode(owner: owner, opacity: opacity, border: $0) }
    let faded = children.map { child in
      DisplayNode(owner: child.owner, opacity: opacity, isMoving: isMoving, children: [child])
    }
    var shade = shadow
    // That of all that is shown is thrown by what is faded already.
    if shade?.shape != .content { shade?.color.alpha *= opacity }
    let cut = DisplayNode(owner: owner, clip: clip, isMoving: isMoving, children: faded)
    return DisplayNode(
      owner: owner, transform: transform, perspective: perspective, isOneSided: isOneSided,
      shadow: shade, mask: mask, isMoving: isMoving,
      children: [own, cut] + (line.map { [$0] } ?? []))
  }
}
