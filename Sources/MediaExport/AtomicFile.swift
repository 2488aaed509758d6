import Foundation

/// Files that are there wholly or not at all.
package enum AtomicFile {
  /// Appends a part of the bytes to an open file, as the system's `write` does.
  package typealias Append = (Int32, UnsafeRawPointer, Int) -> Int

  /// Writes beside the place and then moves into it. On an error what was at `path` stays, and
  /// nothing is left beside it; where the file system knows files without names, neither when the
  /// process is ended from outside.
  ///
  /// A link stays one: the file that it names is written. What is no file, such as a device or a
  /// pipe, is written to and never replaced.
  ///
  /// - Throws: `MediaExportError.cannotWrite` with the system's reason.
  package static func write(
    _ data: Data, to path: String,
    by append: Append = { Foundation.write($0, $1, $2) }
  ) throws {
    do {
      if path.isEmpty { throw SystemError(code: ENOENT) }
      if isDeviceOrPipe(path) {
        try writeThrough(data, to: path, by: append)
      } else {
        try replace(try followed(path), with: data, by: append)
      }
    } catch let error as SystemError {
      throw MediaExportError.cannotWrite(path: path, reason: error.reason)
    }
  }

  private struct SystemError: Error {
    var code = errno
    var reason: String { String(cString: strerror(code)) }
  }

  private static func isDeviceOrPipe(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Where links lead to, also to a file that is not there yet.
  private static func followed(_ path: String) throws -> String {
    var path = path
    // As many links as the system follows itself.
    for _ in 0..<40 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      path = target.hasPrefix("/") ? target : folder(of: path) + target
    }
    throw SystemError(code: ELOOP)
  }

  /// With the slash that ends it; empty for a bare name.
  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[...$0] } ?? ""
  }

  private static func replace(_ path: String, with data: Data, by append: Append) throws {
    let folder = String(folder(of: path))
    if let file = unnamedFile(in: folder) {
      defer { close(file) }
      try write(data, to: file, by: append)
      if try name(file, path, in: folder) { return }
    }
    try replaceByNamed(path, with: data, in: folder, by: append)
  }

  /// A file without a name, which is gone when the process ends, however it ends; nil where the file
  /// system has none.
  private static func unnamedFile(in folder: String) -> Int32? {
    // The C library's macro is made of two numbers, which Swift does not see.
    let file = open(
      folder.isEmpty ? "." : folder, O_WRONLY | O_CLOEXEC | 0o20_000_000 | O_DIRECTORY, 0o666)
    return file >= 0 ? file : nil
  }

  /// Gives the file a name beside `path`, then that one: only a name can take the place of another.
  ///
  /// - Returns: false where files cannot be named afterwards.
  private static func name(_ file: Int32, _ path: String, in folder: String) throws -> Bool {
    for attempt in 0..<100 {
      let beside = "\(folder).interlude-\(getpid())-\(attempt)"
      if linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, beside, AT_SYMLINK_FOLLOW) == 0 {
        guard rename(beside, path) == 0 else {
          let error = SystemError()
          unlink(beside)
          throw error
        }
        return true
      }
      guard errno == EEXIST else { return false }
    }
    return false
  }

  private static func replaceByNamed(
    _ path: String, with data: Data, in folder: String, by append: Append
  ) throws {
    var template = Array((folder + ".interlude-XXXXXX").utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw SystemError() }
    var isInPlace = false
    var isOpen = true
    defer {
      // Keeps the reason: the error thrown is made before this runs.
      if isOpen { close(file) }
      if !isInPlace { unlink(template) }
    }
    try write(data, to: file, by: append)
    // As for any new file; mkstemp lets only the owner in.
    let mask = umask(0)
    umask(mask)
    guard fchmod(file, 0o666 & ~mask) == 0 else { throw SystemError() }
    isOpen = false
    guard close(file) == 0 else { throw SystemError() }
    guard rename(template, path) == 0 else { throw SystemError() }
    isInPlace = true
  }

  private static func writeThrough(_ data: Data, to path: String, by append: Append) throws {
    let file = open(path, O_WRONLY)
    guard file >= 0 else { throw SystemError() }
    var isOpen = true
    defer { if isOpen { close(file) } }
    try write(data, to: file, by: append)
    isOpen = false
    guard close(file) == 0 else { throw SystemError() }
  }

  private static func write(_ data: Data, to file: Int32, by append: Append) throws {
    try data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = append(file, bytes.baseAddress! + done, bytes.count - done)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { throw SystemError() }
        done += count
      }
    }
  }
}
