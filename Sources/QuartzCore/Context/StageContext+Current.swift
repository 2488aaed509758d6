import Synchronization

/// The stage of the running task. (A type of its own because the macro ignores `nonisolated`.)
private enum CurrentStage {
  @TaskLocal static var context: StageContext?
}

/// Which stage Apple's globals mean. This file holds the only state that they share.
extension StageContext {

  private struct Registry: Sendable {
    weak var newest: StageContext?
    var fallback: StageContext?
  }

  private static nonisolated let registry = Mutex(Registry())

  /// The task's stage (a `Task {}` started by a stage's code inherits it), else the newest one,
  /// else a default one that is never shown.
  package static var current: StageContext {
    if let context = currentIfAny { return context }
    let made = StageContext(isNewest: false)
    registry.withLock { $0.fallback = made }
    return made
  }

  /// The stage's time without going to the main actor; 0 before there is a stage.
  package static nonisolated var currentTime: Double { currentIfAny?.clock.time ?? 0 }

  private static nonisolated var currentIfAny: StageContext? {
    CurrentStage.context ?? registry.withLock { $0.newest ?? $0.fallback }
  }

  static func registerAsNewest(_ context: StageContext) {
    registry.withLock { $0.newest = context }
  }

  /// Runs `body` with this stage as the current one.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CurrentStage.$context.withValue(self) { try body() }
  }
}
