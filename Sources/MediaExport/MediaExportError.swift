/// Why a picture could not be written or read; the description is one line for the user.
package enum MediaExportError: Error, Hashable, CustomStringConvertible {
  case cannotWrite(path: String, reason: String)
  case cannotRead(path: String, reason: String)
  case cannotEncode(reason: String)

  package var description: String {
    switch self {
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .cannotEncode(let reason): "cannot encode a picture: \(reason)"
    }
  }

  /// The same about a file.
  func onWriting(_ path: String) -> MediaExportError {
    if case .cannotEncode(let reason) = self {
      .cannotWrite(path: path, reason: reason)
    } else {
      self
    }
  }
}
