import CoreGraphics
import DisplayList
import Trace

/// What belongs to one stage below its window: its time, its running animations, its log.
///
/// Apple's globals (`CACurrentMediaTime()`, `UIScreen.main`, `UIView.animate`, …) read the *current*
/// context, see `StageContext+Current.swift`. Several may live in one process.
@MainActor package final class StageContext {
  package nonisolated let clock = StageClock()
  package nonisolated let screenScale = ScreenScale()
  package nonisolated let lifetimes = LifetimeReports()
  package nonisolated let consoleReports = ConsoleReports()
  package let animations = AnimationRegistry()
  package let callOuts = CallOutStack()
  package let turnWork = TurnWork()
  private(set) lazy var transactions = TransactionStack(context: self)
  package let timedWork = TimedWork()
  let displayLinks = DisplayLinks()
  package let objectNumbers = ObjectNumbers()
  /// The numbers that layers and controllers had here before they took those of another stage.
  package let formerNumbers = ObjectNumbers()

  /// Whether any layer that came into the tree ever had a time of its own.
  var hasTimedLayers = false

  /// Where events go; nil costs nothing.
  package var log: TraceLog?
  /// Where lines for the developer go, besides the log.
  package var printLine: (String) -> Void = StageContext.printToStandardError
  /// Output pixels per point, at which text is rasterised.
  package var outputScale: CGFloat = 1
  /// Seconds from one step of the device to the next.
  package var frameDuration = 1.0 / 60
  /// Turns a display list into a picture at a scale, where code asks for pixels; whoever made the
  /// context installs it.
  package var rasterize: ((DisplayList, CGFloat) -> CGImage)?
  /// Called when something changed that only a step will show.
  package var stepIsNeeded: (() -> Void)?

  /// Tasks that this stage has woken and that are not yet back on the main actor: on their way there
  /// they go through threads of which nobody knows when they get to it.
  package private(set) var wakingTasks = 0

  /// The part of the step that runs now; nil between steps.
  package private(set) var phase: FramePhase?
  /// Steps whose commit is done.
  package private(set) var commitCount = 0

  private var lastNumber = 0
  private var lastObjectNumber = 0
  private var storage: [ObjectIdentifier: AnyObject] = [:]
  private var isClosed = false

  package init(isNewest: Bool = true) {
    if isNewest { Self.registerAsNewest(self) }
  }

  package var time: Double { clock.time }

  /// A task that waits for this stage has been resumed.
  package func taskWakes() { wakingTasks += 1 }

  /// A task that was resumed runs again, on the main actor.
  package func taskIsAwake() { wakingTasks -= 1 }
}

// MARK: - Steps

extension StageContext {
  /// Moves on to `next`, which must follow the phase before it without a gap.
  package func enter(_ next: FramePhase) {
    assert(
      next.rawValue == (phase?.rawValue ?? -1) + 1,
      "phase \(next) must not follow \(phase.map { "\($0)" } ?? "the time between steps")")
    phase = next
    if next == .time { Self.registerAsStepping(self) }
  }

  /// Ends the step.
  package func leaveStep() {
    assert(phase == .completions, "a step ends with its completions")
    phase = nil
    Self.registerAsStepping(nil)
  }

  package func commitIsDone() {
    commitCount += 1
    animations.drivers.wereCommitted(at: time)
    transactions.endImplicit()
  }

  /// Asks whoever drives the stage for another step.
  package func setNeedsStep() {
    // Within a step the stage looks for itself, at the end, whether there is more to do.
    if phase == nil { stepIsNeeded?() }
  }
}

// MARK: - What runs by itself

extension StageContext {
  /// The `timers` phase: timers, then what was put on the main queue, then display links.
  package func runTimers() {
    timedWork.run(at: time)
    turnWork.runTurn()
    displayLinks.frameBegins(in: self)
  }

  /// Whether something will run in the next step.
  package var nextStepHasWork: Bool { !turnWork.isEmpty || displayLinks.areRunning }
}

// MARK: - Numbers and storage

extension StageContext {
  /// The next number for a layer, controller, transition or animation: 1, 2, 3, …
  package func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// The next number for an object that is only named in the trace, from a counter of its own: with
  /// a log or without, everything else has the same numbers.
  package func nextObjectNumber() -> Int {
    lastObjectNumber += 1
    return lastObjectNumber
  }

  /// An object that a higher module keeps for each stage, made when it is first asked for.
  package func object<Value: AnyObject>(
    _ type: Value.Type, make: (StageContext) -> Value
  ) -> Value {
    if let kept = storage[ObjectIdentifier(type)] { return kept as! Value }
    let made = make(self)
    // Tasks may outlive their stage; what they ask for then must not keep the context alive.
    if !isClosed { storage[ObjectIdentifier(type)] = made }
    return made
  }

  /// The stage goes away: what it keeps and what waits in it is let go, and nothing calls back.
  package func close() {
    isClosed = true
    stepIsNeeded = nil
    log = nil
    Self.unregister(self)
    animations.close()
    turnWork.close()
    timedWork.close()
    displayLinks.close()
    let kept = storage
    storage = [:]
    withExtendedLifetime(kept) {}
  }
}
