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
  /// What `transform` is divided by; nil divides by nothing.
  public let perspective: Perspective?
  /// Whether it shows only while its front faces the viewer.
  public let isOneSided: Bool
  /// 0…1, for the node with its children as one image.
  public let opacity: Double
  /// What the children are cut to, in this node's coordinates; `items` are not cut.
  public let clip: Outline?
  public let shadow: Shadow?
  public let backdrop: Backdrop?
  public let border: Border?
  /// In this node's coordinates; only its alpha counts.
  public var mask: DisplayNode? { storedMask }
  /// Whether the geometry is being animated, so that nothing below is moved to whole pixels.
  public let isMoving: Bool
  /// How far the first of two children has given way to the second, 0…1: each is one image, and their
  /// sum by these shares is what is painted. Nil, or with another number of children, paints them in
  /// order.
  public let dissolve: Double?
  public let items: [DrawItem]
  public var children: [DisplayNode] { storedChildren }

  // Written once, by `init`, and taken apart by `deinit`, when nobody else can see it.
  nonisolated(unsafe) private var storedChildren: [DisplayNode]
  nonisolated(unsafe) private var storedMask: DisplayNode?

  public init(
    owner: Int, transform: CGAffineTransform = .identity, perspective: Perspective? = nil,
    isOneSided: Bool = false, opacity: Double = 1, clip: Outline? = nil, shadow: Shadow? = nil,
    backdrop: Backdrop? = nil, border: Border? = nil, mask: DisplayNode? = nil,
    isMoving: Bool = false, dissolve: Double? = nil, items: [DrawItem] = [],
    children: [DisplayNode] = []
  ) {
    self.owner = owner
    self.transform = transform
    self.perspective = perspective == Perspective.none ? nil : perspective
    self.isOneSided = isOneSided
    self.shadow = shadow
    self.backdrop = backdrop
    self.border = border
    storedMask = mask
    self.opacity = opacity
    self.clip = clip
    self.isMoving = isMoving
    self.dissolve = dissolve
    self.items = items
    storedChildren = children
  }

  deinit {
    var dying = storedChildren
    if let storedMask { dying.append(storedMask) }
    storedChildren = []
    storedMask = nil
    while var node = dying.popLast() {
      // A node that others still hold keeps its children.
      guard isKnownUniquelyReferenced(&node) else { continue }
      dying.append(contentsOf: node.storedChildren)
      if let mask = node.storedMask { dying.append(mask) }
      node.storedChildren = []
      node.storedMask = nil
    }
  }
}
