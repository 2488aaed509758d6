import Trace

/// Which method of the user's code is running because UIKit called it, and what UIKit does on its
/// own meanwhile. It answers "who did this?" for the trace.
@MainActor package final class CallOutStack {
  private var causes: [Cause] = []

  package var innermost: Cause { causes.last ?? .uikit }

  /// Runs user code: `method` of `receiver`.
  package func callOut<Result>(
    to receiver: Any, _ method: @autoclosure () -> String, _ body: () throws -> Result
  ) rethrows -> Result {
    causes.append(.user(type: "\(type(of: receiver))", method: method()))
    defer { causes.removeLast() }
    return try body()
  }

  /// Runs UIKit's own work, which is not the doing of the user's code that led to it.
  package func uikit<Result>(_ body: () throws -> Result) rethrows -> Result {
    causes.append(.uikit)
    defer { causes.removeLast() }
    return try body()
  }
}
