import CoreGraphics
import DisplayList

// How the contents lie in the bounds.
extension LayerValues {
  /// The contents as they are placed by gravity, part and centre.
  func contentItems(_ image: CGImage, in outline: Outline) -> [DrawItem] {
    let isCut = masksToBounds || contentsFollowCorners
    let part = CGRect(x: 0, y: 0, width: 1, height: 1).intersection(contentsRect)
    if part.isNull || part.isEmpty { return [] }
    let size = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
    let source = CGRect(
      x: part.minX * size.width, y: part.minY * size.height, width: part.width * size.width,
      height: part.height * size.height)
    let scale = contentsScale > 0 ? contentsScale : 1
    let frame =
      contentsFrame
      ?? contentsGravity.frame(
        of: CGSize(width: source.width / scale, height: source.height / scale), in: outline.rect)
    guard frame.isFinite else { return [] }
    if contentsRect == Self.whole, contentsCenter == Self.whole || !contentsGravity.isStretching {
      return [.image(image, frame: frame, outline: isCut ? outline : Outline(rect: frame))]
    }
    let center = contentsGravity.isStretching ? contentsCenter : Self.whole
    let columns = Self.spans(
      (source.minX, source.width), (frame.minX, frame.width), (center.minX, center.width), scale)
    let rows = Self.spans(
      (source.minY, source.height), (frame.minY, frame.height), (center.minY, center.height), scale)
    return rows.flatMap { row in
      columns.compactMap { column in
        Self.piece(image, column, row, within: isCut ? outline.rect : nil)
      }
    }
  }

  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// A stretch of one axis, in the image's pixels and in the layer's points.
  private typealias Span = (from: CGFloat, pixels: CGFloat, to: CGFloat, points: CGFloat)

  /// One axis: the stretched middle between two ends that keep their size, or all in one.
  private static func spans(
    _ source: (start: CGFloat, length: CGFloat), _ target: (start: CGFloat, length: CGFloat),
    _ center: (start: CGFloat, length: CGFloat), _ scale: CGFloat
  ) -> [Span] {
    let first = max(center.start, 0) * source.length
    let last = max(1 - center.start - center.length, 0) * source.length
    let (near, far) = (first / scale, last / scale)
    guard first + last > 0, first + last < source.length, near + far <= target.length else {
      return [(source.start, source.length, target.start, target.length)]
    }
    return [
      (source.start, first, target.start, near),
      (
        source.start + first, source.length - first - last, target.start + near,
        target.length - near - far
      ),
      (
        source.start + source.length - last, last, target.start + target.length - far, far
      ),
    ].filter { $0.pixels > 0 && $0.points > 0 }
  }

  private static func piece(
    _ image: CGImage, _ x: Span, _ y: Span, within bounds: CGRect?
  ) -> DrawItem? {
    let (across, down) = (x.points / x.pixels, y.points / y.pixels)
    let frame = CGRect(
      x: x.to - x.from * across, y: y.to - y.from * down, width: CGFloat(image.width) * across,
      height: CGFloat(image.height) * down)
    var shown = CGRect(x: x.to, y: y.to, width: x.points, height: y.points)
    if let bounds { shown = shown.intersection(bounds) }
    if shown.isNull || shown.isEmpty || !frame.isFinite { return nil }
    return .image(image, frame: frame, outline: Outline(rect: shown))
  }
}

extension CALayerContentsGravity {
  fileprivate var isStretching: Bool {
    self == .resize || self == .resizeAspect || self == .resizeAspectFill
  }
}
