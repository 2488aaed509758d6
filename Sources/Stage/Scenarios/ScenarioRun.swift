import CoreGraphics
import DisplayList
import Trace
import UIKit

/// A scenario on a stage of its own without a window, moved on step by step.
@preconcurrency @MainActor public final class ScenarioRun {
  public let scenario: Scenario
  public let stage: Stage
  /// Output pixels per point.
  public let scale: Double
  /// In force from the next step on.
  public var settings: StageSettings
  /// The number of the last step taken; −1 before the first.
  public private(set) var step = -1
  public private(set) var lastOutput: StageOutput?
  /// All events so far.
  public private(set) var trace: [TraceEvent] = []

  /// Called after each step, with its time.
  var onStep: ((StageOutput, Double) -> Void)?

  private var pending: [InputEvent] = []
  private var releasesTransition = false

  /// - Parameter console: as for `Stage`.
  public convenience init(
    _ scenario: Scenario, device: Device = .iPhone13, scale: Double = 1,
    settings: StageSettings = StageSettings(), console: ((String) -> Void)? = nil
  ) {
    self.init(
      scenario, device: device, scale: scale, settings: settings, isNewest: true, console: console)
  }

  /// - Parameter isNewest: as for `Stage`.
  init(
    _ scenario: Scenario, device: Device, scale: Double, settings: StageSettings, isNewest: Bool,
    console: ((String) -> Void)?
  ) {
    self.scenario = scenario
    self.scale = scale
    self.settings = settings
    stage = Stage(
      scenario, device: device, environment: settings.environment, isNewest: isNewest,
      console: console)
  }

  public var time: Double { stage.device.time(ofStep: max(step, 0)) }

  /// Takes one step of the device.
  @discardableResult public func advance() -> StageOutput {
    step += 1
    let now = time
    let due = pending.prefix { $0.time <= now }
    pending.removeFirst(due.count)
    let output = stage.step(
      StageInput(
        time: now, size: stage.device.size(in: settings.environment.orientation), scale: scale,
        events: Array(due), settings: settings,
        releasesTransition: releasesTransition))
    releasesTransition = false
    lastOutput = output
    trace += output.trace
    onStep?(output, now)
    return output
  }

  /// Ends the transition that is under way in the next step, as if its animator had completed it.
  public func releaseTransition() { releasesTransition = true }

  /// Whether a finger will still do something.
  var hasInput: Bool { !pending.isEmpty }

  /// When the last finger does something, or now.
  var inputEnd: Double { max(pending.last?.time ?? 0, time) }

  /// Whether nothing moves and nothing waits, be it input, a timer or what a task has changed.
  public var isStill: Bool {
    lastOutput?.nextStep == .onInput && pending.isEmpty && !stage.needsStep
      && stage.nextTimerTime == nil
  }

  /// The longest time, in seconds, that a scenario may take to come to rest by itself.
  public static let patience = 10.0

  /// Steps until nothing moves. The time that transitions take does not count.
  ///
  /// Nothing of a `Task` runs meanwhile; see `settleWithTasks()`.
  public func settle() throws {
    var patience = SettlingPatience(self)
    repeat { try patience.follow(advance(), of: self) } while !isStill
  }

  /// Fails when a transition has been waited for long enough.
  func expectAnEnd(of watch: TransitionWatch) throws {
    guard watch.isGivenUp(at: time) else { return }
    throw ScenarioError.stillMoving(
      scenario: scenario.id, transition: watch.operation, seconds: TransitionWatch.longestWait,
      duration: watch.claimedDuration)
  }

  /// Does what presents, and waits until nothing moves.
  public func present() throws {
    try perform(scenario.present)
    try settle()
    try checkIsPresented()
  }

  /// Nobody could dismiss what is still on its way.
  func checkIsPresented() throws {
    var open: Set<Int> = []
    var hasBegun = false
    for case .transition(let number, .present, let state, _, _) in trace.map(\.event) {
      hasBegun = true
      if state == "ended" { open.remove(number) } else { open.insert(number) }
    }
    guard hasBegun else {
      throw ScenarioError.nothingBegan(scenario: scenario.id, direction: .present)
    }
    guard open.isEmpty else { throw ScenarioError.neverPresented(scenario: scenario.id) }
  }

  /// Does what `script` says, beginning with the next step, or after what still waits.
  public func perform(_ script: InputScript) throws { pending += try events(for: script) }

  /// What `script` means for the screen as it is now.
  public func events(for script: InputScript) throws -> [InputEvent] {
    let device = stage.device
    let pause = GestureExpansion.tapSteps(rate: device.rate)
    let first = pending.last.map { device.step(at: $0.time) + pause } ?? step + 1
    let gesture = GestureScript(script.actions.flatMap(\.parts))
    return try gesture.events(on: stage, fromStep: first, scenario: scenario.id)
  }
}
