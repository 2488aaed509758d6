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
    _ surroundings: Surroundings
  ) {
    let bounds = shape.bounds.intersection(surroundings.bounds)
    if bounds.isEmpty { return }
    append(
      DrawCommand(
        content: content, shape: shape, clip: surroundings.clip, bounds: bounds, alpha: alpha))
  }
}

extension DisplayColor {
  /// 0xFFRRGGBB, each component to the nearest of 256 levels; NaN is 0.
  var opaquePixel: UInt32 {
    func level(_ x: Double) -> UInt32 { x > 0 ? UInt32((min(x, 1) * 255).rounded()) : 0 }
    return 0xff00_0000 | level(red) << 16 | level(green) << 8 | level(blue)
  }
}
