import Foundation
import Glibc
import SDLStage
import Testing

@Suite("What ends the loop's sleep", .timeLimit(.minutes(1)))
struct WakeSourceTests {
  /// It stands still, so that only what happens can end a wait without a deadline.
  private let clock = ManualClock()

  @Test("A wake while somebody waits")
  func wake() async {
    let source = WakeSource(clock: clock.system, connection: nil)
    Thread.detachNewThread { source.wake() }
    await source.wait(until: nil)
  }

  @Test("A wake before")
  func pending() async {
    let source = WakeSource(clock: clock.system, connection: nil)
    source.wake()
    await source.wait(until: nil)
  }

  @Test("A deadline that is over, or comes")
  func deadline() async {
    let source = WakeSource(clock: clock.system, connection: nil)
    await source.wait(until: 99)
    await source.wait(until: 100)
    await source.wait(until: 100.002)
  }

  @Test("A connection that becomes readable, each time anew, and while it stays readable")
  func connection() async {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let source = WakeSource(clock: clock.system, connection: ends[0])
    for _ in 1...3 {
      let writer = ends[1]
      Thread.detachNewThread { write(writer, "x", 1) }
      await source.wait(until: nil)
      await source.wait(until: nil)
      var byte: UInt8 = 0
      read(ends[0], &byte, 1)
    }
    source.close()
    Glibc.close(ends[0])
    Glibc.close(ends[1])
  }

  @Test("Closing ends the wait and all later ones")
  func close() async {
    let source = WakeSource(clock: clock.system, connection: nil)
    Thread.detachNewThread { source.close() }
    await source.wait(until: nil)
    await source.wait(until: nil)
    await source.wait(until: nil)
  }
}
