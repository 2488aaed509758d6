import SDLStage
import Synchronization

/// A clock that a test sets; events get the time at which they are found.
final class ManualClock: Sendable {
  private let time: Mutex<Double>
  /// Seconds by which reading the clock moves it on.
  private let tick: Double

  init(_ time: Double = 100, tick: Double = 0) {
    self.time = Mutex(time)
    self.tick = tick
  }

  var now: Double {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }

  var system: SystemClock {
    SystemClock(
      now: {
        self.time.withLock { time in
          time += self.tick
          return time
        }
      }, age: { _ in 0 })
  }
}
