/// Why data gives no picture; the description is a clause for the developer.
package enum ImageDecodingError: Error, Hashable, CustomStringConvertible {
  /// Data of a format that is not read, under the format's name; nil when it is not known either.
  case unread(format: String?)
  /// Sides in pixels, one of which is 0 or beyond what a picture may have.
  case badSize(width: Int, height: Int)
  case damaged(ImageFormat, reason: String)

  package var description: String {
    switch self {
    case .unread(let format?): "\(format) is not read, only PNG, JPEG, WebP and SVG are"
    case .unread(nil): "this is neither PNG, JPEG, WebP nor SVG"
    case .badSize(let width, let height):
      "\(width) x \(height) pixels, where a side has 1 to \(PixelBuffer.largestSide)"
    case .damaged(let format, let reason): "damaged \(format.rawValue) (\(reason))"
    }
  }
}
