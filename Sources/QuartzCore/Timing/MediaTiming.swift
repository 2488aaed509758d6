/// How a layer's or animation's time runs within its parent's; a pure function of the parent's time.
///
/// A layer's time has no end: only `localTime(at:)` counts for it. An animation's runs through an
/// active duration made of cycles; `moment(at:)` says where in them it is. Times are seconds.
/// Source: 8.3.
package struct MediaTiming: Hashable, Sendable {
  /// The parent's time at which this one begins.
  package var beginTime = 0.0
  /// Of one cycle there, at speed 1.
  package var duration = 0.0
  /// Seconds of this time a second of the parent's. 0 stands still; below 0 an animation plays from
  /// its end.
  package var speed = 1.0
  /// Added to this time: a layer's place where it stands still, an animation's phase.
  package var timeOffset = 0.0
  /// Cycles, also in fractions; 0 counts as 1.
  package var repeatCount = 0.0
  /// Seconds of this time in which cycles follow each other; where it is above 0, it counts and
  /// `repeatCount` does not.
  package var repeatDuration = 0.0
  /// Whether each cycle runs back to its start, which takes as long again.
  package var autoreverses = false
  package var fill = Fill.removed
  /// Of a layer whose time somebody moves.
  package var drive: TimeDrive?

  /// What shows outside the active duration. Source: 8.3.4.
  package enum Fill: String, Hashable, Sendable {
    case removed, backwards, forwards, both
  }

  package init() {}

  package init(beginTime: Double = 0, duration: Double, fill: Fill = .removed) {
    self.beginTime = beginTime
    self.duration = duration
    self.fill = fill
  }

  /// Whether the parent's time is this one's too.
  package var isIdentity: Bool {
    beginTime == 0 && speed == 1 && timeOffset == 0 && drive == nil
  }

  /// Source: 8.3.1.
  package func localTime(at parent: Double) -> Double {
    if isIdentity { return parent }
    if case .going(let ramp) = drive { return ramp.localTime(at: parent) }
    // With 0 times infinity there is no number.
    return speed == 0 ? timeOffset : (parent - beginTime) * speed + timeOffset
  }

  /// The parent's time at which this one is `local`; nil where it stands still or is driven.
  package func parentTime(at local: Double) -> Double? {
    if isIdentity { return local }
    return speed == 0 || drive != nil ? nil : (local - timeOffset) / speed + beginTime
  }
}

// MARK: - An animation's cycles

extension MediaTiming {
  /// Where in its cycles an animation is.
  package struct Moment: Hashable, Sendable {
    /// Seconds into the cycle, 0…`duration`; counted back while a cycle runs back.
    package let time: Double
    /// Of one cycle, forwards.
    package let duration: Double
    /// How many cycles lie before this one.
    package let cycle: Int
    /// Whether this moment lies in the active duration and not before or after it.
    package let isActive: Bool
  }

  /// Seconds of this time; infinite for endless repeats. Source: 8.3.2.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    if repeatCount == 0 { return cycleDuration }
    return cycleDuration * repeatCount
  }

  /// The parent's time at which the active duration is over; nil for one that never ends.
  package var endTime: Double? {
    guard speed != 0 else { return nil }
    let end = beginTime + activeDuration / abs(speed)
    return end.isFinite ? end : nil
  }

  package func hasBegun(at parent: Double) -> Bool { parent >= beginTime - TimingCurve.tolerance }

  /// Whether its end lies at or before `parent`, but for rounding. Source: 8.3.2.
  package func hasEnded(at parent: Double) -> Bool {
    speed != 0 && TimingCurve.isOver((parent - beginTime) * abs(speed), activeDuration)
  }

  /// Where it is at the parent's time; nil where it shows nothing. Source: 8.3.1–4, 8.3.7.
  ///
  /// At the very end it still shows its last value, also without a fill.
  package func moment(at parent: Double) -> Moment? {
    // Standing still, it is at its offset, whatever the parent's time.
    let elapsed = speed == 0 ? timeOffset : (parent - beginTime) * abs(speed)
    let active = activeDuration
    if elapsed < -TimingCurve.tolerance {
      guard fill == .backwards || fill == .both else { return nil }
      return moment(after: 0, of: active, isActive: false)
    }
    guard TimingCurve.isOver(elapsed, active) else {
      return moment(after: max(elapsed, 0), of: active, isActive: true)
    }
    let isAtEnd = elapsed <= active + TimingCurve.tolerance
    guard isAtEnd || fill == .forwards || fill == .both else { return nil }
    return moment(after: active, of: active, isActive: isAtEnd)
  }

  private var cycleDuration: Double { autoreverses ? 2 * duration : duration }

  /// - Parameter elapsed: seconds of the active duration, 0…`active`.
  private func moment(after elapsed: Double, of active: Double, isActive: Bool) -> Moment {
    var place = elapsed
    if speed < 0 { place = active.isFinite ? active - elapsed : -elapsed }
    if speed != 0 { place += timeOffset }
    // The phase that is moved out at one end comes in at the other.
    let room = active.isFinite ? active : cycleDuration
    if place < 0 || (place > room && active.isFinite), room > 0, room.isFinite {
      place -= (place / room).rounded(.down) * room
    }
    guard cycleDuration > 0, place > 0 else {
      return Moment(time: 0, duration: duration, cycle: 0, isActive: isActive)
    }
    var cycles = (place / cycleDuration).rounded(.down)
    var time = place - cycles * cycleDuration
    // A cycle that is over but for rounding is over; the last one stays at its end.
    let isLast = place + TimingCurve.tolerance >= active
    if cycleDuration - time < TimingCurve.tolerance, !isLast {
      (cycles, time) = (cycles + 1, 0)
    } else if time < TimingCurve.tolerance, cycles > 0, isLast {
      (cycles, time) = (cycles - 1, cycleDuration)
    }
    if time > duration { time = cycleDuration - time }
    if time < TimingCurve.tolerance { time = 0 }
    return Moment(
      time: time, duration: duration, cycle: Int(min(cycles, 1e15)), isActive: isActive)
  }
}
