import QuartzCore

// Where on its way it is, and how it goes on.
extension UIViewPropertyAnimator {
  var plannedWay: AnimatorWay { inheritedWay ?? givenParameters.way(lasting: givenDuration) }

  var stretch: Double { stretching?.stretch ?? 1 }

  var currentPosition: DrivenPosition { motion.position(at: now) }

  /// Now, in the time that it goes by.
  var now: Double { ownTime(at: context?.time ?? 0) }

  /// The stage's time in that of its clock.
  func ownTime(at time: Double) -> Double { clock?.localTime(at: time) ?? time }

  /// Source: 7.6.5, 7.6.9.
  var currentFraction: CGFloat {
    guard let way else { return 0 }
    let position = currentPosition
    let place = min(
      max(scrubsLinearly ? way.pace.progress(at: position) : way.pace.fraction(at: position), 0), 1)
    return storedIsReversed ? 1 - place : place
  }

  /// Of one that starts, or goes on after a pause.
  func firstRun() -> DrivenRun {
    guard let way else { return DrivenRun(.way, from: 1, to: 1, seconds: 0) }
    guard case .still(.fraction(1 - AnimatorWay.target(reversed: storedIsReversed))) = motion else {
      return rest(with: nil, 0)
    }
    let run = way.run(reversed: storedIsReversed, delay: delay)
    return timed(run)
  }

  /// What is left, with its own timing or another. Source: 7.6.5, 7.6.6.
  func rest(with parameters: (any UITimingCurveProvider)?, _ factor: CGFloat) -> DrivenRun {
    guard let way, context != nil else { return DrivenRun(.way, from: 1, to: 1, seconds: 0) }
    let position = currentPosition
    if let parameters {
      let seconds = way.secondsLeft(from: position, reversed: storedIsReversed, factor: factor)
      return timed(
        way.rest(
          from: position, reversed: storedIsReversed, with: parameters.way(lasting: seconds)))
    }
    var held = heldRun
    if case .running(let run) = motion {
      held = run.rest(at: now, stretched: 1 / stretch, begin: nil)
    }
    // Not moved by hand since: the same run goes on.
    if let held {
      return timed(
        factor > 0 ? held.rest(at: now, in: factor * way.seconds) : held)
    }
    return timed(way.rest(from: position, reversed: storedIsReversed, factor: factor))
  }

  /// In the stage's seconds: stretched as tuning wants it, or over at once where nothing is
  /// animated.
  private func timed(_ run: DrivenRun) -> DrivenRun {
    guard let context, UIApplication.of(context).animationScopes.isEnabled else {
      return DrivenRun(run.course, from: run.start, to: run.target, seconds: 0)
    }
    return run.rest(at: 0, stretched: stretch, begin: nil)
  }
}
