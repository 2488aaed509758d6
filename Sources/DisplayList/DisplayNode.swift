import CoreGraphics

/// An immutable part of a picture: some drawing, and children over it.
///
/// Nodes are shared: what did not change from one frame to the next is the same object in both. So
/// `===` is the cheap test for "nothing here changed", and two frames that share nodes cost the
/// memory of one. Order of painting: `shadow`, `backdrop`, `items` in order, `children` in order,
/// `border`; all of it, multiplied by `mask`, as one image with `opacity`. Two children that dissolve are
/// added up instead, each with its share. Trees of any depth are released without recursion.
public final class DisplayNode: Sendable {
  /// Whose picture this is: the layer's number in its stage.
  public let owner: Int
  /// From this node's coordinates to its parent's (points, y down).
  public let transform: CGAffineTransform
  /// 0…1, for the node with its children as one image.
  public let opacity: Double
  /// Whether it shows only while its front faces the viewer.
  public let isOneSided: Bool
  /// Whether the geometry is being animated, so that nothing below is moved to whole pixels.
  public let isMoving: Bool
  public let items: [DrawItem]
  public var children: NodeList { storedChildren }
  /// In this node's coordinates; only its alpha counts.
  public var mask: DisplayNode? { storedMask }

  private let effects: NodeEffects?

  // Written once, by `init`, and taken apart by `deinit`, its own or that of a node which was the last to
  // hold it, when nobody else can see it.
  nonisolated(unsafe) private var storedChildren: NodeList
  nonisolated(unsafe) private var storedMask: DisplayNode?

  public init(
    owner: Int, transform: CGAffineTransform = .identity, perspective: Perspective? = nil,
    isOneSided: Bool = false, opacity: Double = 1, clip: Outline? = nil, shadow: Shadow? = nil,
    backdrop: Backdrop? = nil, border: Border? = nil, mask: DisplayNode? = nil,
    isMoving: Bool = false, dissolve: Double? = nil, items: [DrawItem] = [],
    children: NodeList
  ) {
    self.owner = owner
    self.transform = transform
    self.isOneSided = isOneSided
    self.opacity = opacity
    self.isMoving = isMoving
    self.items = items
    storedMask = mask
    storedChildren = children
    effects = NodeEffects(
      perspective: perspective == Perspective.none ? nil : perspective, clip: clip, shadow: shadow,
      backdrop: backdrop, border: border, dissolve: dissolve)
  }

  public convenience init(
    owner: Int, transform: CGAffineTransform = .identity, perspective: Perspective? = nil,
    isOneSided: Bool = false, opacity: Double = 1, clip: Outline? = nil, shadow: Shadow? = nil,
    backdrop: Backdrop? = nil, border: Border? = nil, mask: DisplayNode? = nil,
    isMoving: Bool = false, dissolve: Double? = nil, items: [DrawItem] = [],
    children: [DisplayNode] = []
  ) {
    self.init(
      owner: owner, transform: transform, perspective: perspective, isOneSided: isOneSided,
      opacity: opacity, clip: clip, shadow: shadow, backdrop: backdrop, border: border, mask: mask,
      isMoving: isMoving, dissolve: dissolve, items: items, children: NodeList(children))
  }

  deinit {
    if isLeaf { return }
    var dying = takeParts()
    while let last = dying.indices.last {
      guard var node = dying[last].popLast() else {
        dying.removeLast()
        continue
      }
      // A node that others still hold keeps its children.
      if !node.isLeaf, isKnownUniquelyReferenced(&node) { dying += node.takeParts() }
    }
  }

  private var isLeaf: Bool { storedChildren.isEmpty && storedMask == nil }

  /// The lists as they are, since looking at each node of them costs as much as making it.
  private func takeParts() -> [[DisplayNode]] {
    defer { storedMask = nil }
    let parts = storedChildren.takeParts()
    return storedMask.map { parts + [[$0]] } ?? parts
  }
}

extension DisplayNode {
  /// Whether it has any of what few nodes have.
  public var hasEffects: Bool { effects != nil }
  /// What `transform` is divided by; nil divides by nothing.
  public var perspective: Perspective? { effects?.perspective }
  /// What the children are cut to, in this node's coordinates; `items` are not cut.
  public var clip: Outline? { effects?.clip }
  public var shadow: Shadow? { effects?.shadow }
  public var backdrop: Backdrop? { effects?.backdrop }
  public var border: Border? { effects?.border }
  /// How far the first of two children has given way to the second, 0…1: each is one image, and their
  /// sum by these shares is what is painted. Nil, or with another number of children, paints them in
  /// order.
  public var dissolve: Double? { effects?.dissolve }
}
