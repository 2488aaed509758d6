import CoreGraphics
import DisplayList

/// The pictures of shadows that were used last.
struct ShadowCache {
  /// All that a picture depends on.
  struct Key: Hashable {
    private var shape: Shadow.Shape
    private var red: Double
    private var green: Double
    private var blue: Double
    private var radius: CGFloat
    private var pixels: CGFloat
    private var content: Content?
    /// Of shadows around it, in which deeper ones are left out.
    private var depth = 0

    init(
      _ shadow: Shadow, _ node: DisplayNode, rect: CGRect, pixels: CGFloat, depth: Int
    ) {
      shape = shadow.shape.atOrigin
      if case .content = shape {
        content = Content(node)
        self.depth = depth
      }
      (red, green, blue) = (shadow.color.red, shadow.color.green, shadow.color.blue)
      radius = shadow.radius
      self.pixels = pixels
    }
  }

  /// What a node paints, by the identity of its children, which it keeps alive.
  private struct Content: Hashable {
    let clip: Outline?
    let border: Border?
    let dissolve: Double?
    let items: [DrawItem]
    let nodes: NodeList
    let mask: DisplayNode?

    init(_ node: DisplayNode) {
      clip = node.clip
      border = node.border
      dissolve = node.dissolve
      items = node.items
      nodes = node.children
      mask = node.mask
    }

    static func == (one: Content, other: Content) -> Bool {
      one.clip == other.clip && one.border == other.border && one.dissolve == other.dissolve
        && one.items == other.items && one.mask === other.mask
        && one.nodes.elementsEqual(other.nodes, by: ===)
    }

    func hash(into hasher: inout Hasher) {
      for node in nodes { hasher.combine(ObjectIdentifier(node)) }
    }
  }

  /// Bytes of all pictures together, but for the latest one.
  static let byteLimit = 32 << 20
  static let countLimit = 128

  private var pictures: [Key: ShadowPainter.Picture] = [:]
  /// The least recently used first.
  private var recency: [Key] = []
  private var bytes = 0

  func picture(_ key: Key) -> ShadowPainter.Picture? { pictures[key] }

  /// Makes the picture the one that was used last.
  mutating func keep(_ picture: ShadowPainter.Picture, _ key: Key) {
    if pictures.updateValue(picture, forKey: key) == nil {
      bytes += picture.bytes
    } else {
      recency.removeAll { $0 == key }
    }
    recency.append(key)
    while recency.count > Self.countLimit || bytes > Self.byteLimit && recency.count > 1 {
      if let oldest = pictures.removeValue(forKey: recency.removeFirst()) { bytes -= oldest.bytes }
    }
  }
}

extension ShadowPainter.Picture {
  fileprivate var bytes: Int { image.buffer.stride * image.height * 4 }
}
