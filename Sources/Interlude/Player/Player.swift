import SDLStage
import Stage
import Trace
import TransitionDoctor

/// Plays scenarios in a window: takes what the person asks for, keeps what the controls show.
///
/// What goes one way is `ChromeAction`s, the other way `ChromeState`.
@MainActor final class Player {
  private let scenarios: [Scenario]
  let window: StageWindow
  private let chrome: Stage
  private let controls: ChromeController
  private let console: Console

  private(set) var state: ChromeState
  /// The device of the stage, and of those that come after it.
  private var device: Device
  private var doctor = TransitionDoctor()
  /// When the doctor wants another step, which its stage was asked for.
  private var nextLook: Double?
  private var writer = ScriptWriter()
  private var expectedEnd = ExpectedEnd()
  /// How many transitions before the latest the one is that is looked at.
  private var transitionsBack = 0
  let gestures: GesturePlayer
  private var history: GestureHistory
  /// While the stage for a replay is made.
  private(set) var replaying: Task<Void, Never>?

  init(
    _ scenarios: [Scenario], open index: Int, showsScenarios: Bool, tuning: TuningRequest,
    gesture: GestureScript? = nil, gestureFolder: String = ".", options: WindowOptions,
    console: Console
  ) throws {
    gestures = GesturePlayer(gesture, folder: gestureFolder)
    self.scenarios = scenarios
    self.console = console
    device = tuning.device
    history = GestureHistory(rate: device.rate)
    // Made on its own stage: outside it would be an object of whichever stage is the newest.
    var made: ChromeController?
    chrome = Stage(device: .iPhone13, isTraced: false) {
      let controls = ChromeController()
      made = controls
      return controls
    }
    controls = made!
    var options = options
    options.sidePanelWidth = Double(ChromeController.panelWidth)
    let scenario = scenarios[index]
    options.title = Self.windowTitle(scenario)
    window = try StageWindow(
      Stage(
        scenario, device: tuning.device, environment: tuning.settings.environment,
        console: console.printLine),
      chrome: chrome, options: options)
    state = ChromeState(
      title: scenario.title,
      scenarios: scenarios.map {
        ChromeState.Entry(id: $0.id, title: $0.title, isMistake: $0.kind == .mistake)
      },
      current: index, showsScenarios: showsScenarios, speed: tuning.speed,
      wantedDuration: tuning.settings.transitionDuration, release: tuning.settings.release,
      device: tuning.device.name, environment: tuning.settings.environment)
    window.speed = tuning.speed
    window.settings = tuning.settings
    controls.onAction = { [unowned self] in perform($0) }
    window.onKey = { [unowned self] press in KeyBindings.action(for: press).map(perform) }
    window.onInput = { [unowned self] events in
      gestures.follow(events)
      history.follow(events)
    }
    window.onWheel = { [unowned self] notches, _ in
      chrome.perform { controls.turnWheel(by: notches) }
    }
    window.onStep = { [unowned self] output, time in follow(output, at: time) }
    window.onShow = { [unowned self] time in
      state.time = time
      refresh()
    }
    refresh()
  }

  private var scenario: Scenario { scenarios[state.current] }

  private static func windowTitle(_ scenario: Scenario) -> String {
    "\(scenario.title) · Interlude"
  }

  var statistics: FrameStatistics { window.statistics }

  func run() async {
    await window.run()
    endRecording()
  }

  // MARK: - What the stage does

  private func follow(_ output: StageOutput, at time: Double) {
    writer.follow(output.trace)
    history.follow(output.trace)
    let found = doctor.follow(output.trace, at: time, isStill: output.nextStep == .onInput)
    for finding in found { console.report(finding.line) }
    if let look = doctor.nextLook, look != nextLook { window.stage.wake(at: look) }
    nextLook = doctor.nextLook
    state.findings += found
    state.time = time
    let hasBegun = output.trace.contains {
      if case .transition(_, _, "requested", _, _) = $0.event { true } else { false }
    }
    if hasBegun { transitionsBack = 0 }
    if let latest = writer.scripts.last {
      let duration = window.settings.transitionDuration ?? latest.duration ?? 0
      expectedEnd.follow(latest, duration: duration, at: time)
    }
    showScript(at: time)
    refresh()
  }

  /// The script of the transition that is looked at, with its span to scrub.
  private func showScript(at time: Double) {
    let scripts = writer.scripts
    let index = scripts.count - 1 - transitionsBack
    guard scripts.indices.contains(index) else { return }
    let script = scripts[index]
    state.script = script
    state.scriptPlace = scripts.count > 1 ? "\(index + 1) of \(scripts.count)" : nil
    state.codeDuration = script.duration ?? state.codeDuration
    let end = max(script.end ?? max(expectedEnd.time, time), script.start)
    let forgotten = window.recording.forgottenUntil.map { min(max($0, script.start), end) }
    state.scrubRange = (forgotten ?? script.start)...end
    state.hasForgotten = forgotten.map { $0 > script.start } ?? false
  }

  // MARK: - What the person asks for

  func perform(_ action: ChromeAction) {
    state.notice = nil
    switch action {
    case .setSpeed(let speed): window.speed = speed
    case .togglePause:
      // From a picture of the past the window goes on with the present.
      window.isPaused.toggle()
    case .stepFrame(let count): window.stepFrame(by: count)
    case .replay: replay()
    case .changeDuration(let seconds):
      setDuration((state.wantedDuration ?? state.codeDuration ?? 0.3) + seconds)
    case .setDuration(let seconds): setDuration(seconds)
    case .resetDuration: window.settings.transitionDuration = nil
    case .toggleRelease:
      window.settings.release = window.settings.release == .iOS12 ? .iOS13 : .iOS12
    case .turn(let quarters): window.settings.environment.orientation.turn(by: quarters)
    case .toggleAppearance:
      let isDark = window.settings.environment.appearance == .dark
      window.settings.environment.appearance = isDark ? .light : .dark
    case .nextDevice(let count): changeDevice(by: count)
    case .scrub(let time): window.scrubTime = time
    case .restart: restart()
    case .releaseTransition:
      window.releaseTransition()
      // What else there is to say is not cured by it.
      state.findings.removeAll(where: \.isHang)
    case .recordGesture: recordGesture()
    case .performGesture: performGesture()
    case .dismissFindings: state.findings = []
    case .toggleKeys: state.showsKeys.toggle()
    case .toggleScenarios: state.showsScenarios.toggle()
    case .closeSheets: (state.showsKeys, state.showsScenarios) = (false, false)
    case .open(let index): open(index)
    case .openNext(let count):
      open((state.current + count % scenarios.count + scenarios.count) % scenarios.count)
    case .selectTransition(let count): select(count)
    }
    state.speed = window.speed
    state.isPaused = window.isPaused
    state.wantedDuration = window.settings.transitionDuration
    state.release = window.settings.release
    state.device = device.name
    state.environment = window.settings.environment
    refresh()
  }

  /// Another device of the table; the scenario begins anew on it.
  private func changeDevice(by count: Int) {
    let devices = Device.all
    let index = devices.firstIndex { $0.name == device.name } ?? 0
    device = devices[(index + count % devices.count + devices.count) % devices.count]
    restart()
  }

  /// Another scenario, from its beginning.
  private func open(_ index: Int) {
    state.current = index
    state.title = scenario.title
    state.showsScenarios = false
    state.codeDuration = nil
    window.setTitle(Self.windowTitle(scenario))
    restart()
  }

  /// Looks at another of the last transitions, from its start.
  private func select(_ count: Int) {
    let back = min(max(transitionsBack - count, 0), max(writer.scripts.count - 1, 0))
    guard back != transitionsBack else { return }
    transitionsBack = back
    showScript(at: state.time)
    if let start = state.scrubRange?.lowerBound { window.scrubTime = start }
  }

  private func setDuration(_ seconds: Double) {
    let range = StageSettings.durations
    // In whole hundredths, so that steps there and back meet.
    let rounded = (seconds * 100).rounded() / 100
    window.settings.transitionDuration = min(max(rounded, range.lowerBound), range.upperBound)
  }

  /// Goes back to before the last transition, on a stage of its own, and does again what began it.
  /// Meanwhile the window goes on; what is opened or restarted before that stage is ready takes its
  /// place.
  private func replay() {
    guard replaying == nil, let way = history.way else { return }
    let replay = Replay(
      scenario: scenario, device: device, scale: window.deviceScale, settings: window.settings,
      console: console.printLine)
    replaying = Task { [weak self] in
      let result: Result<Replay.Beginning?, any Error>
      do { result = .success(try await replay.begin(way)) } catch { result = .failure(error) }
      guard !Task.isCancelled else { return }
      self?.replaying = nil
      self?.show(result)
    }
  }

  private func show(_ replay: Result<Replay.Beginning?, any Error>) {
    switch replay {
    case .success(let beginning?):
      restart(with: beginning.run.stage, at: beginning.run.time, input: beginning.input)
      // The doctor has to know what was there before; what it finds in that was said already.
      _ = doctor.follow(beginning.run.trace, at: beginning.run.time, isStill: true)
      history = GestureHistory(rate: device.rate, presented: beginning.before)
      refresh()
    case .success(nil):
      say("nothing says how this was begun: begin it by hand once more")
    case .failure(let error):
      say(CommandError(error, fallback: .scenario).message)
    }
  }

  private func recordGesture() {
    if let line = gestures.toggle(rate: window.stage.device.rate) { say(line) }
    state.isRecordingGesture = gestures.isRecording
  }

  /// Ends a recording of a gesture where there is one, so that nothing of it is lost.
  private func endRecording() {
    if gestures.isRecording { recordGesture() }
  }

  private func say(_ line: String) {
    state.notice = line
    console.report(line)
  }

  private func performGesture() {
    do {
      window.perform(try gestures.events(on: window.stage, from: window.nextStepTime))
    } catch {
      say(CommandError(error, fallback: .scenario).message)
    }
  }

  private func restart() {
    let stage = Stage(
      scenario, device: device, environment: window.settings.environment,
      console: console.printLine)
    restart(with: stage, at: 0)
  }

  private func restart(with stage: Stage, at time: Double, input: [InputEvent] = []) {
    // Its times are those of the stage that goes.
    endRecording()
    replaying?.cancel()
    replaying = nil
    doctor = TransitionDoctor()
    nextLook = nil
    writer.clear()
    history = GestureHistory(rate: device.rate)
    state.findings = []
    state.script = nil
    state.scriptPlace = nil
    state.scrubRange = nil
    transitionsBack = 0
    state.time = time
    window.replaceStage(stage, at: time, input: input)
  }

  private func refresh() {
    chrome.perform { controls.show(state) }
  }
}

extension StageEnvironment.Orientation {
  /// Clockwise, as one turns the device.
  fileprivate mutating func turn(by quarters: Int) {
    // A device turned clockwise has its upper end at the right.
    let order: [Self] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
    let index = order.firstIndex(of: self) ?? 0
    self = order[((index + quarters) % 4 + 4) % 4]
  }
}
