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
  /// How it was when a picture first had it so.
  ///
  /// Of the presenter's view nil means that it was as in `after`; of the presented one, that no
  /// picture had it.
  var shown: ViewState?
  /// How the presented view was when it was shown for the first time of all.
  var firstShown: ViewState?
  /// Whether nothing more is heard of it before it is judged.
  var isRipe = false
}
