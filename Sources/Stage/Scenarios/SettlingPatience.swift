/// How much longer a run may take to come to rest.
@MainActor struct SettlingPatience {
  private let seconds: Double
  private let steps: Int
  private var lastStep: Int
  private var watch: TransitionWatch

  init(_ run: ScenarioRun) {
    let wanted = run.settings.transitionDuration
    seconds = ScenarioRun.patience + (wanted ?? 0)
    steps = Int(seconds * Double(run.stage.device.rate))
    lastStep = run.step + steps
    watch = TransitionWatch(wantedDuration: wanted)
  }

  /// To be told of each step. The time that transitions take does not count.
  mutating func follow(_ output: StageOutput, of run: ScenarioRun) throws {
    watch.follow(output.trace)
    try run.expectAnEnd(of: watch)
    if watch.isUnderWay(at: run.time) { lastStep = run.step + steps }
    if watch.end != nil {
      watch = TransitionWatch(wantedDuration: run.settings.transitionDuration)
    }
    guard run.step < lastStep || run.isStill else {
      throw ScenarioError.neverStill(scenario: run.scenario.id, seconds: seconds)
    }
  }
}
