import CoreGraphics
import Foundation

/// The thread that the program began on.
package enum MainThread {
  /// Runs `body` on the main actor, which until its end is the main thread, as it is on iOS.
  ///
  /// In a program whose `main` is `async` the main actor moves to other threads after the first
  /// suspension, and `Thread.isMainThread` is false there. So `main` stays synchronous and calls
  /// this.
  @MainActor package static func run<Result>(
    _ body: @escaping @MainActor () async -> Result
  ) -> Result {
    require(Thread.isMainThread, "MainThread.run: call it on the main thread")
    var outcome: Result?
    Task { @MainActor in
      outcome = await body()
      // The run loop looks at its end only after a source of its own.
      RunLoop.main.perform {}
    }
    while true {
      if let outcome { return outcome }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }
}
