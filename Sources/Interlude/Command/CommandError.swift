import Foundation

/// Why the program stops, in one line that says what to do, with the status it ends with.
struct CommandError: Error, Equatable {
  var status: ExitStatus
  var message: String

  static func usage(_ message: String) -> CommandError {
    CommandError(status: .usage, message: message)
  }
}

extension CommandError {
  /// Any error as a line and a status; `fallback` is for those that say nothing of their own.
  init(_ error: any Error, fallback: ExitStatus) {
    if let error = error as? CommandError {
      self = error
    } else {
      let message = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
      self.init(status: fallback, message: message)
    }
  }
}
