/// The calls that the code under test received, in order, as lines of text.
@MainActor final class CallLog {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
