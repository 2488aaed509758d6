import Trace

/// The context's methods were called although a percent-driven object drives the transition. (4.1)
enum ContextDrivenBeside: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard let call = record.calls.first(where: { $0.outcome == .beside }) else { return nil }
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "context-driven-beside", time: moment.time, place: call.place(or: record.place),
          fault:
            "The context was told \(call.method) beside \(record.driverType), which drives the "
            + "transition: nothing moves by it, and the two disagree.",
          cure:
            "Call update(_:), finish() and cancel() of the percent-driven object only: it tells the "
            + "context."))
    }
  }
}
