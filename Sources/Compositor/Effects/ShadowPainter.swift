import CoreGraphics
import DisplayList

/// Makes the pictures of shadows, and keeps them for the next frames.
final class ShadowPainter {
  struct Picture {
    var image: CGImage
    /// Where it lies, in the node's coordinates.
    var frame: CGRect
  }

  private let renderer: CommandRenderer
  private let blurs: BlurPainter
  private var shapes = ShapeBuilder()
  private var known = ShadowCache()
  private var depth = 0

  /// A blurred edge needs no more pixels than make its deviation this many.
  private static let enoughSigma = 4.0
  /// Of shadows that are part of what throws a shadow; deeper ones are left out.
  private static let deepest = 2
  /// Points; what lies beyond throws no shadow.
  private static let furthest = 1e6
  /// Points; a blur as wide as this leaves nothing to see.
  private static let largestRadius = 100_000.0
  /// Pixels per point.
  private static let largestScale = 1e6
  /// Pixels; what is larger than that or than twice the frame gets a coarser picture.
  private static let largestSide = 2048.0

  /// Whether what throws a shadow is being painted.
  var isNested: Bool { depth > 0 }

  init(kernels: KernelSet) {
    renderer = CommandRenderer(kernels: kernels)
    blurs = BlurPainter(kernels: kernels)
  }

  /// The shadow in its colour, opaque where nothing thins it, or nil where there is nothing to see.
  ///
  /// - Parameter matrix: from the node to the device.
  func picture(
    of shadow: Shadow, of node: DisplayNode, matrix: DeviceTransform, frame: PixelRect
  ) -> Picture? {
    let rect: CGRect
    switch shadow.shape {
    case .outline(let outline): rect = outline.rect
    case .image(_, let frame): rect = frame
    case .content:
      guard let content = extent(of: node) else { return nil }
      rect = content
    }
    guard rect.width > 0, rect.height > 0, depth < Self.deepest,
      CGRect(
        x: -Self.furthest, y: -Self.furthest, width: 2 * Self.furthest, height: 2 * Self.furthest
      )
      .contains(rect),
      shadow.offset.width.isFinite, shadow.offset.height.isFinite,
      (0...Self.largestRadius).contains(shadow.radius)
    else { return nil }
    let scale = matrix.largestScale(at: ConvexPolygon(rect).points)
    guard (1 / Self.largestScale...Self.largestScale).contains(scale) else { return nil }
    let most = min(Self.largestSide, 2 * Double(max(frame.width, frame.height, 32)))
    let pixels = resolution(scale: scale, radius: shadow.radius, rect, mostPixels: most)
    let key = ShadowCache.Key(shadow, node, rect: rect, pixels: pixels, depth: depth)
    let picture = known.picture(key) ?? paint(shadow, node, rect: rect, pixels: pixels)
    guard var picture else { return nil }
    known.keep(picture, key)
    picture.frame = picture.frame.offsetBy(
      dx: rect.minX + shadow.offset.width, dy: rect.minY + shadow.offset.height)
    return picture
  }

  /// Pixels of the picture per point: a power of the fourth root of 2, so that a shadow that grows is
  /// not made anew with each frame.
  private func resolution(
    scale: CGFloat, radius: CGFloat, _ rect: CGRect, mostPixels: CGFloat
  ) -> CGFloat {
    let side = max(rect.width, rect.height) + 6 * radius
    let wanted = min(
      scale, radius > 0 ? Self.enoughSigma / radius : scale, mostPixels / side)
    // The power of 2 at or below it, then up to four steps.
    var step = CGFloat(sign: .plus, exponent: wanted.exponent, significand: 1)
    while step < wanted { step *= Self.ratio }
    return min(step, mostPixels / side)
  }

  private static let ratio = 2.0.squareRoot().squareRoot()

  /// With the origin of `rect` at (0, 0).
  private func paint(
    _ shadow: Shadow, _ node: DisplayNode, rect: CGRect, pixels: CGFloat
  ) -> Picture? {
    let blur = GaussianBlur(sigma: shadow.radius * pixels)
    let margin = blur.reach
    func count(_ points: CGFloat) -> Int { Int((points * pixels).rounded(.up)) + 2 * margin }
    let size = PixelRect(x0: 0, y0: 0, x1: count(rect.width), y1: count(rect.height))
      .aligned(to: blur.factor)
    let caster = buffer(size)
    // The picture serves every place, so it must be the same whichever place it was made for.
    let shape = shadow.shape.atOrigin
    let origin = shape == .content ? rect.origin : .zero
    let matrix = CGAffineTransform(
      pixels, 0, 0, pixels, CGFloat(margin) - origin.x * pixels,
      CGFloat(margin) - origin.y * pixels)
    depth += 1
    var flattener = Flattener(frame: size, shapes: shapes, shadows: self)
    flattener.flatten(shape.caster(node), matrix: DeviceTransform(matrix))
    depth -= 1
    shapes = flattener.shapes
    renderer.draw(flattener.list, region: size, into: caster, backdrop: 0)
    let tinted = buffer(size)
    renderer.fill(tinted, with: shadow.color.opaquePixel, timesAlphaOf: caster)
    let result = PixelBuffer(width: size.width / blur.factor, height: size.height / blur.factor)
    blurs.blur(tinted, width: size.width, height: size.height, with: blur, into: result)
    return Picture(
      image: CGImage(buffer: result, isOpaque: false),
      frame: CGRect(
        x: -CGFloat(margin) / pixels, y: -CGFloat(margin) / pixels,
        width: CGFloat(size.width) / pixels, height: CGFloat(size.height) / pixels))
  }

  private func buffer(_ size: PixelRect) -> PixelBuffer {
    PixelBuffer(width: size.width, height: size.height)
  }

  /// What a node with its children paints on, in its coordinates, to a quarter of a point outwards.
  private func extent(of node: DisplayNode) -> CGRect? {
    let reach = 4 * Int(Self.largestSide)
    let frame = PixelRect(x0: -reach, y0: -reach, x1: reach, y1: reach)
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { return nil }
    var flattener = Flattener(frame: frame, shapes: shapes, shadows: self)
    flattener.flatten(
      Shadow.Shape.contentCaster(node), matrix: DeviceTransform(CGAffineTransform(scaleX: 4, y: 4)))
    shapes = flattener.shapes
    let bounds = flattener.list.commands.reduce(PixelRect.empty) { sum, command in
      switch command.content {
      case .fill, .image, .beginGroup: sum.union(command.bounds)
      case .backdrop, .endGroup, .beginMask, .endMask, .nothing: sum
      }
    }
    guard !bounds.isEmpty else { return nil }
    return CGRect(
      x: CGFloat(bounds.x0) / 4, y: CGFloat(bounds.y0) / 4, width: CGFloat(bounds.width) / 4,
      height: CGFloat(bounds.height) / 4)
  }
}

extension Shadow.Shape {
  /// An outline or a picture with its corner at (0, 0); content stays where it is.
  var atOrigin: Shadow.Shape {
    switch self {
    case .content: return self
    case .outline(var outline):
      outline.rect.origin = .zero
      return .outline(outline)
    case .image(let image, var frame):
      frame.origin = .zero
      return .image(image, frame: frame)
    }
  }

  /// What throws the shadow, in the node's coordinates.
  fileprivate func caster(_ node: DisplayNode) -> DisplayNode {
    let black = DisplayColor(red: 0, green: 0, blue: 0)
    switch self {
    case .content: return Self.contentCaster(node)
    case .outline(let outline): return DisplayNode(owner: 0, items: [.fill(black, outline)])
    case .image(let image, let frame):
      return DisplayNode(
        owner: 0, isMoving: true,
        items: [.image(image, frame: frame, outline: Outline(rect: frame))])
    }
  }

  /// A node as it paints without place, opacity and shadow.
  fileprivate static func contentCaster(_ node: DisplayNode) -> DisplayNode {
    DisplayNode(
      owner: node.owner, clip: node.clip, border: node.border, mask: node.mask, isMoving: true,
      dissolve: node.dissolve, items: node.items, children: node.children)
  }
}
