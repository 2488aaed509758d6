/// A member of `Siblings`, at most of one at a time.
@MainActor package protocol Sibling: AnyObject {
  /// Where it stood when `Siblings` last looked; theirs alone to read and to set.
  var siblingIndex: Int { get set }
}
