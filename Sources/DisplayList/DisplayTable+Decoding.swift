import CoreGraphics

extension DisplayTable {
  /// Throws `DecodingError.dataCorrupted`, saying which entry is wrong, rather than trap on damage.
  func displayList(codingPath: [any CodingKey]) throws -> DisplayList {
    func damaged(_ what: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: codingPath, debugDescription: "display list: \(what)"))
    }
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      throw damaged("the canvas size is \(size)")
    }
    let images = try pictures.enumerated().map { index, picture in
      guard let image = picture.image else {
        throw damaged("picture \(index) has a wrong size or wrong number of bytes")
      }
      return image
    }
    var built: [DisplayNode] = []
    built.reserveCapacity(nodes.count)
    // How many nodes and items a walk from each node meets. Sharing lets a short table stand for a tree too
    // large to walk, so that is bounded here, once for every consumer.
    var walked: [Int] = []
    for (index, node) in nodes.enumerated() {
      guard node.transform.count == 6, node.transform.allSatisfy(\.isFinite) else {
        throw damaged("node \(index) has no valid transform")
      }
      guard (0...1).contains(node.opacity) else {
        throw damaged("node \(index) has opacity \(node.opacity)")
      }
      guard node.clip?.isValid != false else { throw damaged("node \(index) has a bad clip") }
      guard
        ((node.mask.map { [$0] } ?? []) + node.children)
          .allSatisfy({ built.indices.contains($0) })
      else {
        throw damaged("node \(index) names a child or mask that does not come before it")
      }
      guard node.perspective?.isValid != false, node.border?.isValid != false,
        node.backdrop?.isValid != false
      else {
        throw damaged("node \(index) has a bad perspective, border or backdrop")
      }
      guard node.dissolve.map({ (0...1).contains($0) && node.children.count == 2 }) ?? true else {
        throw damaged("node \(index) has a bad dissolve, or not the two children that it is of")
      }
      let shadow = try node.shadow.map { shade in
        guard let shadow = shade.shadow(images) else {
          throw damaged("node \(index) has a bad shadow")
        }
        return shadow
      }
      let items = try node.items.map { item in
        guard let drawn = item.drawItem(images) else {
          throw damaged("node \(index) has a bad item")
        }
        return drawn
      }
      walked.append(
        ((node.mask.map { [$0] } ?? []) + node.children).reduce(1 + node.items.count) {
          min($0 + walked[$1], Self.largestWalk + 1)
        })
      guard walked[index] <= Self.largestWalk else {
        throw damaged("node \(index) stands for more than \(Self.largestWalk) nodes and items")
      }
      let t = node.transform
      built.append(
        DisplayNode(
          owner: node.owner, transform: CGAffineTransform(t[0], t[1], t[2], t[3], t[4], t[5]),
          perspective: node.perspective, isOneSided: node.isOneSided ?? false,
          opacity: node.opacity, clip: node.clip, shadow: shadow, backdrop: node.backdrop,
          border: node.border, mask: node.mask.map { built[$0] }, isMoving: node.isMoving,
          dissolve: node.dissolve, items: items, children: node.children.map { built[$0] }))
    }
    guard let root = built.last else { throw damaged("it has no nodes") }
    return DisplayList(root: root, size: size)
  }
}

extension DisplayTable.Picture {
  var image: CGImage? {
    let sides = 1...PixelBuffer.largestSide
    guard sides.contains(width), sides.contains(height), bytes.count == width * height * 4 else {
      return nil
    }
    let buffer = PixelBuffer(width: width, height: height)
    bytes.withUnsafeBytes { source in
      for y in 0..<height {
        memcpy(buffer.row(y), source.baseAddress! + y * width * 4, width * 4)
      }
    }
    return CGImage(buffer: buffer, isOpaque: isOpaque)
  }
}

extension DisplayTable.Item {
  func drawItem(_ images: [CGImage]) -> DrawItem? {
    guard outline.isValid else { return nil }
    switch (color, picture, frame) {
    case (let color?, nil, nil):
      return color.isValid ? .fill(color, outline) : nil
    case (nil, let picture?, let frame?):
      guard images.indices.contains(picture), frame.isFinite else { return nil }
      return .image(images[picture], frame: frame, outline: outline)
    default:
      return nil
    }
  }
}

extension DisplayTable.Shade {
  func shadow(_ images: [CGImage]) -> Shadow? {
    guard color.isValid, offset.width.isFinite, offset.height.isFinite, radius.isFinite,
      radius >= 0
    else { return nil }
    func shadow(_ shape: Shadow.Shape) -> Shadow {
      Shadow(shape: shape, color: color, offset: offset, radius: radius)
    }
    switch (outline, picture, frame) {
    case (nil, nil, nil): return shadow(.content)
    case (let outline?, nil, nil): return outline.isValid ? shadow(.outline(outline)) : nil
    case (nil, let picture?, let frame?):
      guard images.indices.contains(picture), frame.isFinite else { return nil }
      return shadow(.image(images[picture], frame: frame))
    default: return nil
    }
  }
}

extension Perspective {
  fileprivate var isValid: Bool { x.isFinite && y.isFinite && w.isFinite }
}

extension Border {
  fileprivate var isValid: Bool {
    outline.isValid && color.isValid && width.isFinite && width > 0
  }
}

extension Backdrop {
  fileprivate var isValid: Bool {
    outline.isValid && radius.isFinite && radius >= 0 && saturation.isFinite
  }
}

extension Outline {
  fileprivate var isValid: Bool {
    rect.isFinite && rect.size.width >= 0 && rect.size.height >= 0 && cornerRadius.isFinite
  }
}

extension DisplayColor {
  fileprivate var isValid: Bool {
    [red, green, blue, alpha].allSatisfy { (0...1).contains($0) }
  }
}
