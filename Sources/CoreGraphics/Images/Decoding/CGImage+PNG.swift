import Foundation
internal import PNGCoding

extension CGImage {
  /// The picture in a PNG file of any kind, as 8-bit sRGB.
  package static func decodedPNG(_ data: Data) throws(ImageDecodingError) -> CGImage {
    guard let size = PNGHeader.size(of: data) else {
      throw .damaged(.png, reason: "it has no header")
    }
    try ImageDecodingError.requireSize(width: size.width, height: size.height)
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(ImageDecodingError) in try decodedPNG(bytes) }
    }
    return try result.get()
  }

  /// libpng, through `PNGCoding`, prints nothing: what it has to say comes with the error.
  private static func decodedPNG(
    _ bytes: UnsafeRawBufferPointer
  ) throws(ImageDecodingError) -> CGImage {
    var problem = [CChar](repeating: 0, count: 160)
    func damaged() -> ImageDecodingError {
      .damaged(
        .png,
        reason: String(
          decoding: problem.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    let start = bytes.bindMemory(to: UInt8.self).baseAddress
    guard
      let reader = png_coding_open(start, bytes.count, Int32(PixelBuffer.largestSide), &problem)
    else { throw damaged() }
    defer { png_coding_close(reader) }
    let buffer = PixelBuffer(
      width: Int(png_coding_width(reader)), height: Int(png_coding_height(reader)))
    var isOpaque = false
    guard png_coding_read(reader, buffer.pixels, Int32(buffer.stride), &isOpaque, &problem) else {
      throw damaged()
    }
    return CGImage(buffer: buffer, isOpaque: isOpaque)
  }
}
