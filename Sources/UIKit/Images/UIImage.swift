import QuartzCore

/// A picture with the number of pixels it has per point.
public final class UIImage: Sendable {
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat

  /// One pixel per point.
  public init(cgImage: CGImage) {
    self.cgImage = cgImage
    scale = 1
  }

  init(_ cgImage: CGImage, scale: CGFloat) {
    self.cgImage = cgImage
    self.scale = scale > 0 ? scale : 1
  }

  /// The picture in `data` (PNG, JPEG), one pixel per point; nil when it is none.
  public convenience init?(data: Data) {
    guard let image = CGImage.decoded(from: data) else { return nil }
    self.init(cgImage: image)
  }

  /// The picture in a file; nil when there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Points.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }
}

extension UIImage: Hashable {
  public static func == (first: UIImage, second: UIImage) -> Bool {
    first.scale == second.scale && first.cgImage == second.cgImage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale)
    hasher.combine(cgImage)
  }
}
