import Foundation
import QuartzCore
import Synchronization

// On the main actor a task sleeps by the stage's clock; elsewhere, and where there is no stage, by
// the real one.
extension Task where Success == Never, Failure == Never {
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await StageSleep.sleep(seconds: Double(duration) / 1e9, isolation: #isolation) {
      try await Task.sleep(for: .nanoseconds(Int64(clamping: duration)), clock: .continuous)
    }
  }

  nonisolated(nonsending) public static func sleep(for duration: Duration) async throws {
    let parts = duration.components
    let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
    try await StageSleep.sleep(seconds: seconds, isolation: #isolation) {
      try await Task.sleep(for: duration, clock: .continuous)
    }
  }
}

/// One task that waits for a time of its stage.
@MainActor private final class StageSleep {
  private var continuation: CheckedContinuation<Void, any Error>?
  private var timer: Int?
  private var isCancelled = false
  private var isWoken = false
  /// Which has this sleep among its work.
  private weak let context: StageContext?

  private init(in context: StageContext) { self.context = context }

  nonisolated(nonsending) static func sleep(
    seconds: Double, isolation: (any Actor)?, otherwise realSleep: () async throws -> Void
  ) async throws {
    guard isolation === MainActor.shared, let context = StageContext.currentIfAny else {
      return try await realSleep()
    }
    try await wait(seconds, in: context)
  }

  private static func wait(_ seconds: Double, in context: StageContext) async throws {
    let sleep = StageSleep(in: context)
    defer { if sleep.isWoken { context.taskIsAwake() } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleep.begin(seconds, in: context, continuation)
      }
    } onCancel: {
      Task { @MainActor in sleep.cancel(in: context) }
    }
  }

  private func begin(
    _ seconds: Double, in context: StageContext,
    _ continuation: CheckedContinuation<Void, any Error>
  ) {
    if isCancelled || Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
    self.continuation = continuation
    timer = context.timedWork.at(context.time + max(seconds, 0)) {
      self.end(.success(()))
    } abandoned: {
      self.end(.failure(CancellationError()))
    }
    context.setNeedsStep()
  }

  private func cancel(in context: StageContext) {
    isCancelled = true
    if let timer { context.timedWork.cancel(timer) }
    end(.failure(CancellationError()))
  }

  private func end(_ result: Result<Void, any Error>) {
    guard let continuation else { return }
    self.continuation = nil
    isWoken = true
    context?.taskWakes()
    continuation.resume(with: result)
  }
}
