import QuartzCore

/// The way of a property animator from its start (0) to its end (1), and how time runs on it: pure
/// functions of positions and times. Source: 7.6.5, 7.6.6, 7.6.8.
struct AnimatorWay: Hashable, Sendable {
  let pace: DrivenPace
  /// Of the places of views in y, where the initial velocity there is another. Source: 7.3.14.
  let verticalPace: DrivenPace?
  /// For the whole of it.
  let seconds: Double

  init(curve: TimingCurve, vertical: TimingCurve? = nil, seconds: Double) {
    self.seconds = seconds
    pace = DrivenPace(curve: curve, length: seconds)
    verticalPace = vertical.map { DrivenPace(curve: $0, length: seconds) }
  }

  static func target(reversed: Bool) -> Double { reversed ? 0 : 1 }

  /// All of it.
  func run(reversed: Bool, delay: Double) -> DrivenRun {
    let target = Self.target(reversed: reversed)
    return DrivenRun(.way, from: 1 - target, to: target, seconds: seconds, delay: delay)
  }

  /// Seconds from `position` to the end, at the way's own speed. Source: 7.6.6.
  func secondsLeft(from position: DrivenPosition, reversed: Bool) -> Double {
    abs(Self.target(reversed: reversed) - pace.fraction(at: position)) * seconds
  }

  /// Seconds for what is left, when the animator continues. Source: 7.6.6.
  ///
  /// - Parameter factor: of the whole duration; 0 for the time that is left.
  func secondsLeft(
    from position: DrivenPosition, reversed: Bool, factor: Double
  ) -> Double {
    factor > 0 ? factor * seconds : secondsLeft(from: position, reversed: reversed)
  }

  /// From `position` on with the way's own pace, without a jump. Source: 7.6.5, 7.6.6.
  func rest(from position: DrivenPosition, reversed: Bool, factor: Double) -> DrivenRun {
    let target = Self.target(reversed: reversed)
    let left = secondsLeft(from: position, reversed: reversed, factor: factor)
    if case .progress(let progress) = position {
      if progress < 0 || progress > 1 {
        // No time of the way shows this: the pace is bent from here to the end.
        return DrivenRun(
          .bent(pace, from: progress, to: target), from: 0, to: 1, seconds: max(left, seconds))
      }
      if verticalPace != nil {
        // The two springs were never at one progress; one goes for both. Source: 7.6.7.
        return DrivenRun(
          .bent(pace, from: 0, to: 1), from: pace.fraction(at: progress), to: target,
          seconds: left)
      }
    }
    return DrivenRun(.way, from: pace.fraction(at: position), to: target, seconds: left)
  }

  /// From `position` on with another pace, which begins there and ends at the end.
  func rest(from position: DrivenPosition, reversed: Bool, with other: AnimatorWay) -> DrivenRun {
    DrivenRun(
      .bent(
        other.pace, from: pace.progress(at: position), to: Self.target(reversed: reversed)),
      from: 0, to: 1, seconds: other.seconds)
  }

  /// Back along the same curve with the same speed, at once. Source: 7.6.8.
  ///
  /// - Parameter reversed: the new direction.
  func turned(_ run: DrivenRun, at time: Double, reversed: Bool) -> DrivenRun {
    var turned: DrivenRun
    if let secondsForWay = run.secondsForWay {
      let (fraction, target) = (run.fraction(at: time), Self.target(reversed: reversed))
      turned = DrivenRun(
        .way, from: fraction, to: target, seconds: abs(target - fraction) * secondsForWay)
    } else {
      turned = rest(from: run.position(at: time), reversed: reversed, factor: 0)
    }
    // What no commit has seen yet begins with the next one as before.
    turned.begin = run.begin == nil ? nil : time
    return turned
  }

  /// The part of the way for what is added at `position`. Source: 7.6.11.
  ///
  /// - Parameter delayFactor: 0…1 of what is left.
  func window(from position: DrivenPosition, reversed: Bool, delayFactor: Double) -> DrivenWindow {
    let (here, target) = (pace.fraction(at: position), Self.target(reversed: reversed))
    return DrivenWindow(start: here + (target - here) * delayFactor, end: target)
  }
}
