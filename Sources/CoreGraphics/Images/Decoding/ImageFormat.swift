import Foundation

/// A format that pictures are read from.
package enum ImageFormat: String, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webp = "WebP"
  case svg = "SVG"

  /// The format of `data`, told by its first bytes, as a file's name may lie.
  ///
  /// - Throws: `ImageDecodingError.unread` for all others: a decoder sees only what is meant for it.
  init(of data: Data) throws(ImageDecodingError) {
    if data.starts(with: [0x89, 0x50, 0x4e, 0x47]) {
      self = .png
    } else if data.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if data.starts(with: Array("RIFF".utf8)), data.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if Self.mayBeXML(data), SVGHeader.isSVG(data) {
      self = .svg
    } else {
      throw .unread(format: Self.nameOfOther(data))
    }
  }

  /// Cheap, so that no large file is searched for a tag that it cannot have.
  private static func mayBeXML(_ data: Data) -> Bool {
    let blank: Set<UInt8> = [0xef, 0xbb, 0xbf, 0x20, 0x09, 0x0a, 0x0d]
    return data.prefix(64).first { !blank.contains($0) } == UInt8(ascii: "<")
  }

  /// What somebody may have meant to show.
  private static func nameOfOther(_ data: Data) -> String? {
    func has(_ text: String, at offset: Int = 0) -> Bool {
      data.dropFirst(offset).starts(with: text.utf8)
    }
    if has("GIF8") { return "GIF" }
    if has("II*\0") || has("MM\0*") { return "TIFF" }
    if has("ftyp", at: 4) { return has("avif", at: 8) ? "AVIF" : "HEIC" }
    if has("%PDF") { return "PDF" }
    if has("BM") { return "BMP" }
    return nil
  }
}
