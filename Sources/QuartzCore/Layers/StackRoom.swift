internal import CStackRoom

/// What is left of the stack, so that a recursion through the user's code ends with a message and
/// not with a signal that says nothing.
enum StackRoom {
  /// Enough for the message, and for one more call of the user's with generous variables.
  private static let least = 512 * 1024

  static var isShort: Bool { stack_room() < least }
}
