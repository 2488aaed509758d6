import CoreGraphics
import DisplayList

/// How an image's pixels, its frame's node and the device lie to each other.
struct ImagePlacement {
  var sampling: ImageSampling
  /// From the image's pixels to the device.
  var fromImage: DeviceTransform
  /// From the node's coordinates to the device: the given matrix, moved to whole pixels if need be.
  var fromNode: DeviceTransform

  /// How far a matrix may be from a pure translation, in device pixels per image pixel.
  static let tolerance = 1e-6
  /// Nothing further away meets a frame.
  private static let furthest: CGFloat = 65536

  /// Nil where nothing can be seen.
  init?(
    width: Int, height: Int, frame: CGRect, matrix: DeviceTransform, isMoving: Bool
  ) {
    let stretch = CGAffineTransform(
      frame.size.width / CGFloat(width), 0, 0, frame.size.height / CGFloat(height),
      frame.origin.x, frame.origin.y)
    fromImage = DeviceTransform(stretch).concatenating(matrix)
    fromNode = matrix
    guard fromImage.isFinite, let toImage = fromImage.inverse, toImage.isFinite else { return nil }
    guard fromImage.isAffine else {
      sampling = .perspective(toImage)
      return
    }
    let affine = fromImage.affine
    let isTranslation =
      abs(affine.a - 1) <= Self.tolerance && abs(affine.d - 1) <= Self.tolerance
      && abs(affine.b) <= Self.tolerance && abs(affine.c) <= Self.tolerance
    guard isTranslation else {
      sampling = .affine(toImage.affine)
      return
    }
    guard abs(affine.tx) < Self.furthest, abs(affine.ty) < Self.furthest else { return nil }
    var (x, y) = (affine.tx, affine.ty)
    // Halves go up, also when rounding has made them a little less.
    func whole(_ x: CGFloat) -> CGFloat { (x + 0.5 + Self.tolerance).rounded(.down) }
    if !isMoving { (x, y) = (whole(x), whole(y)) }
    fromNode.affine.tx += x - affine.tx
    fromNode.affine.ty += y - affine.ty
    fromImage = DeviceTransform(CGAffineTransform(translationX: x, y: y))
    sampling = .translated(x: FixedRect.fixed(x), y: FixedRect.fixed(y))
  }
}
