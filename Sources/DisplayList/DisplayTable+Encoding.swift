import CoreGraphics

extension DisplayTable {
  init(_ list: DisplayList) {
    self.init(size: list.size, pictures: [], nodes: [])
    var pictureIndices: [ObjectIdentifier: Int] = [:]
    var nodeIndices: [ObjectIdentifier: Int] = [:]
    func index(of image: CGImage) -> Int {
      if let known = pictureIndices[ObjectIdentifier(image)] { return known }
      pictureIndices[ObjectIdentifier(image)] = pictures.count
      pictures.append(Picture(image))
      return pictures.count - 1
    }
    // Each node is pushed twice: the second time its children and its mask have their indices.
    var pending = [(node: list.root, isReady: false)]
    while let (node, isReady) = pending.popLast() {
      if nodeIndices[ObjectIdentifier(node)] != nil { continue }
      guard isReady else {
        pending.append((node, true))
        pending.append(contentsOf: node.children.map { ($0, false) })
        if let mask = node.mask { pending.append((mask, false)) }
        continue
      }
      let items = node.items.map { item -> Item in
        switch item {
        case .fill(let color, let outline): Item(color: color, outline: outline)
        case .image(let image, let frame, let outline):
          Item(outline: outline, picture: index(of: image), frame: frame)
        }
      }
      let shade = node.shadow.map { shadow -> Shade in
        var shade = Shade(color: shadow.color, offset: shadow.offset, radius: shadow.radius)
        switch shadow.shape {
        case .content: break
        case .outline(let outline): shade.outline = outline
        case .image(let image, let frame):
          (shade.picture, shade.frame) = (index(of: image), frame)
        }
        return shade
      }
      let t = node.transform
      nodeIndices[ObjectIdentifier(node)] = nodes.count
      nodes.append(
        Node(
          owner: node.owner, transform: [t.a, t.b, t.c, t.d, t.tx, t.ty],
          perspective: node.perspective, isOneSided: node.isOneSided ? true : nil,
          opacity: node.opacity, clip: node.clip, shadow: shade, backdrop: node.backdrop,
          border: node.border, mask: node.mask.map { nodeIndices[ObjectIdentifier($0)]! },
          isMoving: node.isMoving, dissolve: node.dissolve, items: items,
          children: node.children.map { nodeIndices[ObjectIdentifier($0)]! }))
    }
  }
}

extension DisplayTable.Picture {
  init(_ image: CGImage) {
    width = image.width
    height = image.height
    isOpaque = image.isOpaque
    bytes = Data(capacity: width * height * 4)
    for y in 0..<height {
      bytes.append(
        Data(bytes: image.buffer.row(y), count: width * MemoryLayout<UInt32>.stride))
    }
  }
}
