import Trace

/// `present` or `dismiss` was called while a transition was under way, and UIKit did nothing. (R12, R14)
enum ReentrantTransition: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.refusals.map { call in
      let running = call.transition.flatMap { history.transitions[$0] }
      let place: String
      if case .user(let type, let method) = call.cause {
        place = "\(type).\(method)"
      } else {
        place = call.controller.type
      }
      return Symptom(
        transition: call.transition, object: call.controller.id,
        finding: Finding(
          rule: "reentrant-transition", time: call.time, place: place,
          fault: "\(name(call.operation)) of \(call.controller.type) was called while "
            + "\(running.map(what) ?? "a transition") is under way: UIKit does nothing, and never "
            + "calls its completion.",
          cure:
            "Wait for the end, in the completion or by animate(alongsideTransition:completion:) "
            + "of the transitionCoordinator; or make the transition interruptible, and cancel it."))
    }
  }

  private static func name(_ operation: TraceEvent.TransitionOperation) -> String {
    switch operation {
    case .present: "present(_:animated:completion:)"
    case .dismiss: "dismiss(animated:completion:)"
    }
  }

  private static func what(_ record: TransitionRecord) -> String {
    switch record.operation {
    case .present: "the presentation of \(record.to.type)"
    case .dismiss: "the dismissal of \(record.from.type)"
    }
  }
}
