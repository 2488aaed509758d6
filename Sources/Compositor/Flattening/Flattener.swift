import CoreGraphics
import DisplayList

/// Turns the tree of a display list into a list of commands, for any depth without recursion.
struct Flattener {
  /// What holds for a node from its ancestors.
  struct Surroundings {
    /// From the parent's coordinates to device pixels.
    var matrix: DeviceTransform
    var clip: Int?
    /// What the clips leave of the frame, at most.
    var bounds: PixelRect
    /// The product of the ancestors' opacities.
    var opacity: Double
    var isMoving: Bool
  }

  enum Step {
    case enter(DisplayNode, Surroundings)
    /// With the pixels that it fills instead of its outline, where a clip cuts it.
    case border(Border, Surroundings, area: DeviceShape?)
    case openMask
    case openShare(alpha: Double, clip: Int?)
    case leaveMask
    case leaveGroup
  }

  /// Less than this adds less than half a level to any pixel.
  static let leastOpacity = 1.0 / 512
  /// From here on an opacity is the level 255.
  static let leastFullOpacity = 254.5 / 255

  var list: CommandList
  var shapes: ShapeBuilder
  var openGroups: [OpenGroup] = []
  private var steps: [Step] = []
  let shadows: ShadowPainter
  var backdropCount = 0
  /// Shadows of content within what throws a shadow itself.
  var nestedShadowCount = 0

  init(frame: PixelRect, shapes: ShapeBuilder, shadows: ShadowPainter) {
    list = CommandList(frame: frame)
    self.shapes = shapes
    self.shadows = shadows
  }

  /// - Parameter scale: output pixels per point.
  mutating func flatten(_ root: DisplayNode, scale: Double) {
    flatten(root, matrix: DeviceTransform(CGAffineTransform(scaleX: scale, y: scale)))
  }

  mutating func flatten(_ root: DisplayNode, matrix: DeviceTransform) {
    let surroundings = Surroundings(
      matrix: matrix, clip: nil, bounds: list.frame, opacity: 1, isMoving: false)
    steps.append(.enter(root, surroundings))
    while let step = steps.popLast() {
      switch step {
      case .enter(let node, let surroundings): enter(node, surroundings)
      case .border(let border, let surroundings, let area):
        append(border, surroundings, area: area)
      case .openMask: openMask()
      case .openShare(let alpha, let clip): openGroup(alpha: alpha, clip: clip, use: .share)
      case .leaveMask: leaveMask()
      case .leaveGroup: leaveGroup()
      }
    }
  }

  private mutating func enter(_ node: DisplayNode, _ outside: Surroundings) {
    var inside = outside
    let opacity = min(node.opacity, 1)
    inside.opacity *= opacity
    guard inside.opacity >= Self.leastOpacity else { return }
    inside.matrix = node.projection.concatenating(outside.matrix)
    guard inside.matrix.isFinite, inside.matrix.inverse != nil else { return }
    if node.isOneSided, inside.matrix.determinant <= 0 { return }
    inside.isMoving = outside.isMoving || node.isMoving

    if opacity < Self.leastFullOpacity || node.mask != nil {
      openGroup(alpha: opacity, clip: outside.clip, hasMask: node.mask != nil)
      steps.append(.leaveGroup)
    }
    if let mask = node.mask {
      var over = inside
      over.opacity = 1
      steps.append(contentsOf: [.leaveMask, .enter(mask, over), .openMask])
    }
    if let shadow = node.shadow { append(shadow, of: node, inside) }
    if let backdrop = node.backdrop { append(backdrop, inside) }
    var items = node.items.withoutCovered
    guard let outline = node.clip, !node.children.isEmpty else {
      for item in items { append(item, inside) }
      if let border = node.border { steps.append(.border(border, inside, area: nil)) }
      enterChildren(of: node, inside)
      return
    }
    // A background with the clip's own outline belongs with what is cut: drawn before it, its
    // colour would show through at the edges.
    var background: [DrawItem] = []
    while case .fill(_, outline)? = items.last { background.append(items.removeLast()) }
    for item in items { append(item, inside) }
    var cut = inside
    guard pushClip(outline, &cut) else {
      if let border = node.border { append(border, inside, area: nil) }
      return
    }
    var area: DeviceShape?
    if let clip = cut.clip, clip != inside.clip {
      area = DeviceShape(pixels: list.clips[clip].shape.bounds)
      openGroup(alpha: 1, clip: clip, isClip: true)
      steps.append(.leaveGroup)
    }
    for item in background.reversed() { append(item, area == nil ? inside : cut, area: area) }
    if let border = node.border {
      // Likewise what runs along its edge.
      let isAlong = border.outline == outline
      steps.append(.border(border, isAlong ? cut : inside, area: isAlong ? area : nil))
    }
    enterChildren(of: node, cut)
  }

  private mutating func enterChildren(of node: DisplayNode, _ surroundings: Surroundings) {
    guard let dissolve = node.dissolve, node.children.count == 2 else {
      for child in node.children.reversed() { steps.append(.enter(child, surroundings)) }
      return
    }
    // Levels that add up to the whole, so that what is the same in both stays as it is.
    let second = (min(max(dissolve, 0), 1) * 255).rounded() / 255
    openGroup(alpha: 1, clip: surroundings.clip, use: .mix)
    openGroup(alpha: 1 - second, clip: surroundings.clip, use: .share)
    steps.append(contentsOf: [
      .leaveGroup, .leaveGroup, .enter(node.children[1], surroundings),
      .openShare(alpha: second, clip: surroundings.clip), .leaveGroup,
      .enter(node.children[0], surroundings),
    ])
  }

  /// Whether anything is left inside the clip.
  private mutating func pushClip(_ outline: Outline, _ inside: inout Surroundings) -> Bool {
    guard let shape = shapes.shape(of: outline, matrix: inside.matrix, into: &list) else {
      return false
    }
    inside.bounds = inside.bounds.intersection(shape.bounds)
    if inside.bounds.isEmpty { return false }
    if shape.isWholePixels || shape.covers(inside.bounds) { return true }
    // Clips outside this one that leave all of it cut nothing more.
    var parent = inside.clip
    while let index = parent, list.clips[index].shape.covers(inside.bounds) {
      parent = list.clips[index].parent
    }
    let depth = parent.map { list.clips[$0].depth + 1 } ?? 1
    guard depth <= Clip.deepest else { return true }
    list.clips.append(Clip(shape: shape, parent: parent, depth: depth))
    inside.clip = list.clips.count - 1
    return true
  }

  /// Adds a drawing to the list and to the group it is in.
  mutating func append(_ command: DrawCommand) {
    list.commands.append(command)
    addPart(list.commands.count - 1)
  }
}
