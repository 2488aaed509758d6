import CoreGraphics
import DisplayList

extension Flattener {
  mutating func append(_ item: DrawItem, _ surroundings: Surroundings) {
    switch item {
    case .fill(let color, let outline): appendFill(color, outline, surroundings)
    case .image(let image, let frame, let outline):
      appendImage(image, frame: frame, outline: outline, surroundings)
    }
  }

  private mutating func appendFill(
    _ color: DisplayColor, _ outline: Outline, _ surroundings: Surroundings
  ) {
    guard color.alpha > 0,
      let shape = shapes.shape(of: outline, matrix: surroundings.matrix, into: &list)
    else { return }
    append(
      .fill(color.opaquePixel), shape, alpha: min(color.alpha, 1), surroundings)
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

/// How an image's pixels, its frame's node and the device lie to each other.
struct ImagePlacement {
  var sampling: ImageSampling
  /// From the image's pixels to the device.
  var fromImage: CGAffineTransform
  /// From the node's coordinates to the device: the given matrix, moved to whole pixels if need be.
  var fromNode: CGAffineTransform

  /// How far a matrix may be from a pure translation, in device pixels per image pixel.
  static let tolerance = 1e-6
  /// Nothing further away meets a frame.
  private static let furthest: CGFloat = 65536

  /// Nil where nothing can be seen.
  init?(
    width: Int, height: Int, frame: CGRect, matrix: CGAffineTransform, isMoving: Bool
  ) {
    let stretch = CGAffineTransform(
      frame.size.width / CGFloat(width), 0, 0, frame.size.height / CGFloat(height),
      frame.origin.x, frame.origin.y)
    fromImage = stretch.concatenating(matrix)
    fromNode = matrix
    guard fromImage.isFinite, let toImage = fromImage.inverse, toImage.isFinite else { return nil }
    let isTranslation =
      abs(fromImage.a - 1) <= Self.tolerance && abs(fromImage.d - 1) <= Self.tolerance
      && abs(fromImage.b) <= Self.tolerance && abs(fromImage.c) <= Self.tolerance
    guard isTranslation else {
      sampling = .affine(toImage)
      return
    }
    guard abs(fromImage.tx) < Self.furthest, abs(fromImage.ty) < Self.furthest else { return nil }
    var (x, y) = (fromImage.tx, fromImage.ty)
    // Halves go up, also when rounding has made them a little less.
    func whole(_ x: CGFloat) -> CGFloat { (x + 0.5 + Self.tolerance).rounded(.down) }
    if !isMoving { (x, y) = (whole(x), whole(y)) }
    fromNode.tx += x - fromImage.tx
    fromNode.ty += y - fromImage.ty
    fromImage = CGAffineTransform(translationX: x, y: y)
    sampling = .translated(x: FixedRect.fixed(x), y: FixedRect.fixed(y))
  }
}

extension DisplayColor {
  /// 0xFFRRGGBB, each component to the nearest of 256 levels; NaN is 0.
  var opaquePixel: UInt32 {
    func level(_ x: Double) -> UInt32 { x > 0 ? UInt32((min(x, 1) * 255).rounded()) : 0 }
    return 0xff00_0000 | level(red) << 16 | level(green) << 8 | level(blue)
  }
}
