import Trace

/// A dismissal moved the presenter's view, which never left its place, into the container, with
/// which it now goes. (R01)
enum PresenterReparented: DoctorRule {
  static func symptoms(
    in history: TransitionHistory, at moment: DoctorMoment
  ) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard record.operation == .dismiss, record.container != nil, record.toView == nil,
        let presenterView = history.rootViews[record.to.id],
        let insertion = record.insertions.first(where: { $0.view.id == presenterView.id }),
        case .user(let type, let method) = insertion.cause
      else { return nil }
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "presenter-reparented", time: moment.time, place: "\(type).\(method)",
          fault:
            "The view of \(record.to.type) was moved into the transition's container, although "
            + "the style \(record.style) leaves it in its place: it goes with the container, and "
            + "the screen turns black.",
          cure: "Add only what view(forKey:) gives you; at this dismissal view(forKey: .to) is nil."
        )
      )
    }
  }
}
