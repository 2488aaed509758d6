import CoreGraphics

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
    do {
      return try CGImage.decodedPNG(data)
    } catch {
      throw MediaExportError.cannotRead(path: path, reason: "\(error)")
    }
  }
}
