import DisplayList
import Trace

/// Pictures and trace of one transition of a scenario, made without a window.
@preconcurrency @MainActor public struct ScenarioRecorder {
  public var scenario: Scenario
  public var direction: Direction
  public var device: Device
  /// Output pixels per point.
  public var scale: Double
  public var settings: StageSettings

  public init(
    _ scenario: Scenario, _ direction: Direction, device: Device = .iPhone13, scale: Double = 1,
    settings: StageSettings = StageSettings()
  ) {
    self.scenario = scenario
    self.direction = direction
    self.device = device
    self.scale = scale
    self.settings = settings
  }

  /// The trace from the first touch to the end of the transition, and when it moved.
  public func trace() throws -> (document: TraceDocument, span: TransitionSpan) {
    let run = try runAtRest()
    let before = run.trace.count
    try run.perform(scenario.script(for: direction))
    let span = try follow(run)
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
  ) throws -> (pictures: [(time: Double, list: DisplayList)], span: TransitionSpan) {
    precondition(
      fractions.allSatisfy { $0 >= 0 && $0.isFinite },
      "ScenarioRecorder: fractions must be numbers from 0 up, got \(fractions)")
    let span = try trace().span
    let run = try runAtRest()
    try run.perform(scenario.script(for: direction))
    var lists: [Int: DisplayList] = [:]
    for (index, fraction) in fractions.enumerated().sorted(by: { $0.element < $1.element }) {
      let time = span.time(at: fraction)
      while run.step < device.step(at: time) { run.advance() }
      lists[index] = run.stage.picture(at: max(time, run.time))
    }
    let pictures = fractions.indices.map { (span.time(at: fractions[$0]), lists[$0]!) }
    return (pictures, span)
  }

  /// A run whose next input is the direction's script.
  private func runAtRest() throws -> ScenarioRun {
    let run = ScenarioRun(scenario, device: device, scale: scale, settings: settings)
    try run.settle()
    if direction == .dismiss {
      try run.perform(scenario.present)
      try run.settle()
    }
    return run
  }

  /// Steps until the transition is over, or has been frozen for a second.
  private func follow(_ run: ScenarioRun) throws -> TransitionSpan {
    var watch = TransitionWatch(wantedDuration: settings.transitionDuration)
    let giveUp = run.time + ScenarioRun.patience
    while true {
      watch.follow(run.advance().trace)
      guard let start = watch.start else {
        if run.isStill || run.time > giveUp {
          throw ScenarioError.nothingBegan(scenario: scenario.id, direction: direction)
        }
        continue
      }
      if let end = watch.end, run.time > end {
        return TransitionSpan(start: start, end: run.time, isFrozen: false)
      }
      if watch.isFrozen(at: run.time) {
        return TransitionSpan(start: start, end: watch.frozenEnd, isFrozen: true)
      }
      // Completed, but something goes on moving and may never stop.
      if let completion = watch.completion, run.time > completion + ScenarioRun.patience {
        return TransitionSpan(start: start, end: run.time, isFrozen: false)
      }
    }
  }
}
