internal import CSDL2
import Dispatch
import Glibc

/// The time that passes outside, which only this file reads; everything else gets it from here as
/// a value.
package struct SystemClock: Sendable {
  /// Seconds since a fixed moment in the past.
  package var now: @Sendable () -> Double
  /// How many seconds ago SDL put `ticks` on an event.
  package var age: @Sendable (_ ticks: UInt32) -> Double

  package init(
    now: @escaping @Sendable () -> Double, age: @escaping @Sendable (UInt32) -> Double
  ) {
    self.now = now
    self.age = age
  }

  /// The machine's own clock, which nobody sets.
  package static let monotonic = SystemClock(
    now: {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    },
    age: { ticks in
      // Both count milliseconds and start again at 2^32. An event is never from the future.
      let difference = Int32(bitPattern: SDL_GetTicks() &- ticks)
      return Double(max(difference, 0)) / 1000
    })

  /// The moment, for Dispatch's timers, that is so many seconds from now on the machine's own clock.
  static func timerDeadline(after seconds: Double) -> DispatchTime { .now() + seconds }
}
