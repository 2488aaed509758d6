import CoreGraphics
import Testing

@testable import QuartzCore

@MainActor @Suite("7.6.15: those who drive animations, as their stage keeps them")
struct AnimationDriverTests {
  private final class Log { var lines: [String] = [] }

  private final class Driver: AnimationDriver {
    let driverNumber: Int
    let endsLast: Bool
    let endTime: Double
    private let log: Log

    init(_ number: Int, endsLast: Bool = false, endTime: Double = 1, _ log: Log) {
      (driverNumber, self.endsLast, self.endTime, self.log) = (number, endsLast, endTime, log)
    }

    func wasCommitted(at time: Double) { log.lines.append("\(driverNumber) committed \(time)") }
    func hasEnded(at time: Double) -> Bool { time >= endTime }
    func end() -> (() -> Void)? {
      log.lines.append("\(driverNumber) ends")
      return driverNumber == 5
        ? nil
        : { [log, driverNumber] in
          log.lines.append("\(driverNumber) told")
        }
    }
    func setStretch(_ stretch: Double, of group: Int, at time: Double) {
      log.lines.append("\(driverNumber) \(group) by \(stretch) at \(time)")
    }
    func clockIsReleased(_ clock: CALayer, ahead seconds: Double) {
      log.lines.append("\(driverNumber) ahead \(seconds)")
    }
    func stageCloses() { log.lines.append("\(driverNumber) closes") }
  }

  private let log = Log()
  private let drivers = AnimationDrivers()

  private func take() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  @Test("Those that are over end in the order of their numbers, the last ones last, then all tell")
  func order() {
    let all = [
      Driver(7, log), Driver(3, endsLast: true, log), Driver(5, log), Driver(2, log),
      Driver(1, endsLast: true, log), Driver(4, endTime: 2, log),
    ]
    for driver in all { drivers.runs(driver) }
    #expect(drivers.end(at: 0.5).isEmpty && take() == [])
    let calls = drivers.end(at: 1)
    #expect(take() == ["2 ends", "5 ends", "7 ends", "1 ends", "3 ends"])
    for call in calls { call() }
    // The fifth has nobody to tell.
    #expect(take() == ["2 told", "7 told", "1 told", "3 told"])
  }

  @Test("Only what runs is told of commits and tuning, and ends; what waits too of its clock")
  func waiting() {
    let (running, waiting, over) = (Driver(1, log), Driver(2, log), Driver(3, log))
    for driver in [running, waiting, over] { drivers.runs(driver) }
    drivers.waits(waiting)
    drivers.isOver(over)
    #expect(drivers.isAnyRunning)
    drivers.wereCommitted(at: 4)
    drivers.setStretch(2, of: 6, at: 5)
    #expect(take() == ["1 committed 4.0", "1 6 by 2.0 at 5.0"])
    drivers.clockIsReleased(CALayer(), ahead: 0.25)
    #expect(Set(take()) == ["1 ahead 0.25", "2 ahead 0.25"])
    _ = drivers.end(at: 9)
    #expect(take() == ["1 ends"])
    drivers.waits(running)
    #expect(!drivers.isAnyRunning && drivers.end(at: 9).isEmpty)
    drivers.runs(waiting)
    #expect(drivers.isAnyRunning)
    drivers.close()
    #expect(Set(take()) == ["1 closes", "2 closes"] && !drivers.isAnyRunning)
    drivers.close()
    #expect(take() == [])
  }

  @Test("7.6.15: what runs is kept alive, what waits is not")
  func alive() {
    var driver: Driver? = Driver(1, log)
    weak let watched = driver
    drivers.runs(driver!)
    driver = nil
    #expect(watched != nil)
    drivers.waits(watched!)
    #expect(watched == nil)
    drivers.clockIsReleased(CALayer(), ahead: 1)
    drivers.close()
    #expect(take() == [])
  }
}
