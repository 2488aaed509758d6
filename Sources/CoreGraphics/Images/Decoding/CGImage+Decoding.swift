import Foundation

extension CGImage {
  /// The picture in `data`: PNG, JPEG, WebP or SVG. Its size is known, and found possible, before
  /// memory is taken for its pixels.
  ///
  /// - Parameter scale: the pixels for a unit of a drawing, above 0; pixels are read as they are.
  package static func decoded(
    from data: Data, scale: CGFloat = 1
  ) throws(ImageDecodingError) -> CGImage {
    switch try ImageFormat(of: data) {
    case .png: try decodedPNG(data)
    case .jpeg: try decodedJPEG(data)
    case .webp: try decodedWebP(data)
    case .svg: try decodedSVG(data, scale: scale)
    }
  }

  /// Whether `data` is a drawing (SVG), which has no pixels of its own.
  package static func isDrawing(_ data: Data) -> Bool { (try? ImageFormat(of: data)) == .svg }
}

extension ImageDecodingError {
  /// - Throws: `badSize` unless a picture may have these sides.
  static func requireSize(width: Int, height: Int) throws(ImageDecodingError) {
    let sides = 1...PixelBuffer.largestSide
    guard sides.contains(width), sides.contains(height) else {
      throw .badSize(width: width, height: height)
    }
  }
}
