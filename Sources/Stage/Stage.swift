import Compositor
import CoreGraphics
import DisplayList
import QuartzCore
import Trace
import UIKit

/// The code under study with everything it runs on, but no window and no clock of its own.
///
/// `step(_:)` is the only thing that moves it. Several stages may live in one process; while one
/// steps, Apple's globals mean that one.
@preconcurrency @MainActor public final class Stage {
  public let device: Device
  package let context: StageContext
  private let log: TraceLog?
  /// What the system shows over the app; nil until it is asked for.
  private var bars: StageBars?
  /// What the last step left.
  package private(set) var lastStep: CommittedStep

  /// A stage that shows the controller that `root` makes.
  ///
  /// - Parameters:
  ///   - environment: how the device is held and set before anything is made.
  ///   - isTraced: without a trace, events cost nothing and every output's trace is empty.
  ///   - console: gets the lines that UIKit prints for the developer; nil means standard error.
  public convenience init(
    device: Device = .iPhone13, environment: StageEnvironment = StageEnvironment(),
    isTraced: Bool = true, console: ((String) -> Void)? = nil, root: () -> UIViewController
  ) {
    self.init(
      device: device, environment: environment, isTraced: isTraced, isNewest: true,
      console: console, root: root)
  }

  /// - Parameter isNewest: whether Apple's globals mean this stage where they are read outside any.
  package convenience init(
    device: Device, environment: StageEnvironment, isTraced: Bool, isNewest: Bool,
    console: ((String) -> Void)?, root: () -> UIViewController
  ) {
    self.init(
      device: device, environment: environment, isTraced: isTraced, isNewest: isNewest,
      console: console,
      launch: {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root()
        window.makeKeyAndVisible()
      })
  }

  /// A stage that shows `scenario`.
  package convenience init(
    _ scenario: Scenario, device: Device, environment: StageEnvironment, isNewest: Bool = true,
    console: ((String) -> Void)? = nil
  ) {
    if let launch = scenario.launch {
      self.init(
        device: device, environment: environment, isTraced: true, isNewest: isNewest,
        console: console, launch: launch)
    } else {
      self.init(
        device: device, environment: environment, isTraced: true, isNewest: isNewest,
        console: console, root: scenario.root)
    }
  }

  /// - Parameter launch: makes what is on the stage, windows and all; they are the stage's while it
  ///   lives.
  package init(
    device: Device, environment: StageEnvironment, isTraced: Bool, isNewest: Bool,
    console: ((String) -> Void)?, launch: () -> Void
  ) {
    self.device = device
    let context = StageContext(isNewest: isNewest)
    if let console { context.printLine = console }
    let log = isTraced ? TraceLog() : nil
    context.log = log
    context.outputScale = device.scale
    context.frameDuration = 1 / Double(device.rate)
    let compositor = Compositor()
    context.rasterize = { compositor.image(of: $0, scale: $1) }
    self.context = context
    self.log = log
    let size = device.size(in: environment.orientation)
    lastStep = CommittedStep(size: size)
    context.perform {
      UIApplication.of(context).surround(with: Surroundings(device, environment, size: size))
      launch()
    }
  }

  isolated deinit {
    // A transition that never ended still holds the controllers, which hold it.
    context.perform { UIApplication.of(context).close() }
    context.close()
  }

  /// Runs `body` as the stage's own code would run: Apple's globals mean this stage.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try context.perform(body)
  }

  /// The controller at the bottom of everything.
  public var rootViewController: UIViewController? {
    UIApplication.of(context).windows.first?.rootViewController
  }

  /// How large the interface is now, in points: the device's screen, unless a controller has refused to
  /// turn.
  public var screenSize: CGSize { UIApplication.of(context).screen.bounds.size }

  /// When a timer or the like is due, in the stage's seconds; nil while none waits.
  public var nextTimerTime: Double? { context.timedWork.nextTime }

  /// Asks for a step at `time`, in the stage's seconds, as a timer does.
  package func wake(at time: Double) { context.timedWork.at(time) {} }

  /// Whether a timer is due in a step at `time`.
  package func hasTimer(dueAt time: Double) -> Bool { context.timedWork.isDue(at: time) }

  /// Whether a step would do anything now, timers aside; what runs between steps (a `Task`, say) can change it.
  public var needsStep: Bool {
    somethingGoesOn || UIApplication.of(context).shownViewsAreAwaited
  }

  private var somethingGoesOn: Bool {
    context.animations.needsSteps || context.nextStepHasWork || bars?.needsStep == true
      || UIApplication.of(context).hasUncommittedChanges
  }

  /// Called when something that happens between steps makes a step necessary.
  public func whenStepIsNeeded(_ wake: @escaping () -> Void) { context.stepIsNeeded = wake }

  // MARK: - The frame

  /// Moves the stage on to `input.time`. The phases of a frame are here, in their order.
  public func step(_ input: StageInput) -> StageOutput {
    require(
      input.time >= lastStep.time,
      "a stage cannot go back from \(lastStep.time) s to \(input.time) s")
    require(
      input.scale > 0 && input.scale.isFinite,
      "a stage's scale must be a number above 0, not \(input.scale)")
    let application = UIApplication.of(context)
    let displayList = context.perform {
      context.enter(.time)
      context.clock.set(input.time)
      context.turnWork.beginTurn()
      context.outputScale = input.scale
      application.apply(input.settings)

      context.enter(.input)
      application.surround(
        with: Surroundings(device, input.settings.environment, size: input.size))
      application.deliver(input.events.map(TouchSample.init))

      context.enter(.timers)
      if input.warnsOfMemory { application.warnOfMemory() }
      if input.releasesTransition { application.completeTransition() }
      context.runTimers()

      context.enter(.deferredWork)
      context.turnWork.runDeferred(commitCount: context.commitCount)

      context.enter(.layout)
      application.layoutWindows()

      context.enter(.commit)
      let roots = application.visibleWindows.map { $0.layer.commit(in: context) }
      lastStep = CommittedStep(roots: roots, size: screenSize, time: input.time)
      context.commitIsDone()
      application.viewsAreShown()

      context.enter(.displayList)
      let displayList = DisplayListBuilder.displayList(roots, at: input.time, size: screenSize)

      context.enter(.completions)
      context.animations.endAnimations(in: context)
      if !somethingGoesOn { application.viewsAreShown() }
      context.recordReports()
      context.leaveStep()
      return displayList
    }
    return StageOutput(
      displayList: withBars(displayList, input), trace: log?.takeEvents() ?? [],
      nextStep: nextStep)
  }

  /// The app's picture with what the system shows over it.
  private func withBars(_ displayList: DisplayList, _ input: StageInput) -> DisplayList {
    let application = UIApplication.of(context)
    application.showsBars = input.settings.showsBars
    guard input.settings.showsBars else {
      bars = nil
      return displayList
    }
    let bars = bars ?? StageBars(device)
    // Of new bars, all is new.
    if self.bars == nil { bars.show(application.allBars, isAnimated: false) }
    self.bars = bars
    if let change = application.takeBarsChange() {
      bars.show(change.look, isAnimated: change.isAnimated)
    }
    let over = bars.step(input, size: screenSize)
    lastStep = lastStep.adding(bars.roots)
    return DisplayList(
      root: DisplayNode(owner: 0, children: Array(displayList.root.children) + over.root.children),
      size: displayList.size)
  }

  private var nextStep: StageOutput.NextStep {
    if needsStep { return .atNextDisplayTime }
    return nextTimerTime.map { .at($0) } ?? .onInput
  }

  /// The picture at `time`, at or after the last step: what that step committed, evaluated at this
  /// time. It runs none of the user's code and changes nothing.
  public func picture(at time: Double) -> DisplayList {
    lastStep.picture(at: time)
  }
}

extension TouchSample {
  fileprivate init(_ event: InputEvent) {
    let phase: Phase =
      switch event.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    self.init(finger: event.finger, phase: phase, position: event.position, time: event.time)
  }
}

extension UIApplication {
  fileprivate func apply(_ settings: StageSettings) {
    styleForAutomatic = settings.release == .iOS12 ? .fullScreen : .pageSheet
    wantedTransitionDuration = settings.transitionDuration
  }
}
