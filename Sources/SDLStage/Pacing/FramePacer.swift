import Stage

/// Decides when the stage steps and when the window shows a picture: a pure function of what
/// happened so far and of the time.
///
/// The stage's time goes on with real time, also while nothing moves; its steps lie at multiples of
/// the device's step interval, its pictures at multiples of the display's. No step is left out
/// while something moves: when frames take too long, the stage's time is held back instead, so that
/// the same input gives the same steps on any machine.
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

  /// What is further behind than this, in seconds, is not made up for: the stage's time is held
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

  /// The real time at which the stage's time was 0.
  private var origin: Double
  private var lastStep = -1
  /// The number of the step that is wanted; nil while the stage is idle.
  private var wantedStep: Int?
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

  /// - Parameters:
  ///   - displayRate: the display's pictures a second.
  ///   - isPacedByDisplay: whether showing a picture waits for the display.
  ///   - now: the real time at which the stage begins.
  package init(device: Device, displayRate: Double, isPacedByDisplay: Bool, now: Double) {
    precondition(
      displayRate > 0 && displayRate.isFinite,
      "FramePacer: the display's rate must be above 0, not \(displayRate)")
    self.device = device
    self.displayRate = displayRate
    earliness = isPacedByDisplay ? 0.75 : 0
    origin = now
  }

  /// The time of the last step; 0 before the first.
  package var lastStepTime: Double { device.time(ofStep: max(lastStep, 0)) }

  package func stageTime(at realTime: Double) -> Double { realTime - origin }

  // MARK: - What happened

  /// Something happened at `stageTime` that the first step at or after it must deal with.
  package mutating func wantStep(at stageTime: Double) {
    let exact = stageTime * Double(device.rate)
    let step = max(lastStep + 1, Int((exact - Self.tolerance).rounded(.up)))
    wantedStep = min(wantedStep ?? step, step)
  }

  /// The window has lost what it showed.
  package mutating func wantPicture() { isPictureStale = true }

  /// - Parameter isMoving: whether the step after this one is needed too.
  package mutating func didStep(isMoving: Bool) {
    guard let step = wantedStep else { preconditionFailure("FramePacer: no step was due") }
    lastStep = step
    wantedStep = isMoving ? step + 1 : nil
    self.isMoving = isMoving
    isPictureStale = true
  }

  package mutating func didShow(at now: Double) {
    if let currentTick { lastTick = currentTick }
    currentTick = nil
    isPictureStale = false
    lastShown = now
  }

  // MARK: - What comes next

  package mutating func next(at now: Double) -> Action {
    holdBack(at: now)
    guard let tick = currentTick ?? wantedTick(at: now) else { return showDamage(at: now) }
    let early = currentTick == nil ? earliness : .infinity
    guard ticks(at: now) >= Double(tick) - early - Self.tolerance else {
      return .wait(until: origin + (Double(tick) - early) / displayRate)
    }
    currentTick = tick
    let time = Double(tick) / displayRate
    if let wantedStep, wantedStep <= device.step(at: time) {
      return .step(time: device.time(ofStep: wantedStep))
    }
    return .show(time: max(lastStepTime, isMoving ? time : lastStepTime))
  }

  /// The display time at which something is to be done next, if anything is.
  private func wantedTick(at now: Double) -> Int? {
    guard let wantedStep else { return nil }
    let exact = device.time(ofStep: wantedStep) * displayRate
    let first = Int((exact - Self.tolerance).rounded(.up))
    let tick = isMoving ? lastTick + 1 : first
    // A picture that would be late by an interval of the display is left out.
    return ticks(at: now) - Double(tick) > 1 ? Int(ticks(at: now)) : tick
  }

  private func ticks(at now: Double) -> Double { stageTime(at: now) * displayRate }

  /// Lets the stage's time stand still for as long as nothing was done although a step was due.
  private mutating func holdBack(at now: Double) {
    guard let wantedStep else { return }
    let behind = stageTime(at: now) - device.time(ofStep: wantedStep)
    if behind > Self.longestCatchUp { origin += behind }
  }

  /// A damaged window is drawn again at once, but not more often than the display shows it.
  private func showDamage(at now: Double) -> Action {
    guard isPictureStale else { return .wait(until: nil) }
    let earliest = lastShown + 1 / displayRate
    return now >= earliest ? .show(time: lastStepTime) : .wait(until: earliest)
  }
}
