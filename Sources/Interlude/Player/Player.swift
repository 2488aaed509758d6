import SDLStage
import Stage
import Trace
import TransitionDoctor

/// Plays one scenario in a window: takes what the person asks for, keeps what the controls show.
///
/// What goes one way is `ChromeAction`s, the other way `ChromeState`.
@MainActor final class Player {
  private let scenario: Scenario
  private let window: StageWindow
  private let chrome: Stage
  private let controls: ChromeController
  private let console: Console

  private(set) var state: ChromeState
  private var doctor = TransitionDoctor()
  private var writer = ScriptWriter()
  /// The direction of the last transition, for playing it again.
  private var lastDirection: Direction?

  init(
    _ scenario: Scenario, tuning: TuningRequest, options: WindowOptions, console: Console
  ) throws {
    self.scenario = scenario
    self.console = console
    controls = ChromeController()
    let controls = controls
    chrome = Stage(device: .iPhone13, isTraced: false) { controls }
    var options = options
    options.sidePanelWidth = Double(ChromeController.panelWidth)
    window = try StageWindow(Stage(root: scenario.root), chrome: chrome, options: options)
    state = ChromeState(
      title: scenario.title, speed: tuning.speed,
      wantedDuration: tuning.settings.transitionDuration, release: tuning.settings.release)
    window.speed = tuning.speed
    window.settings = tuning.settings
    controls.onAction = { [unowned self] in perform($0) }
    window.onKey = { [unowned self] press in KeyBindings.action(for: press).map(perform) }
    window.onStep = { [unowned self] output, time in follow(output, at: time) }
    window.onShow = { [unowned self] time in
      state.time = time
      refresh()
    }
    refresh()
  }

  var statistics: FrameStatistics { window.statistics }

  func run() async { await window.run() }

  // MARK: - What the stage does

  private func follow(_ output: StageOutput, at time: Double) {
    writer.follow(output.trace)
    let found = doctor.follow(output.trace, at: time, isStill: output.nextStep == .onInput)
    for finding in found { console.error("interlude: \(finding.line)\n") }
    state.findings += found
    state.time = time
    if let script = writer.scripts.last {
      state.script = script
      state.codeDuration = script.duration ?? state.codeDuration
      state.scrubRange =
        script.start...max(script.end ?? max(expectedEnd(of: script), time), script.start)
      lastDirection = script.operation == .present ? .present : .dismiss
    }
    refresh()
  }

  /// When a transition that is under way should be over.
  private func expectedEnd(of script: TransitionScript) -> Double {
    let animated = script.lines.first { $0.step == .animated }?.time ?? script.start
    return animated + (state.wantedDuration ?? script.duration ?? 0)
  }

  // MARK: - What the person asks for

  func perform(_ action: ChromeAction) {
    switch action {
    case .setSpeed(let speed): window.speed = speed
    case .togglePause:
      // From a picture of the past one goes on with the present.
      if window.scrubTime != nil { window.scrubTime = nil }
      window.isPaused.toggle()
    case .stepFrame(let count): window.stepFrame(by: count)
    case .replay: replay()
    case .changeDuration(let seconds):
      setDuration((state.wantedDuration ?? state.codeDuration ?? 0.3) + seconds)
    case .setDuration(let seconds): setDuration(seconds)
    case .resetDuration: window.settings.transitionDuration = nil
    case .toggleRelease:
      window.settings.release = window.settings.release == .iOS12 ? .iOS13 : .iOS12
    case .scrub(let time): window.scrubTime = time
    case .restart: restart(with: Stage(root: scenario.root), at: 0)
    case .releaseTransition:
      window.releaseTransition()
      state.findings = []
    case .dismissFindings: state.findings = []
    case .toggleKeys: state.showsKeys.toggle()
    }
    state.speed = window.speed
    state.isPaused = window.isPaused
    state.wantedDuration = window.settings.transitionDuration
    state.release = window.settings.release
    refresh()
  }

  private func setDuration(_ seconds: Double) {
    let range = StageSettings.durations
    // In whole hundredths, so that steps there and back meet.
    let rounded = (seconds * 100).rounded() / 100
    window.settings.transitionDuration = min(max(rounded, range.lowerBound), range.upperBound)
  }

  /// Goes back to before the last transition, on a stage of its own, and does again what began it.
  private func replay() {
    guard let direction = lastDirection else { return }
    let run = ScenarioRun(scenario, settings: window.settings)
    do {
      try run.settle()
      if direction == .dismiss {
        try run.perform(scenario.present)
        try run.settle()
      }
      let events = try run.events(for: scenario.script(for: direction))
      restart(with: run.stage, at: run.time, input: events)
    } catch {
      console.error("interlude: \(CommandError(error, fallback: .scenario).message)\n")
    }
  }

  private func restart(with stage: Stage, at time: Double, input: [InputEvent] = []) {
    doctor = TransitionDoctor()
    writer.clear()
    state.findings = []
    state.script = nil
    state.scrubRange = nil
    state.time = time
    window.replaceStage(stage, at: time, input: input)
  }

  private func refresh() {
    chrome.perform { controls.show(state) }
  }
}
