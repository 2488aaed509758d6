import Trace

/// A view that a presentation may have left otherwise than it found it.
struct StateChange {
  enum Role { case presenter, presented }

  /// The transition that is judged by it.
  let transition: Int
  let role: Role
  /// Whose view it is.
  let owner: String
  let before: ViewState
  let after: ViewState
}
