import Foundation

/// Files that are there wholly or not at all.
enum AtomicFile {
  /// Writes beside the place and then moves into it. On an error what was at `path` stays, and
  /// nothing is left beside it.
  ///
  /// - Parameter append: writes a part of the bytes to a file as the system's `write` does.
  /// - Throws: `MediaExportError.cannotWrite` with the system's reason.
  static func write(
    _ data: Data, to path: String,
    by append: (Int32, UnsafeRawPointer, Int) -> Int = { Foundation.write($0, $1, $2) }
  ) throws {
    func failure() -> MediaExportError {
      .cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    var template = Array((folder + ".interlude-XXXXXX").utf8CString)
    if path.isEmpty {
      errno = ENOENT
      throw failure()
    }
    let file = mkstemp(&template)
    guard file >= 0 else { throw failure() }
    var isInPlace = false
    var isOpen = true
    defer {
      // Keeps the reason: the error thrown is made before this runs.
      if isOpen { close(file) }
      if !isInPlace { unlink(template) }
    }
    try data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = append(file, bytes.baseAddress! + done, bytes.count - done)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { throw failure() }
        done += count
      }
    }
    // As for any new file; mkstemp lets only the owner in.
    let mask = umask(0)
    umask(mask)
    guard fchmod(file, 0o666 & ~mask) == 0 else { throw failure() }
    isOpen = false
    guard close(file) == 0 else { throw failure() }
    guard rename(template, path) == 0 else { throw failure() }
    isInPlace = true
  }
}
