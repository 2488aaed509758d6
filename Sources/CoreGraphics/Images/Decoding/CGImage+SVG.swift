internal import CSDL2Image
import Foundation

extension CGImage {
  /// The picture in an SVG file.
  ///
  /// The decoder knows paths, basic shapes, strokes and gradients; text, embedded pictures and
  /// style sheets it leaves out.
  ///
  /// - Parameter scale: pixels for one of the file's units, above 0.
  static func decodedSVG(_ data: Data, scale: CGFloat) throws(ImageDecodingError) -> CGImage {
    guard data.count <= mostSVGBytes else {
      throw .damaged(.svg, reason: "it is larger than \(mostSVGBytes >> 20) MB")
    }
    guard let header = SVGHeader(data) else {
      throw .damaged(.svg, reason: "its svg element has neither width and height nor a viewBox")
    }
    guard SVGHeader.hasEnd(data) else { throw .damaged(.svg, reason: "it ends too early") }
    func pixels(_ length: CGFloat) -> Int {
      // Rounded up, but not for the last bits of a product.
      let count = (length * scale - 0.001).rounded(.up)
      return count.isFinite ? Int(min(max(count, 0), 1e9)) : 0
    }
    let (width, height) = (pixels(header.width), pixels(header.height))
    try ImageDecodingError.requireSize(width: width, height: height)
    return try decoded(data, as: .svg, width: width, height: height) {
      IMG_LoadSizedSVG_RW($0, Int32(width), Int32(height))
    }
  }

  /// A drawing for a screen is far smaller.
  private static let mostSVGBytes = 16 << 20
}
