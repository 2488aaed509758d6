import CoreGraphics
import DisplayList
import QuartzCore
import Trace

/// Pictures and trace of one transition of a scenario, made without a window; its tasks run, too.
@preconcurrency @MainActor public struct ScenarioRecorder {
  public var scenario: Scenario
  public var direction: Direction
  public var device: Device
  /// Output pixels per point.
  public var scale: Double
  public var settings: StageSettings
  /// What is done instead of the scenario's own script for the direction.
  public var script: InputScript?
  /// Gets the lines that UIKit prints for the developer, each once; nil means standard error.
  public var console: ((String) -> Void)?
  /// Gets each step of the run in which the transition is found, with its time.
  package var onStep: ((StageOutput, Double) -> Void)?

  public init(
    _ scenario: Scenario, _ direction: Direction, device: Device = .iPhone13, scale: Double = 1,
    settings: StageSettings = StageSettings(), script: InputScript? = nil,
    console: ((String) -> Void)? = nil
  ) {
    self.scenario = scenario
    self.direction = direction
    self.device = device
    self.scale = scale
    self.settings = settings
    self.script = script
    self.console = console
  }

  /// The trace from the first touch to the end of the transition, and when it moved.
  public func trace() async throws -> (document: TraceDocument, span: TransitionSpan) {
    let (run, before, span) = try await firstRun()
    let document = TraceDocument(
      scenario: scenario.id, direction: direction.rawValue, device: device.name,
      rate: device.rate, events: Array(run.trace[before...]))
    return (document, span)
  }

  /// The pictures at the given fractions of the transition, in the order they are given in.
  ///
  /// The transition is run twice, first to find when it ends; equal runs give equal pictures.
  /// Fractions are numbers from 0 up, and may lie beyond 1.
  public func pictures(
    at fractions: [Double]
  ) async throws -> (pictures: [(time: Double, list: DisplayList)], span: TransitionSpan) {
    require(
      fractions.allSatisfy { $0 >= 0 && $0.isFinite },
      "ScenarioRecorder: fractions must be numbers from 0 up, got \(fractions)")
    let (first, _, span) = try await firstRun()
    let run = try await runAtRest(console: linesAfter(first))
    try run.perform(wantedScript)
    var lists: [Int: DisplayList] = [:]
    for (index, fraction) in fractions.enumerated().sorted(by: { $0.element < $1.element }) {
      let time = span.time(at: fraction)
      while run.step < device.step(at: time) { await run.advanceWithTasks() }
      lists[index] = run.stage.picture(at: max(time, run.time))
    }
    let pictures = fractions.indices.map { (span.time(at: fractions[$0]), lists[$0]!) }
    return (pictures, span)
  }

  /// A run until the transition is over; its trace has `before` events from before the script.
  private func firstRun() async throws -> (run: ScenarioRun, before: Int, span: TransitionSpan) {
    let run = try await runAtRest(console: console, onStep: onStep)
    let before = run.trace.count
    try run.perform(wantedScript)
    return (run, before, try await follow(run))
  }

  private var wantedScript: InputScript { script ?? scenario.script(for: direction) }

  /// What a run prints that has printed already what `run` did.
  private func linesAfter(_ run: ScenarioRun) -> (String) -> Void {
    var known = run.trace.count { if case .console = $0.event { true } else { false } }
    let console = console ?? StageContext.printToStandardError
    return { line in
      known -= 1
      if known < 0 { console(line) }
    }
  }

  /// A run whose next input is the direction's script.
  private func runAtRest(
    console: ((String) -> Void)?, onStep: ((StageOutput, Double) -> Void)? = nil
  ) async throws -> ScenarioRun {
    // While it waits for tasks others may make objects, which are no business of its stage.
    let run = ScenarioRun(
      scenario, device: device, scale: scale, settings: settings, isNewest: false,
      console: console)
    run.onStep = onStep
    try await run.settleWithTasks()
    if direction == .dismiss { try await run.presentWithTasks() }
    return run
  }

  /// Steps until the transition is over, or has been frozen for a second.
  private func follow(_ run: ScenarioRun) async throws -> TransitionSpan {
    var watch = TransitionWatch(wantedDuration: settings.transitionDuration)
    let giveUp = run.time + ScenarioRun.patience + (run.inputEnd - run.time)
    // The way of a gesture belongs to its transition, from the landing of the first finger.
    let landing = wantedScript.hasGesture ? run.time + 1 / Double(device.rate) : nil
    while true {
      watch.follow(await run.advanceWithTasks().trace)
      guard let start = watch.start else {
        if run.isStill || run.time > giveUp {
          throw ScenarioError.nothingBegan(
            scenario: scenario.id, direction: direction, byGesture: script?.hasGesture == true)
        }
        continue
      }
      if run.hasInput { continue }
      if let end = watch.end, run.time > end {
        return TransitionSpan(start: landing ?? start, end: run.time, isFrozen: false)
      }
      // Whoever holds it, by a timer for instance, may come back to it.
      let isWaitedFor =
        watch.isHeld && !run.isStill && run.time < watch.frozenEnd + ScenarioRun.patience
      if watch.isFrozen(at: run.time), !isWaitedFor {
        // The finger may have lifted long after that.
        let end = landing == nil ? watch.frozenEnd : max(watch.frozenEnd, run.time)
        return TransitionSpan(
          start: landing ?? start, end: end, isFrozen: true, isHeld: watch.isHeld)
      }
      try run.expectAnEnd(of: watch)
      // Completed, but something goes on moving and may never stop.
      if let completion = watch.completion, run.time > completion + ScenarioRun.patience {
        return TransitionSpan(start: landing ?? start, end: run.time, isFrozen: false)
      }
    }
  }
}
