import CoreGraphics
internal import PNGCoding

/// Reads PNG files of any kind as 8-bit sRGB pictures.
package enum PNGReader {
  /// - Throws: `MediaExportError.cannotRead` where the file is missing, damaged, or larger than an
  ///   image may be.
  package static func read(_ path: String) throws -> CGImage {
    guard let data = FileManager.default.contents(atPath: path) else {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw MediaExportError.cannotRead(
        path: path, reason: isThere ? "it cannot be opened" : "No such file or directory")
    }
    return try decode(data, path: path)
  }

  /// - Parameter path: what an error calls the data.
  package static func decode(_ data: Data, path: String = "PNG data") throws -> CGImage {
    try data.withUnsafeBytes { bytes in
      var problem = [CChar](repeating: 0, count: 160)
      func failure() -> MediaExportError {
        .cannotRead(
          path: path,
          reason: String(
            decoding: problem.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
      }
      let start = bytes.bindMemory(to: UInt8.self).baseAddress
      guard
        let reader = png_coding_open(
          start, bytes.count, Int32(PixelBuffer.largestSide), &problem)
      else { throw failure() }
      defer { png_coding_close(reader) }
      let buffer = PixelBuffer(
        width: Int(png_coding_width(reader)), height: Int(png_coding_height(reader)))
      var isOpaque = false
      guard
        png_coding_read(reader, buffer.pixels, Int32(buffer.stride), &isOpaque, &problem)
      else { throw failure() }
      return CGImage(buffer: buffer, isOpaque: isOpaque)
    }
  }
}
