import Compositor
import CoreGraphics
internal import PNGCoding

/// Writes pictures as PNG: 8-bit sRGB, with straight alpha unless the picture is opaque, and no
/// time in it, so that equal pictures give equal files.
package enum PNGWriter {
  /// A text about the picture that is stored in the file.
  package struct Text: Hashable, Sendable {
    /// 1 to 79 printable ASCII characters, no space at either end.
    package var keyword: String
    package var text: String

    package init(keyword: String, text: String) {
      self.keyword = keyword
      self.text = text
    }
  }

  package static func write(_ frame: Frame, to path: String, texts: [Text] = []) throws {
    try write(frame.image, to: path, texts: texts)
  }

  /// Puts the whole file in place at once, over an older one if there is one.
  ///
  /// - Throws: `MediaExportError`; then nothing is left behind, and an older file is untouched.
  package static func write(_ image: CGImage, to path: String, texts: [Text] = []) throws {
    do {
      try AtomicFile.write(encode(image, texts: texts), to: path)
    } catch let error as MediaExportError {
      throw error.onWriting(path)
    }
  }

  /// The bytes of the file; throws `MediaExportError.cannotEncode`.
  package static func encode(_ image: CGImage, texts: [Text] = []) throws -> Data {
    for text in texts {
      let characters = text.keyword.utf8
      guard (1...79).contains(characters.count), characters.allSatisfy({ (32...126).contains($0) }),
        characters.first != 32, characters.last != 32, !text.keyword.contains("  ")
      else {
        throw MediaExportError.cannotEncode(
          reason: "\"\(text.keyword)\" cannot be the keyword of a PNG text")
      }
      guard !text.text.utf8.contains(0) else {
        throw MediaExportError.cannotEncode(
          reason: "the PNG text \"\(text.keyword)\" contains a zero byte")
      }
    }
    var entries: [PNGCodingText] = []
    defer {
      for entry in entries {
        free(UnsafeMutablePointer(mutating: entry.keyword))
        free(UnsafeMutablePointer(mutating: entry.text))
      }
    }
    for text in texts {
      entries.append(PNGCodingText(keyword: strdup(text.keyword), text: strdup(text.text)))
    }
    let buffer = image.buffer
    var result = png_coding_encode(
      buffer.pixels, Int32(buffer.width), Int32(buffer.height), Int32(buffer.stride),
      image.isOpaque, entries, Int32(entries.count))
    guard let bytes = result.bytes else {
      throw MediaExportError.cannotEncode(reason: string(fromFixed: result.problem))
    }
    defer { png_coding_free(&result) }
    return Data(bytes: bytes, count: result.count)
  }
}
