import Foundation

/// Why a text is no gesture, and where.
public struct GestureScriptError: Error, Hashable {
  /// From 1; nil where it is the whole text.
  public var line: Int?
  public var message: String

  public init(line: Int? = nil, _ message: String) {
    self.line = line
    self.message = message
  }
}

extension GestureScriptError: LocalizedError {
  public var errorDescription: String? { (line.map { "line \($0): " } ?? "") + message }
}
