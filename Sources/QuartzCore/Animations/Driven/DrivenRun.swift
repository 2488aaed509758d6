import CoreGraphics

/// A movement by the clock from one place of a way to an end of it, as a pure function of time.
package struct DrivenRun: Hashable, Sendable {
  /// What its fractions are fractions of.
  package enum Course: Hashable, Sendable {
    /// The way's own time.
    case way
    /// Another pace that bends what is left: from a progress to a progress.
    case bent(DrivenPace, from: Double, to: Double)
  }

  package let course: Course
  /// The fraction it starts from, and the one it goes to.
  package let start: Double
  package let target: Double
  /// From the one to the other.
  package let seconds: Double
  /// Seconds that pass after `begin` until it moves.
  package let delay: Double
  /// Nil until a commit gives it the time; until then it stays at its start.
  package var begin: Double?

  package init(
    _ course: Course, from start: Double, to target: Double, seconds: Double, delay: Double = 0,
    begin: Double? = nil
  ) {
    self.course = course
    self.start = start
    self.target = target
    self.seconds = min(max(seconds, 0), LayerAnimation.longest)
    self.delay = min(max(delay, 0), LayerAnimation.longest)
    self.begin = begin
  }

  /// Seconds of movement behind it; below 0 during the delay.
  private func moved(at time: Double) -> Double { begin.map { time - $0 - delay } ?? -1 }

  package func hasEnded(at time: Double) -> Bool {
    begin != nil && TimingCurve.isOver(moved(at: time), seconds)
  }

  package func fraction(at time: Double) -> Double {
    if hasEnded(at: time) { return target }
    let moved = moved(at: time)
    return moved > 0 ? start + (target - start) * (moved / seconds) : start
  }

  package func position(at time: Double) -> DrivenPosition {
    let fraction = fraction(at: time)
    guard case .bent(let pace, let from, let to) = course else { return .fraction(fraction) }
    let progress = pace.progress(at: fraction)
    if progress == 0 { return .progress(from) }
    return .progress(progress == 1 ? to : from + (to - from) * progress)
  }

  /// Seconds of movement and of delay that are left.
  private func left(at time: Double) -> (seconds: Double, delay: Double) {
    let moved = moved(at: time)
    guard begin != nil else { return (seconds, delay) }
    return moved > 0 ? (max(seconds - moved, 0), 0) : (seconds, -moved)
  }

  /// What is left of it at `time`, to take `factor` times as long from there on.
  ///
  /// - Parameter begin: when that begins; nil for the next commit.
  package func rest(at time: Double, stretched factor: Double, begin: Double?) -> DrivenRun {
    let left = left(at: time)
    return DrivenRun(
      course, from: fraction(at: time), to: target, seconds: left.seconds * factor,
      delay: left.delay * factor, begin: begin)
  }

  /// The same in `seconds`, without what was left of the delay.
  package func rest(at time: Double, in seconds: Double) -> DrivenRun {
    DrivenRun(course, from: fraction(at: time), to: target, seconds: seconds)
  }

  /// Seconds for the whole way at its speed; nil where it does not move along one.
  package var secondsForWay: Double? {
    guard course == .way, start != target, seconds > 0 else { return nil }
    return seconds / abs(target - start)
  }
}

/// What moves driven animations, if anything does.
package enum DrivenMotion: Hashable, Sendable {
  case still(DrivenPosition)
  case running(DrivenRun)

  package func position(at time: Double) -> DrivenPosition {
    switch self {
    case .still(let position): position
    case .running(let run): run.position(at: time)
    }
  }

  package var awaitsCommit: Bool {
    if case .running(let run) = self { run.begin == nil } else { false }
  }

  /// The same with its begin, where that is not known, at `time`.
  package func begun(at time: Double) -> DrivenMotion {
    guard case .running(var run) = self, run.begin == nil else { return self }
    run.begin = time
    return .running(run)
  }

  /// The same in another time.
  package func mapTime(_ map: (Double) -> Double) -> DrivenMotion {
    guard case .running(var run) = self, let begin = run.begin else { return self }
    run.begin = map(begin)
    return .running(run)
  }
}
