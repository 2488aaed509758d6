import QuartzCore
import Trace

// What whoever drives a transition says.
extension TransitionInteraction {
  /// Through whose methods.
  enum Speaker {
    /// A percent-driven object.
    case controller
    /// The transition's context.
    case context
  }

  /// Says how far it is. By the object that drives it, it is moved there; by the context, what goes
  /// alongside is. Source: 5.2.
  func update(_ percentComplete: CGFloat, by speaker: Speaker) {
    let call = "update(_:)"
    guard !percentComplete.isNaN else {
      stage.console("An interactive transition was updated to a percentage that is not a number.")
      return
    }
    let cut = min(max(percentComplete, 0), 1)
    guard !isTooEarly(speaker) else {
      guard beganInteractively else { return record(call, .ignored) }
      early.percent = cut
      percent = cut
      measure()
      tellDriver()
      return record(call, .remembered)
    }
    guard isInteractive else { return record(call, .ignored) }
    guard moves(speaker) else { return record(call, .beside) }
    percent = cut
    measure()
    tellDriver()
    motion?.scrub(to: cut)
    record(.updated)
  }

  /// Source: 5.5.
  func letGo(cancelled: Bool, by speaker: Speaker) {
    let call = cancelled ? "cancel()" : "finish()"
    guard !isTooEarly(speaker) else {
      guard beganInteractively else { return record(call, .ignored) }
      // Who has let go once has let go.
      if early.isCancelled == nil {
        (early.isCancelled, early.velocity) = (cancelled, fingerVelocity)
      }
      return record(call, .remembered)
    }
    // Where the context's methods were called beside it, the motion is still to be set going.
    let isStillHeld = speaker == .controller && motion?.isHeld == true && phase != .waiting
    guard isInteractive || isStillHeld else { return record(call, .ignored) }
    if isInteractive { _ = advance(cancelled ? .cancelled : .finished) }
    if !moves(speaker) { record(call, .beside) }
    takeRelease(cancelled: cancelled)
    askForInterruptibleAgain()
    if moves(speaker) { motion?.goOn(release) }
    recordRelease(of: moves(speaker) ? motion : nil)
    transition.coordinator?.interactionChanged()
  }

  /// Takes it in hand again. Source: 5.10, 6.12.
  func pause(by speaker: Speaker) {
    let call = "pause()"
    guard phase != .interactive, phase != .waiting, phase != .ended else {
      return record(call, .ignored)
    }
    guard isInterruptible else {
      stage.console(
        "A transition cannot be paused: its animator does not implement "
          + "interruptibleAnimator(using:).")
      return record(call, .ignored)
    }
    guard advance(.paused) else { return }
    transition.goes(back: false)
    askForInterruptibleAgain()
    if moves(speaker) {
      if let motion { percent = min(max(motion.hold(), 0), 1) }
      tellDriver()
    } else {
      record(call, .beside)
    }
    measure(isNew: true)
    record(.paused)
    transition.coordinator?.interactionChanged()
  }

  // MARK: -

  /// Whether it has been asked for and has not begun. Source: 5.14.
  private func isTooEarly(_ speaker: Speaker) -> Bool {
    phase == .waiting || (speaker == .controller && !hasPercentDriver && isInteractive)
  }

  /// Whether what `speaker` says moves anything: a percent-driven object is not to be passed by.
  /// Source: 4.1.
  private func moves(_ speaker: Speaker) -> Bool {
    speaker == .controller || !hasPercentDriver
  }

  private func takeRelease(cancelled: Bool) {
    release = InteractionRelease(
      isCancelled: cancelled, percent: percent, timing: driver?.timingCurve)
    if let hand = driver ?? controller {
      let speed = hand.completionSpeed
      release.speed = speed > 0 && speed.isFinite ? speed : 1
      release.curve = hand.completionCurve
    }
    transition.goes(back: cancelled)
  }

  private func tellDriver() { driver?.wasMoved(to: percent) }

  private func record(_ method: String, _ outcome: TraceEvent.InteractionOutcome) {
    stage.record(
      .interactionCall(
        transition: transition.number, method: method, outcome: outcome))
  }
}
