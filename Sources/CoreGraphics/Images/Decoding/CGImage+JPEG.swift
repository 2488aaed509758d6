internal import CSDL2Image
import Foundation

extension CGImage {
  /// A file with fewer bytes than this for its pixels ends long before they do. The least that a
  /// whole one takes is 6 bits for 16 x 16 pixels.
  private static let mostPixelsPerByte = 1024

  /// The pixels as they are stored: see `orientation(of:)`.
  static func decodedJPEG(_ data: Data) throws(ImageDecodingError) -> CGImage {
    func damaged(_ reason: String) -> ImageDecodingError { .damaged(.jpeg, reason: reason) }
    guard let size = JPEGHeader.size(of: data) else { throw damaged("it has no frame header") }
    try ImageDecodingError.requireSize(width: size.width, height: size.height)
    // The decoder would fill up what is missing with grey.
    guard size.width * size.height / mostPixelsPerByte <= data.count else {
      throw damaged("\(data.count) bytes are too few for \(size.width) x \(size.height) pixels")
    }
    guard JPEGHeader.hasEnd(data) else { throw damaged("it ends too early") }
    return try decoded(data, as: .jpeg, width: size.width, height: size.height) {
      IMG_LoadJPG_RW($0)
    }
  }
}
