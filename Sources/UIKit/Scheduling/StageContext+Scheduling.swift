import Dispatch
import QuartzCore

// Work that was handed over to be done later goes on in the name of whoever handed it over.
extension StageContext {
  /// Runs `work` in the next step, `timers` phase.
  func runSoon(_ work: @escaping () -> Void) {
    let cause = callOuts.innermost
    turnWork.atNextTurn { [weak self] in self?.callOuts.resume(cause, work) }
    setNeedsStep()
  }

  /// Runs `work` in the first step, `timers` phase, that is `delay` seconds or more after this
  /// moment; it returns what `TimedWork.cancel(_:)` wants to know.
  @discardableResult func run(after delay: TimeInterval, _ work: @escaping () -> Void) -> Int {
    let cause = callOuts.innermost
    let id = timedWork.at(time + max(delay, 0)) { [weak self] in
      self?.callOuts.resume(cause, work)
    }
    setNeedsStep()
    return id
  }

  /// Runs `body` on the main actor: now on the main queue, else as soon as that queue is free.
  nonisolated func onMainActor(_ body: @escaping @Sendable @MainActor (StageContext) -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { body(self) }
    } else {
      Task { @MainActor in body(self) }
    }
  }
}
