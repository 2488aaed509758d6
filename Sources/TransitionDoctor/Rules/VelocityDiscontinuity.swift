import Trace

/// A spring that takes over from a finger begins many times as fast as the finger was. (R76)
///
/// Slower is nobody's mistake: a rubber band holds it back, or it was to begin at rest.
enum VelocityDiscontinuity: DoctorRule {
  /// How many times as fast, and by how many points or ways a second more.
  private static let (factor, points, ways) = (3.0, 500.0, 3.0)

  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    animations(history, at: moment) + rests(history, at: moment)
  }

  private static func animations(
    _ history: TransitionHistory, at moment: DoctorMoment
  ) -> [Symptom] {
    history.springs.compactMap { animation, finger in
      let (before, after) = (length(finger), length(animation.velocity ?? []))
      guard after > factor * before, after - before > points else { return nil }
      let record = history.sortedTransitions.last { $0.isOpen }
      return Symptom(
        transition: record?.number, object: animation.layer,
        finding: finding(
          "\(Int(before.rounded()))", "\(Int(after.rounded())) points", at: moment,
          place: record?.driver?.type ?? record?.place ?? animation.view?.type ?? "UIView.animate"))
    }
  }

  /// Of animators that somebody has driven.
  private static func rests(_ history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard let handover = record.handover, let rest = handover.motion.restVelocity,
        handover.curve.hasPrefix("spring(")
      else { return nil }
      let (before, after) = (abs(handover.motion.percentVelocity), abs(rest))
      // One that had not begun, or rests at an end, has not moved with the finger.
      guard before > 0 else { return nil }
      guard after > factor * before, after - before > ways else { return nil }
      func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
      return Symptom(
        transition: record.number,
        finding: finding(
          "\(tenths(before))", "\(tenths(after)) ways", at: moment, place: record.driverType))
    }
  }

  private static func finding(
    _ before: String, _ after: String, at moment: DoctorMoment, place: String
  ) -> Finding {
    Finding(
      rule: "velocity-discontinuity", time: moment.time, place: place,
      fault: "The finger lifted with \(before), and the spring that takes over begins with "
        + "\(after) a second: what it moves jumps ahead.",
      cure:
        "A spring's initial velocity counts in the whole way a second: divide the finger's velocity "
        + "in points by the points that are left, and give 0 where none are.")
  }

  private static func length(_ vector: [Double]) -> Double {
    vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}
