import Foundation

/// A format that pictures are read from.
package enum ImageFormat: String, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"

  /// The format of `data`, told by its first bytes, as a file's name may lie.
  ///
  /// - Throws: `ImageDecodingError.unread` for all others: a decoder sees only what is meant for it.
  init(of data: Data) throws(ImageDecodingError) {
    if data.starts(with: [0x89, 0x50, 0x4e, 0x47]) {
      self = .png
    } else if data.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else {
      throw .unread(format: Self.nameOfOther(data))
    }
  }

  /// What somebody may have meant to show.
  private static func nameOfOther(_ data: Data) -> String? {
    func has(_ text: String, at offset: Int = 0) -> Bool {
      data.dropFirst(offset).starts(with: text.utf8)
    }
    if has("GIF8") { return "GIF" }
    if has("RIFF"), has("WEBP", at: 8) { return "WebP" }
    if has("II*\0") || has("MM\0*") { return "TIFF" }
    if has("ftyp", at: 4) { return has("avif", at: 8) ? "AVIF" : "HEIC" }
    if has("<"), data.prefix(1024).range(of: Data("<svg".utf8)) != nil { return "SVG" }
    if has("%PDF") { return "PDF" }
    if has("BM") { return "BMP" }
    return nil
  }
}
