import Synchronization

/// The stage of the running task. (A type of its own because the macro ignores `nonisolated`.)
private enum CurrentStage {
  @TaskLocal static var context: StageContext?
}

/// Which stage Apple's globals mean. This file holds the only state that they share.
extension StageContext {

  private struct Stage: Sendable {
    weak var context: StageContext?
  }

  private struct Registry: Sendable {
    /// From the oldest to the newest.
    var stages: [Stage] = []
    weak var stepping: StageContext?
    var fallback: StageContext?

    var context: StageContext? {
      stepping ?? stages.reversed().lazy.compactMap(\.context).first ?? fallback
    }
  }

  private static nonisolated let registry = Mutex(Registry())

  /// The task's stage (a `Task {}` started by a stage's code inherits it), else the one that is
  /// stepping (as other threads see it), else the newest, else a default one that is never shown.
  package static var current: StageContext {
    if let context = currentIfAny { return context }
    let made = StageContext(isNewest: false)
    registry.withLock { $0.fallback = made }
    return made
  }

  /// The stage's time without going to the main actor; 0 before there is a stage.
  package static nonisolated var currentTime: Double { currentIfAny?.clock.time ?? 0 }

  /// The pixels per point of the stage's device without going to the main actor; 3 before there is
  /// a stage.
  package static nonisolated var currentScreenScale: CGFloat {
    currentIfAny?.screenScale.value ?? 3
  }

  package static nonisolated var currentIfAny: StageContext? {
    CurrentStage.context ?? registry.withLock { $0.context }
  }

  static func registerAsNewest(_ context: StageContext) {
    registry.withLock {
      $0.stages.removeAll { $0.context == nil }
      $0.stages.append(Stage(context: context))
    }
  }

  static func registerAsStepping(_ context: StageContext?) {
    registry.withLock { $0.stepping = context }
  }

  static func unregister(_ context: StageContext) {
    registry.withLock { $0.stages.removeAll { $0.context === context } }
  }

  /// Runs `body` with this stage as the current one.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CurrentStage.$context.withValue(self) { try body() }
  }

  /// The same on any thread, for work that another queue does for the stage's code.
  package nonisolated func lend<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CurrentStage.$context.withValue(self) { try body() }
  }

  /// The same for work that waits now and then.
  package nonisolated(nonsending) func lend<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await CurrentStage.$context.withValue(self) { try await body() }
  }
}
