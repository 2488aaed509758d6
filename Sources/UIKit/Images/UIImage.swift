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

  /// A picture of nothing: it has no pixels.
  public init() {
    cgImage = nil
    scale = 1
  }

  /// The picture in `data` (PNG, JPEG), one pixel per point; nil, and a line on the console, when
  /// it is none.
  public convenience init?(data: Data) {
    guard let image = Self.decoded(data, for: "UIImage(data:)") else { return nil }
    self.init(cgImage: image)
  }

  /// The picture in a file; nil when there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let image = Self.decoded(data, for: "UIImage(contentsOfFile: \"\(path)\")")
    else { return nil }
    self.init(cgImage: image)
  }

  /// Says on the console why there is no picture in `data`; `caller` is who was asked for it.
  static func decoded(_ data: Data, for caller: String) -> CGImage? {
    do {
      return try CGImage.decoded(from: data)
    } catch {
      StageContext.consoleFromAnywhere("\(caller) gives nil: \(error)")
      return nil
    }
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
