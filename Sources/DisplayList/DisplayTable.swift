import CoreGraphics

/// The flat form of a display list; `displayList` is where what was decoded is checked.
struct DisplayTable: Codable {
  /// Premultiplied BGRA, rows from the top without padding.
  struct Picture: Codable {
    var width: Int
    var height: Int
    var isOpaque: Bool
    var bytes: Data
  }

  struct Item: Codable {
    var color: DisplayColor?
    var outline: Outline
    /// An index into `pictures`, with `frame`; nil for a fill, which has `color`.
    var picture: Int?
    var frame: CGRect?
  }

  struct Node: Codable {
    var owner: Int
    /// a, b, c, d, tx, ty.
    var transform: [Double]
    var opacity: Double
    var clip: Outline?
    var isMoving: Bool
    var items: [Item]
    /// Indices of earlier nodes.
    var children: [Int]
  }

  /// The most nodes and items, counted once for each way to reach them, that a decoded list may
  /// have.
  static let largestWalk = 1_000_000

  var size: CGSize
  var pictures: [Picture]
  /// The last one is the root.
  var nodes: [Node]
}

// MARK: - From a display list

extension DisplayTable {
  init(_ list: DisplayList) {
    size = list.size
    pictures = []
    nodes = []
    var pictureIndices: [ObjectIdentifier: Int] = [:]
    var nodeIndices: [ObjectIdentifier: Int] = [:]
    // Each node is pushed twice: the second time its children have their indices.
    var pending = [(node: list.root, childrenDone: false)]
    while let (node, childrenDone) = pending.popLast() {
      if nodeIndices[ObjectIdentifier(node)] != nil { continue }
      guard childrenDone else {
        pending.append((node, true))
        pending.append(contentsOf: node.children.map { ($0, false) })
        continue
      }
      let items = node.items.map { item -> Item in
        switch item {
        case .fill(let color, let outline):
          return Item(color: color, outline: outline)
        case .image(let image, let frame, let outline):
          let index = pictureIndices[ObjectIdentifier(image)] ?? pictures.count
          if index == pictures.count {
            pictureIndices[ObjectIdentifier(image)] = index
            pictures.append(Picture(image))
          }
          return Item(outline: outline, picture: index, frame: frame)
        }
      }
      let t = node.transform
      nodeIndices[ObjectIdentifier(node)] = nodes.count
      nodes.append(
        Node(
          owner: node.owner, transform: [t.a, t.b, t.c, t.d, t.tx, t.ty], opacity: node.opacity,
          clip: node.clip, isMoving: node.isMoving, items: items,
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

// MARK: - To a display list

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
      guard node.children.allSatisfy({ built.indices.contains($0) }) else {
        throw damaged("node \(index) names a child that does not come before it")
      }
      let items = try node.items.map { item in
        guard let drawn = item.drawItem(images) else {
          throw damaged("node \(index) has a bad item")
        }
        return drawn
      }
      walked.append(
        node.children.reduce(1 + node.items.count) {
          min($0 + walked[$1], Self.largestWalk + 1)
        })
      guard walked[index] <= Self.largestWalk else {
        throw damaged("node \(index) stands for more than \(Self.largestWalk) nodes and items")
      }
      let t = node.transform
      built.append(
        DisplayNode(
          owner: node.owner, transform: CGAffineTransform(t[0], t[1], t[2], t[3], t[4], t[5]),
          opacity: node.opacity, clip: node.clip, isMoving: node.isMoving, items: items,
          children: node.children.map { built[$0] }))
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
