import Dispatch
import Glibc
import Synchronization

/// Lets the window's loop sleep without holding the main thread.
///
/// One task at a time waits; a timer and the connection to the display end its wait, and so does
/// `wake()`, which may be called from any thread. A wait may also end for no reason: whoever waits
/// looks at everything anew.
package final class WakeSource: Sendable {
  fileprivate struct State {
    var waiter: CheckedContinuation<Void, Never>?
    /// Whether a wake came while nobody waited.
    var isPending = false
    var isClosed = false
    /// Whether `connection` is not suspended.
    var isConnectionWatched = false
  }

  private let state = Mutex(State())
  private let clock: SystemClock
  // Dispatch sources may be used from any thread.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer
  nonisolated(unsafe) private let connection: (any DispatchSourceRead)?

  /// - Parameter connection: a file descriptor that is readable when there is something to pump.
  package init(clock: SystemClock, connection descriptor: Int32?) {
    self.clock = clock
    let queue = DispatchQueue(label: "window wake", qos: .userInteractive)
    timer = DispatchSource.makeTimerSource(flags: .strict, queue: queue)
    // A copy of the descriptor, so that the original may be closed at any time.
    connection = descriptor.map(dup).flatMap { copy in
      guard copy >= 0 else { return nil }
      let source = DispatchSource.makeReadSource(fileDescriptor: copy, queue: queue)
      source.setCancelHandler { Glibc.close(copy) }
      return source
    }
    timer.setEventHandler { [weak self] in self?.endWait() }
    connection?.setEventHandler { [weak self] in self?.connectionIsReadable() }
    timer.activate()
  }

  deinit { close() }

  /// Ends the wait, or the next one.
  package func wake() {
    let waiter = state.withLock { state in
      state.isPending = state.waiter == nil
      return state.takeWaiter()
    }
    waiter?.resume()
  }

  /// Forgets a wake that nobody has waited for: its cause is about to be looked at.
  package func forgetPendingWake() { state.withLock { $0.isPending = false } }

  /// Suspends the caller until `deadline`, a time of the clock, or until it is woken.
  package func wait(until deadline: Double?) async {
    let seconds = deadline.map { $0 - clock.now() }
    if let seconds, seconds <= 0 {
      // Others on the main actor get their turn even when frames leave no time.
      await Task.yield()
      return
    }
    await withCheckedContinuation { continuation in
      let mustWait = state.withLock { state in
        if state.isPending || state.isClosed {
          state.isPending = false
          return false
        }
        assert(state.waiter == nil, "WakeSource: two tasks wait at the same time")
        state.waiter = continuation
        timer.schedule(
          deadline: seconds.map(SystemClock.timerDeadline) ?? .distantFuture,
          leeway: .nanoseconds(0))
        watchConnection(&state)
        return true
      }
      if !mustWait { continuation.resume() }
    }
  }

  /// No wait lasts from here on.
  package func close() {
    let (waiter, wasClosed) = state.withLock { state in
      defer { state.isClosed = true }
      // A source that is suspended cannot go away.
      if !state.isClosed { watchConnection(&state) }
      return (state.takeWaiter(), state.isClosed)
    }
    waiter?.resume()
    guard !wasClosed else { return }
    timer.cancel()
    connection?.cancel()
  }

  private func endWait() { state.withLock { $0.takeWaiter() }?.resume() }

  /// Until it has been read it stays readable, so it is left alone until the next wait.
  private func connectionIsReadable() {
    let waiter = state.withLock { state in
      if state.isConnectionWatched, !state.isClosed {
        state.isConnectionWatched = false
        connection?.suspend()
      }
      return state.takeWaiter()
    }
    waiter?.resume()
  }

  private func watchConnection(_ state: inout State) {
    guard !state.isConnectionWatched else { return }
    state.isConnectionWatched = true
    connection?.resume()
  }
}

extension WakeSource.State {
  fileprivate mutating func takeWaiter() -> CheckedContinuation<Void, Never>? {
    defer { waiter = nil }
    return waiter
  }
}
