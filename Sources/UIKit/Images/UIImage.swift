import QuartzCore

/// A picture with the number of pixels it has per point, and how it is to be shown.
public final class UIImage: Sendable {
  /// The pixels as they are stored, before `imageOrientation`.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  /// How the pixels are turned to be seen.
  public let imageOrientation: Orientation
  /// Whether the picture's own colours show, or its alpha in the tint colour.
  public let renderingMode: RenderingMode
  /// Margins that keep their size when the picture is made larger, in points.
  public let capInsets: UIEdgeInsets
  /// What happens to the part within `capInsets`.
  public let resizingMode: ResizingMode
  /// Margins that layout leaves out of account, in points; drawing does not mind them.
  public let alignmentRectInsets: UIEdgeInsets

  init(
    _ cgImage: CGImage?, scale: CGFloat, orientation: Orientation = .up,
    renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
    resizingMode: ResizingMode = .tile, alignmentRectInsets: UIEdgeInsets = .zero
  ) {
    self.cgImage = cgImage
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    imageOrientation = orientation
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.alignmentRectInsets = alignmentRectInsets
  }

  /// One pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

  /// - Parameters:
  ///   - scale: pixels per point, above 0.
  ///   - orientation: how the pixels are turned to be seen.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, orientation: orientation)
  }

  /// A picture of nothing: it has no pixels.
  public convenience init() { self.init(nil, scale: 1) }

  /// Points, as the picture is seen.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    return imageOrientation.isTurned
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }
}

extension UIImage: Hashable {
  /// Two images are equal when they show the same pixels in the same way.
  public static func == (first: UIImage, second: UIImage) -> Bool {
    first === second
      || first.scale == second.scale && first.imageOrientation == second.imageOrientation
        && first.renderingMode == second.renderingMode && first.capInsets == second.capInsets
        && first.resizingMode == second.resizingMode
        && first.alignmentRectInsets == second.alignmentRectInsets
        && first.cgImage == second.cgImage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale)
    hasher.combine(cgImage)
  }
}
