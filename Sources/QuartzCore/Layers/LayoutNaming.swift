/// A layer's delegate that can be named to the programmer in more words than its description.
@MainActor package protocol LayoutNaming {
  /// What it is, and whose, for a message about its layout.
  var nameInLayout: String { get }
}
