import Trace

/// The animator was given a view to put in, and did not, or took it out again. (R02)
enum ToViewNeverAdded: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      let fault: String?
      switch record.operation {
      case .present: fault = presentation(record)
      case .dismiss: fault = dismissal(record, history)
      }
      return fault.map {
        Symptom(
          transition: record.number,
          finding: Finding(
            rule: "toview-never-added", time: moment.time, place: record.responsible, fault: $0,
            cure: "Add view(forKey: .to) to the containerView before you animate, and leave it "
              + "there: UIKit does not do it for you."))
      }
    }
  }

  /// UIKit puts nothing in. Source: 2.2.7.
  private static func presentation(_ record: TransitionRecord) -> String? {
    guard record.notShown == .notInWindow else { return nil }
    let missing =
      "The presentation has completed, but the view of \(record.to.type), which is "
      + "view(forKey: .to), is not in the container: "
    if record.fromView != nil {
      return missing + "that of \(record.from.type) has left, and the screen is black."
    }
    return missing + "nothing new is to be seen, and the container takes every touch."
  }

  /// UIKit puts the presenter's view back, but only when all is over. Source: 2.2.9.
  private static func dismissal(
    _ record: TransitionRecord, _ history: TransitionHistory
  ) -> String? {
    guard record.didComplete, let toView = record.toView, let fromView = record.fromView,
      let start = record.start, let completion = record.completion, completion > start,
      record.insertions.isEmpty, record.animated[fromView.id] != nil, toView != fromView
    else { return nil }
    return "The view of \(record.to.type), which is view(forKey: .to), was not in the container "
      + "while that of \(record.from.type) moved away: there was nothing behind it but black."
  }
}
