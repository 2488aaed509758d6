import Trace

/// Which method of the user's code is running because UIKit called it, and what UIKit does on its
/// own meanwhile. It answers "who did this?" for the trace.
@MainActor package final class CallOutStack {
  /// A cause before anybody has asked for its names.
  private enum Frame {
    case uikit
    case method(String, of: Any.Type)
    case remembered(Cause)

    var cause: Cause {
      switch self {
      case .uikit: return .uikit
      case .remembered(let cause): return cause
      case .method(let method, let type):
        let isOurs = _typeName(type, qualified: true).hasPrefix("UIKit.")
        return isOurs ? .uikit : .user(type: "\(type)", method: method)
      }
    }
  }

  private var frames: [Frame] = []

  /// Code of UIKit's own classes counts as UIKit, whoever it was called by.
  package var innermost: Cause { frames.last?.cause ?? .uikit }

  /// Runs user code: `method` of `receiver`.
  package func callOut<Result>(
    to receiver: Any, _ method: String, _ body: () throws -> Result
  ) rethrows -> Result {
    try run(.method(method, of: type(of: receiver)), body)
  }

  /// Runs a closure of the user's that was handed over while `cause` was running.
  package func resume<Result>(
    _ cause: Cause, _ body: () throws -> Result
  ) rethrows -> Result {
    try run(.remembered(cause), body)
  }

  /// Runs UIKit's own work, which is not the doing of the user's code that led to it.
  package func uikit<Result>(_ body: () throws -> Result) rethrows -> Result {
    try run(.uikit, body)
  }

  private func run<Result>(_ frame: Frame, _ body: () throws -> Result) rethrows -> Result {
    frames.append(frame)
    defer { frames.removeLast() }
    return try body()
  }
}
