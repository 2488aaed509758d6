import Trace

/// Let go of in the middle, it is at its end at once. (R39)
enum TailSkipped: DoctorRule {
  /// Seconds that a rest must have for anybody to miss it, and in which it is none.
  private static let (noticed, atOnce) = (0.1, 0.05)

  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    // What was cut off by the animator's word is named as such.
    let cutOff = CompleteTooEarly.symptoms(in: history, at: moment).map(\.transition)
    return history.sortedTransitions.compactMap { record in
      guard record.isPercentDriven, record.interruptible.isEmpty, !cutOff.contains(record.number),
        let release = record.release, let completion = record.completion,
        completion - release < atOnce, completion >= release
      else { return nil }
      let left = record.isCancelled ? record.percent : 1 - record.percent
      let seconds = left * record.duration / (record.handover?.speed ?? 1)
      guard seconds > noticed else { return nil }
      let way = record.isCancelled ? "cancelled" : "finished"
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "tail-skipped", time: moment.time, place: record.place,
          fault:
            "The transition was \(way) at \(percent(record.percent)) %, and was over at once, though "
            + "\(Int((seconds * 1000).rounded())) ms of it were left: its animations end earlier than "
            + "transitionDuration(using:) says, and what they move jumps, or is long there.",
          cure:
            "Animate for all of transitionDuration(using:); what takes a part of it is a keyframe."
        ))
    }
  }

  private static func percent(_ fraction: Double) -> Int { Int((fraction * 100).rounded()) }
}
