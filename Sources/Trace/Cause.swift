/// Whose code made something happen, taken from the stack of call-outs that the engine keeps.
public enum Cause: Hashable, Codable, Sendable {
  /// UIKit itself, with no code of the user's asking for just this.
  case uikit
  /// The innermost method of the user's that was running.
  case user(type: String, method: String)
}
