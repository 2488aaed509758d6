internal import CSDL2Image
import Foundation

extension CGImage {
  /// The picture in a WebP file, lossy or not; those that move are not read.
  static func decodedWebP(_ data: Data) throws(ImageDecodingError) -> CGImage {
    guard let header = WebPHeader(data) else {
      throw .damaged(.webp, reason: "it has no picture's header")
    }
    if header.isAnimated { throw .unread(format: "animated WebP") }
    try ImageDecodingError.requireSize(width: header.width, height: header.height)
    return try decoded(data, as: .webp, width: header.width, height: header.height) {
      IMG_LoadWEBP_RW($0)
    }
  }
}
