/// An object that drives animations of layers, and has an end of its own.
@MainActor package protocol AnimationDriver: AnyObject {
  /// In its stage; those that end in one step do so in the order of their numbers.
  var driverNumber: Int { get }
  /// Whether it ends after all others, and after all completions.
  var endsLast: Bool { get }
  /// A commit: what has begun since the one before begins now.
  func wasCommitted(at time: Double)
  func hasEnded(at time: Double) -> Bool
  /// Its way is over: brings everything in order, and returns whom to tell.
  func end() -> (() -> Void)?
  /// Live tuning: takes `stretch` times as long from `time` on, if it belongs to the group.
  func setStretch(_ stretch: Double, of group: Int, at time: Double)
  /// `clock`, by which it may go, is let go of: its time is ahead by so many seconds from now on.
  func clockIsReleased(_ clock: CALayer, ahead seconds: Double)
  /// Nothing is to be said any more.
  func stageCloses()
}

/// The drivers of one stage. It keeps those alive that run. Source: 7.6.15.
@MainActor package final class AnimationDrivers {
  private var running: [Int: any AnimationDriver] = [:]

  private struct Waiting { weak var driver: (any AnimationDriver)? }
  private var waiting: [Int: Waiting] = [:]

  package var isAnyRunning: Bool { !running.isEmpty }

  package func runs(_ driver: any AnimationDriver) {
    waiting[driver.driverNumber] = nil
    running[driver.driverNumber] = driver
  }

  /// It stands still, and lives as long as somebody else keeps it.
  package func waits(_ driver: any AnimationDriver) {
    running[driver.driverNumber] = nil
    waiting[driver.driverNumber] = Waiting(driver: driver)
  }

  package func isOver(_ driver: any AnimationDriver) {
    running[driver.driverNumber] = nil
    waiting[driver.driverNumber] = nil
  }

  func wereCommitted(at time: Double) {
    for driver in running.values { driver.wasCommitted(at: time) }
  }

  /// Ends what is over, all of it, before anybody is told.
  func end(at time: Double) -> [() -> Void] {
    let over = running.values.filter { $0.hasEnded(at: time) }
    let order = over.sorted { first, second in
      if first.endsLast != second.endsLast { return second.endsLast }
      return first.driverNumber < second.driverNumber
    }
    return order.compactMap { $0.end() }
  }

  func setStretch(_ stretch: Double, of group: Int, at time: Double) {
    for driver in running.values { driver.setStretch(stretch, of: group, at: time) }
  }

  func clockIsReleased(_ clock: CALayer, ahead seconds: Double) {
    for driver in running.values + waiting.values.compactMap(\.driver) {
      driver.clockIsReleased(clock, ahead: seconds)
    }
  }

  func close() {
    let all = running.values + waiting.values.compactMap(\.driver)
    (running, waiting) = ([:], [:])
    for driver in all { driver.stageCloses() }
  }
}
