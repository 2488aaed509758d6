import Trace

/// A transition that was let go of was let go of again, or moved. (R41)
enum DoubleFinish: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard let release = record.release,
        let call = record.calls.first(where: { $0.outcome == .ignored && $0.time >= release }),
        call.method != "pause()"
      else { return nil }
      let way = record.isCancelled ? "cancelled" : "finished"
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: call.endsInteraction ? "double-finish" : "update-after-finish", time: moment.time,
          place: call.place(or: record.driverType),
          fault: "\(call.method) was called when the transition had been \(way) already: it "
            + "changes nothing here, and may throw the views off on iOS.",
          cure: "Let go once: forget the interaction when you finish or cancel it."))
    }
  }
}
