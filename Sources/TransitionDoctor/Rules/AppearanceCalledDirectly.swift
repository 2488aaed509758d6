import Trace

/// An appearance callback was called by hand. (1.4.2)
enum AppearanceCalledDirectly: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.directCalls.map { call in
      let (controller, method) = (call.controller.type, "\(call.callback.rawValue)(_:)")
      let place: String
      if case .user(let type, let caller) = call.cause {
        place = "\(type).\(caller)"
      } else {
        place = controller
      }
      return Symptom(
        object: call.controller.id,
        finding: Finding(
          rule: "appearance-called-directly", time: call.time, place: place,
          fault: "\(method) of \(controller) was called by hand: it hears of a change that is "
            + "none, and does what it does then twice or at the wrong time.",
          cure: "Leave the call to UIKit. What you want done at other times too belongs into a "
            + "method of its own; a container uses beginAppearanceTransition(_:animated:)."))
    }
  }
}
