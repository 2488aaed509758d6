import Trace

/// A view is sent back evenly while it comes evenly: the two add up to nothing. (R77)
enum AdditiveStandstill: DoctorRule {
  /// Seconds of standing still that anybody sees.
  private static let noticed = 0.1

  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.standstills.compactMap { former, later in
      let seconds = min(former.end, later.end) - max(former.begin, later.begin)
      guard seconds > noticed else { return nil }
      let record = history.sortedTransitions.last { $0.isOpen && $0.moves(later) }
      return Symptom(
        transition: record?.number, object: later.layer,
        finding: Finding(
          rule: "additive-standstill", time: moment.time,
          place: record?.place ?? later.view?.type ?? "UIView.animate",
          fault:
            "\(later.keyPath) was animated back while it was on its way, both times with a linear "
            + "curve: the animations add up to nothing, and it stands still for "
            + "\(Int((seconds * 1000).rounded())) ms before it turns round.",
          cure: "Use a curve that eases, or a UIViewPropertyAnimator, and set its isReversed."))
    }
  }
}
