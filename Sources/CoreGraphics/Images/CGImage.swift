/// An immutable bitmap.
public final class CGImage: Sendable {
  package let buffer: PixelBuffer
  /// Whether every pixel's alpha is 255, which lets the compositor copy instead of blend.
  package let isOpaque: Bool

  /// Takes over `buffer`, which nobody may change afterwards.
  ///
  /// - Parameter isOpaque: the caller's word that every alpha is 255; a wrong `true` draws wrong.
  package init(buffer: PixelBuffer, isOpaque: Bool) {
    self.buffer = buffer
    self.isOpaque = isOpaque
  }

  /// Pixels.
  public var width: Int { buffer.width }

  /// Pixels.
  public var height: Int { buffer.height }
}

extension CGImage: Hashable {
  /// Two images are equal when their pixels are.
  public static func == (first: CGImage, second: CGImage) -> Bool {
    first.buffer.hasSamePixels(as: second.buffer)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
