import CoreGraphics
import DisplayList

extension Flattener {
  /// - Parameter area: what a fill covers, if not its outline.
  mutating func append(
    _ item: DrawItem, _ surroundings: Surroundings, area: DeviceShape? = nil
  ) {
    switch item {
    case .fill(let color, let outline): appendFill(color, outline, surroundings, area)
    case .image(let image, let frame, let outline):
      appendImage(image, frame: frame, outline: outline, surroundings)
    }
  }

  private mutating func appendFill(
    _ color: DisplayColor, _ outline: Outline, _ surroundings: Surroundings,
    _ area: DeviceShape?
  ) {
    guard color.alpha > 0,
      let shape = area
        ?? shapes.shape(of: outline, matrix: surroundings.matrix, into: &list)
    else { return }
    append(.fill(color.opaquePixel), shape, alpha: min(color.alpha, 1), surroundings)
  }

  private mutating func appendImage(
    _ image: CGImage, frame: CGRect, outline: Outline, _ surroundings: Surroundings
  ) {
    guard frame.isFinite, !frame.hasNoInside else { return }
    let placement = ImagePlacement(
      width: image.width, height: image.height, frame: frame, matrix: surroundings.matrix,
      isMoving: surroundings.isMoving)
    guard let placement else { return }
    let isWhole = outline.rect == frame && !(outline.cornerRadius > 0)
    var shape: DeviceShape?
    if isWhole, case .translated = placement.sampling {
      // From the pixels' number, so that the edges meet the pixels exactly.
      let size = CGRect(x: 0, y: 0, width: image.width, height: image.height)
      shape = shapes.shape(
        of: Outline(rect: size), matrix: placement.fromImage, into: &list)
    } else {
      shape = shapes.shape(
        of: outline, within: isWhole ? nil : frame, matrix: placement.fromNode, into: &list)
    }
    guard let shape else { return }
    append(.image(image, placement.sampling), shape, alpha: 1, surroundings)
  }

  private mutating func append(
    _ content: DrawCommand.Content, _ shape: DeviceShape, alpha: Double,
    _ surroundings: Surroundings, inner: DeviceShape? = nil
  ) {
    let bounds = shape.bounds.intersection(surroundings.bounds)
    if bounds.isEmpty { return }
    append(
      DrawCommand(
        content: content, shape: shape, inner: inner, clip: surroundings.clip, bounds: bounds,
        alpha: alpha))
  }

  // MARK: - Effects

  /// - Parameter area: what the border's outer edge is, if not its outline.
  mutating func append(_ border: Border, _ surroundings: Surroundings, area: DeviceShape?) {
    guard border.color.alpha > 0, border.width > 0,
      let shape = area
        ?? shapes.shape(of: border.outline, matrix: surroundings.matrix, into: &list)
    else { return }
    // Without edges it would leave out all of the border.
    let inner = border.outline.inset(by: border.width).flatMap {
      shapes.shape(of: $0, matrix: surroundings.matrix, needsEdges: true, into: &list)
    }
    append(
      .fill(border.color.opaquePixel), shape, alpha: min(border.color.alpha, 1), surroundings,
      inner: inner)
  }

  mutating func append(_ backdrop: Backdrop, _ surroundings: Surroundings) {
    guard backdropCount < Self.mostBackdrops,
      let shape = shapes.shape(of: backdrop.outline, matrix: surroundings.matrix, into: &list)
    else { return }
    let corners = ConvexPolygon(backdrop.outline.rect).points
    let sigma = backdrop.radius * surroundings.matrix.largestScale(at: corners)
    let blur = BackdropBlur(
      blur: GaussianBlur(sigma: sigma),
      saturation: backdrop.saturation > 0 ? min(backdrop.saturation, Self.mostSaturation) : 0)
    backdropCount += 1
    append(.backdrop(blur), shape, alpha: 1, surroundings)
  }

  mutating func append(_ shadow: Shadow, of node: DisplayNode, _ surroundings: Surroundings) {
    guard shadow.color.alpha > 0 else { return }
    if shadows.isNested, case .content = shadow.shape {
      guard nestedShadowCount < Self.mostNestedShadows else { return }
      nestedShadowCount += 1
    }
    let matrix = surroundings.matrix
    if shadow.radius * matrix.largestScale(at: [.zero]) < 0.1,
      case .outline(let outline) = shadow.shape
    {
      var moved = outline
      moved.rect = outline.rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      appendFill(shadow.color, moved, surroundings, nil)
      return
    }
    guard
      let painted = shadows.picture(
        of: shadow, of: node, matrix: matrix, frame: list.frame),
      let placement = ImagePlacement(
        width: painted.image.width, height: painted.image.height, frame: painted.frame,
        matrix: matrix, isMoving: true),
      let shape = shapes.shape(
        of: Outline(rect: painted.frame), matrix: placement.fromNode, into: &list)
    else { return }
    append(
      .image(painted.image, placement.sampling), shape, alpha: min(shadow.color.alpha, 1),
      surroundings)
  }

  /// More of them in one picture would take too long; the rest shows nothing.
  private static let mostBackdrops = 16
  /// Each is painted by flattening all that throws it, for each shadow that it is part of.
  private static let mostNestedShadows = 16
  private static let mostSaturation = 16.0
}

extension DisplayColor {
  /// 0xFFRRGGBB, each component to the nearest of 256 levels; NaN is 0.
  var opaquePixel: UInt32 {
    func level(_ x: Double) -> UInt32 { x > 0 ? UInt32((min(x, 1) * 255).rounded()) : 0 }
    return 0xff00_0000 | level(red) << 16 | level(green) << 8 | level(blue)
  }
}
