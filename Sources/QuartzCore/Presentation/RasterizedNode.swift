import CoreGraphics
import DisplayList

/// A node with all that lies in it as a bitmap; what places it, fades it and masks it stays outside.
struct RasterizedNode {
  private let source: DisplayNode
  private let scale: CGFloat
  private let image: CGImage
  private let frame: CGRect

  /// Nil where there is nothing to show, or no bitmap can have the size.
  init?(
    of node: DisplayNode, scale: CGFloat, _ rasterize: (DisplayList, CGFloat) -> CGImage
  ) {
    guard scale > 0, scale.isFinite, let extent = node.extent else { return nil }
    // Whole pixels, so that the bitmap's edges are where the pixels' are.
    func pixels(_ points: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
      (points * scale).rounded(rule)
    }
    let (left, top) = (pixels(extent.minX, .down), pixels(extent.minY, .down))
    let (width, height) = (pixels(extent.maxX, .up) - left, pixels(extent.maxY, .up) - top)
    guard width > 0, height > 0, width * height <= Self.mostPixels,
      max(width, height) <= CGFloat(PixelBuffer.largestSide)
    else { return nil }
    frame = CGRect(
      x: left / scale, y: top / scale, width: width / scale, height: height / scale)
    let content = DisplayNode(
      owner: node.owner, transform: CGAffineTransform(translationX: -frame.minX, y: -frame.minY),
      clip: node.clip, shadow: node.shadow, backdrop: node.backdrop, border: node.border,
      items: node.items, children: node.children)
    image = rasterize(DisplayList(root: content, size: frame.size), scale)
    source = node
    self.scale = scale
  }

  /// As many as a layer's drawing may have.
  private static let mostPixels = CGFloat(64 << 20)

  /// Whether it is the picture of `node` as well.
  func shows(_ node: DisplayNode, scale: CGFloat) -> Bool {
    self.scale == scale && source.items == node.items && source.clip == node.clip
      && source.shadow == node.shadow && source.backdrop == node.backdrop
      && source.border == node.border && source.children.count == node.children.count
      && zip(source.children, node.children).allSatisfy { $0 === $1 }
  }

  /// The bitmap where `node` is.
  func placed(as node: DisplayNode) -> DisplayNode {
    DisplayNode(
      owner: node.owner, transform: node.transform, perspective: node.perspective,
      isOneSided: node.isOneSided, opacity: node.opacity, mask: node.mask, isMoving: node.isMoving,
      items: [.image(image, frame: frame, outline: Outline(rect: frame))])
  }
}

extension DisplayNode {
  /// Around all that the node paints, in its own coordinates; nil when that is nothing, or when a
  /// part is seen in perspective.
  fileprivate var extent: CGRect? {
    var all = CGRect.null
    for item in items {
      switch item {
      case .fill(_, let outline): all = all.union(outline.rect)
      case .image(_, let frame, let outline): all = all.union(outline.rect.intersection(frame))
      }
    }
    if let border { all = all.union(border.outline.rect) }
    var inner = CGRect.null
    for child in children {
      if child.perspective != nil { return nil }
      if let part = child.extent { inner = inner.union(part.applying(child.transform)) }
    }
    if let clip { inner = inner.intersection(clip.rect) }
    all = all.union(inner)
    if let shadow {
      let shape: CGRect =
        switch shadow.shape {
        case .outline(let outline): outline.rect
        case .image(_, let frame): frame
        case .content: all
        }
      let reach = 3 * shadow.radius + 1
      all = all.union(
        shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
          .insetBy(dx: -reach, dy: -reach))
    }
    return all.isNull || all.isEmpty || !all.isFinite ? nil : all
  }
}
