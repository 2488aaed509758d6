import CoreGraphics
import Stage

/// Decides when the stage steps and when the window shows a picture: a pure function of what
/// happened so far and of the time.
///
/// The stage's time goes on with real time, also while nothing moves, `speed` times as fast; its
/// steps lie at multiples of the device's step interval. Pictures lie at multiples of the display's
/// interval in real time, so that slow motion shows more pictures between the same steps. No step
/// is left out while something moves: when frames take too long, the stage's time is held back
/// instead, so that the same input gives the same steps on any machine. While paused, the stage's
/// time stands still, and what wants a step waits.
package struct FramePacer: Sendable {
  /// What to do next. After each but `wait`, ask again.
  package enum Action: Equatable, Sendable {
    /// Step the stage to `time`, and report with `didStep`.
    case step(time: Double)
    /// Show what the stage looks like at `time`, at or after its last step, and report with
    /// `didShow`.
    case show(time: Double)
    /// Nothing until this real time, or, if nil, until something happens.
    case wait(until: Double?)
  }

  /// How many times as fast as real time the stage's may go.
  package static let speeds = 0.01...4.0
  /// What is further behind than this, in real seconds, is not made up for: the stage's time is held
  /// back. A quarter of a second without a frame, a breakpoint say, thus moves the stage by no more
  /// than one step; and steps that take longer than they last do not pile up.
  package static let longestCatchUp = 1.0 / 15
  /// What rounding may put between two ways to compute one moment, as a part of an interval.
  private static let tolerance = 1e-6

  private let device: Device
  /// Pictures a second.
  private let displayRate: Double
  /// How much before its time a picture may be shown, as a part of the display's interval: for
  /// displays that decide themselves when they take a picture.
  private let earliness: Double

  /// The real time from which display times and the timeline count.
  private var origin: Double
  private var timeline: StageTimeline
  private var lastStep = -1
  /// The number of the step that is wanted; nil while the stage is idle.
  private var wantedStep: Int?
  /// How many steps are taken although the stage is paused.
  private var stepsByHand = 0
  /// Whether the last step left something moving, so that each picture differs from the one before.
  private var isMoving = false
  /// Whether the window shows something older than the last step, or is damaged.
  private var isPictureStale = false
  /// The number of the last picture's display time.
  private var lastTick = 0
  /// The picture that is being made.
  private var currentTick: Int?
  /// The real time at which the last picture was shown.
  private var lastShown = -Double.infinity
  /// The stage's time in the picture that was asked for last.
  private var shownTime = 0.0

  /// - Parameters:
  ///   - displayRate: the display's pictures a second.
  ///   - isPacedByDisplay: whether showing a picture waits for the display.
  ///   - speed: within `speeds`.
  ///   - stageTime: of the stage's last step; 0 for one that has not stepped yet.
  ///   - now: the real time at which the stage begins, or goes on from `stageTime`.
  package init(
    device: Device, displayRate: Double, isPacedByDisplay: Bool, speed: Double = 1,
    stageTime: Double = 0, now: Double
  ) {
    require(
      displayRate > 0 && displayRate.isFinite,
      "FramePacer: the display's rate must be above 0, not \(displayRate)")
    Self.check(speed)
    self.device = device
    self.displayRate = displayRate
    earliness = isPacedByDisplay ? 0.75 : 0
    origin = now
    timeline = StageTimeline(speed: speed, stageTime: stageTime)
    if stageTime > 0 { lastStep = device.step(at: stageTime) }
    shownTime = stageTime
  }

  private static func check(_ speed: Double) {
    require(
      speeds.contains(speed), "FramePacer: the speed must lie in \(speeds), not be \(speed)")
  }

  /// The time of the last step; 0 before the first.
  package var lastStepTime: Double { device.time(ofStep: max(lastStep, 0)) }

  package func stageTime(at realTime: Double) -> Double {
    timeline.stageTime(at: realTime - origin)
  }

  // MARK: - What happened

  /// Something happened at `stageTime` that the first step at or after it must deal with.
  package mutating func wantStep(at stageTime: Double) {
    let step = firstStep(at: stageTime)
    wantedStep = min(wantedStep ?? step, step)
  }

  /// The window is to be drawn again: it has lost what it showed, or has something else to show
  /// beside the stage.
  package mutating func wantPicture() { isPictureStale = true }

  /// Forgets what else was wanted: of several wishes only the first is known here.
  ///
  /// - Parameter isMoving: whether the step after this one is needed too.
  package mutating func didStep(isMoving: Bool) {
    guard let step = wantedStep else { fatalError("FramePacer: no step was due") }
    lastStep = step
    if isPaused {
      stepsByHand = max(stepsByHand - 1, 0)
      timeline.move(to: lastStepTime)
    }
    wantedStep = isMoving ? step + 1 : nil
    self.isMoving = isMoving
    isPictureStale = true
  }

  /// The step that was due would have done nothing and was left out. Forgets what else was wanted, as
  /// `didStep` does.
  package mutating func skipStep() {
    wantedStep = nil
    stepsByHand = 0
  }

  package mutating func didShow(at now: Double) {
    if let currentTick { lastTick = currentTick }
    currentTick = nil
    isPictureStale = false
    lastShown = now
  }

  /// The first step at or after `stageTime` that can still be taken.
  private func firstStep(at stageTime: Double) -> Int {
    let exact = stageTime * Double(device.rate)
    return max(lastStep + 1, Int((exact - Self.tolerance).rounded(.up)))
  }

  // MARK: - What comes next

  package mutating func next(at now: Double) -> Action {
    if isPaused { return nextWhilePaused(at: now) }
    holdBack(at: now)
    guard let tick = currentTick ?? wantedTick(at: now) else { return showDamage(at: now) }
    let early = currentTick == nil ? earliness : .infinity
    guard ticks(at: now) >= Double(tick) - early - Self.tolerance else {
      return wait(until: origin + (Double(tick) - early) / displayRate, at: now)
    }
    currentTick = tick
    let time = timeline.stageTime(atDisplayTime: Double(tick) / displayRate)
    if let wantedStep, wantedStep <= device.step(at: time) {
      return .step(time: device.time(ofStep: wantedStep))
    }
    return show(at: isMoving ? time : lastStepTime)
  }

  private mutating func nextWhilePaused(at now: Double) -> Action {
    guard stepsByHand > 0 else { return showDamage(at: now) }
    let step = wantedStep ?? firstStep(at: timeline.stageTime(at: now - origin))
    wantedStep = step
    return .step(time: device.time(ofStep: step))
  }

  private mutating func show(at time: Double) -> Action {
    // What rounding alone puts after a step is that step's picture.
    let isStepTime = time * Double(device.rate) - Double(lastStep) <= Self.tolerance
    shownTime = isStepTime ? lastStepTime : time
    return .show(time: shownTime)
  }

  /// Until the next step's picture; what is to be drawn beside an idle stage need not wait for that.
  private mutating func wait(until deadline: Double, at now: Double) -> Action {
    guard !isMoving, isPictureStale else { return .wait(until: deadline) }
    let action = showDamage(at: now)
    if case .wait(let earlier?) = action { return .wait(until: min(earlier, deadline)) }
    return action
  }

  /// The display time at which something is to be done next, if anything is.
  private func wantedTick(at now: Double) -> Int? {
    guard let wantedStep else { return nil }
    let exact = timeline.realTime(at: device.time(ofStep: wantedStep)) * displayRate
    let first = Int((exact - Self.tolerance).rounded(.up))
    let tick = isMoving ? lastTick + 1 : first
    // A picture that would be late by an interval of the display is left out.
    return ticks(at: now) - Double(tick) > 1 ? Int(ticks(at: now)) : tick
  }

  /// Display intervals since the origin.
  private func ticks(at now: Double) -> Double { (now - origin) * displayRate }

  /// Lets the stage's time stand still for as long as nothing was done although a step was due.
  private mutating func holdBack(at now: Double) {
    guard let wantedStep else { return }
    let due = timeline.realTime(at: device.time(ofStep: wantedStep))
    let behind = now - origin - due
    if behind > Self.longestCatchUp { origin += behind }
  }

  /// A damaged window is drawn again at once, but not more often than the display shows it.
  private mutating func showDamage(at now: Double) -> Action {
    guard isPictureStale else { return .wait(until: nil) }
    let earliest = lastShown + (1 - earliness) / displayRate
    guard now >= earliest else { return .wait(until: earliest) }
    // Between two steps of a stage that is paused on its way, the same moment again.
    return show(at: isMoving ? shownTime : lastStepTime)
  }
}

// MARK: - Speed and pause

extension FramePacer {
  package var speed: Double { timeline.speed }

  package var isPaused: Bool { timeline.isPaused }

  /// From `now` on the stage goes `speed` times as fast as real time, from where it is.
  package mutating func setSpeed(_ speed: Double, at now: Double) {
    Self.check(speed)
    timeline.setSpeed(speed, at: now - origin)
  }

  /// Going on, the stage makes up for nothing.
  package mutating func setPaused(_ isPaused: Bool, at now: Double) {
    guard isPaused != self.isPaused else { return }
    timeline.setPaused(isPaused, at: now - origin)
    currentTick = nil
    stepsByHand = 0
    // No picture from before the change is late.
    lastTick = max(lastTick, Int(ticks(at: now) + Self.tolerance))
  }

  /// While paused: takes the step that is due next, and stays paused there.
  package mutating func stepOnce() {
    require(isPaused, "FramePacer: only a paused stage is stepped by hand")
    stepsByHand += 1
  }
}
