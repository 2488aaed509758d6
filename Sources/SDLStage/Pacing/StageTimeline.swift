/// How the stage's time follows real time: at a speed, or not at all.
///
/// Real time is counted in seconds since an origin of the owner's choice. Changing the speed, and
/// going on after a pause, never make the stage's time jump.
struct StageTimeline: Sendable {
  /// Seconds of the stage in a second of real time.
  private(set) var speed = 1.0
  private(set) var isPaused = false
  /// A moment at which both times are known.
  private var anchor = (real: 0.0, stage: 0.0)

  init(speed: Double, stageTime: Double = 0) {
    self.speed = speed
    anchor.stage = stageTime
  }

  func stageTime(at real: Double) -> Double {
    isPaused ? anchor.stage : anchor.stage + (real - anchor.real) * speed
  }

  /// When the stage's time is `stageTime`, as long as nothing changes; what lies before the last
  /// change counts as the change's moment.
  func realTime(at stageTime: Double) -> Double {
    anchor.real + max(stageTime - anchor.stage, 0) / speed
  }

  /// The stage's time at a display time that may lie a little before the last change: not before
  /// the stage's time at that change.
  func stageTime(atDisplayTime real: Double) -> Double { max(stageTime(at: real), anchor.stage) }

  mutating func setSpeed(_ new: Double, at real: Double) {
    anchor = (real, stageTime(at: real))
    speed = new
  }

  mutating func setPaused(_ new: Bool, at real: Double) {
    anchor = (real, stageTime(at: real))
    isPaused = new
  }

  /// While paused: the stage was moved on by hand.
  mutating func move(to stageTime: Double) { anchor.stage = max(anchor.stage, stageTime) }
}
