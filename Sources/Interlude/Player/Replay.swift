import Stage
import Trace

/// Does a transition again: brings a scenario to where it began, on a stage of its own.
@MainActor struct Replay {
  let scenario: Scenario
  let device: Device
  /// Output pixels per point.
  let scale: Double
  let settings: StageSettings
  let console: (String) -> Void

  /// A stage at rest, and what is to be done on it next.
  struct Beginning {
    let run: ScenarioRun
    /// What was done for the screens that are presented.
    var before: [GestureRecording] = []
    var input: [InputEvent] = []
  }

  /// Does all that was done before, as fingers did it; where that is not known, or does not lead there
  /// any more, as the scenario's scripts say.
  ///
  /// - Returns: nil where neither leads there: how an app is brought to where it was, nobody knows.
  /// - Throws: `ScenarioError`.
  func begin(_ way: GestureHistory.Way) async throws -> Beginning? {
    if let beginning = try await beginByHand(way) { return beginning }
    return scenario.launch == nil ? try await beginByScript(way.operation) : nil
  }

  private func beginByHand(_ way: GestureHistory.Way) async throws -> Beginning? {
    var gestures = way.before + [way.own]
    // What came by itself comes by itself after what was done last.
    while gestures.last?.isEmpty == true { gestures.removeLast() }
    guard let last = gestures.popLast() else { return nil }
    return try await quietly { beginning in
      let run = beginning.run
      for gesture in gestures where !gesture.isEmpty {
        try run.perform(.gesture(gesture.script))
        try await run.settleWithTasks()
      }
      guard presentations(in: run.trace) == gestures.count else { return false }
      beginning.before = gestures
      beginning.input = try run.events(for: .gesture(last.script))
      return true
    }
  }

  private func beginByScript(
    _ operation: TraceEvent.TransitionOperation
  ) async throws -> Beginning? {
    let direction: Direction = operation == .present ? .present : .dismiss
    return try await quietly { beginning in
      let run = beginning.run
      if direction == .dismiss {
        var recording = GestureRecording(rate: device.rate)
        recording.follow(try run.events(for: scenario.present))
        beginning.before = [recording]
        try await run.presentWithTasks()
      }
      beginning.input = try run.events(for: scenario.script(for: direction))
      return true
    }
  }

  /// What UIKit has to say on the way there was said already.
  ///
  /// - Parameter prepare: whether it could.
  private func quietly(
    _ prepare: (inout Beginning) async throws -> Bool
  ) async throws -> Beginning? {
    var isRepeated = true
    let run = ScenarioRun(scenario, device: device, scale: scale, settings: settings) {
      [console] line in
      if !isRepeated { console(line) }
    }
    try await run.settleWithTasks()
    var beginning = Beginning(run: run)
    guard try await prepare(&beginning) else { return nil }
    isRepeated = false
    return beginning
  }

  private func presentations(in trace: [TraceEvent]) -> Int {
    trace.count { event in
      if case .transition(_, .present, "requested", _, _) = event.event { true } else { false }
    }
  }
}
