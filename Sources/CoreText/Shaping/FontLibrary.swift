import Synchronization

/// The one door to SDL2_ttf, which must not be used by two threads at once.
enum FontLibrary {
  private static let shelf = Mutex(FontShelf())

  /// Runs `body` alone with the open fonts; it must not call back into this function.
  static func withShelf<Result: Sendable>(_ body: (inout FontShelf) -> Result) -> Result {
    shelf.withLock { body(&$0) }
  }
}
