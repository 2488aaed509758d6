/// When a rule judges.
struct DoctorMoment {
  var time: Double
  var isStill: Bool

  /// Whether `record`, which is open and in nobody's hand, will not be completed any more.
  func isFrozen(_ record: TransitionRecord) -> Bool {
    guard record.isOpen, !record.isHeld, let start = record.release ?? record.start,
      record.running.isEmpty
    else { return false }
    if isStill { return true }
    // What follows an animation begins in the step after its end.
    let mayGoOn = record.lastEnd.map { time <= $0 } ?? false
    return !mayGoOn && time >= start + record.duration + TransitionDoctor.patience
  }
}
