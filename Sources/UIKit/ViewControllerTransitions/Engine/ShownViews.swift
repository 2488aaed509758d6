import QuartzCore
import Trace

/// What the trace is told of a transition's views once they are shown: what is changed before that,
/// nobody has ever seen.
@MainActor final class ShownViews {
  /// A view as it was left at the end of a presentation.
  private struct Left {
    weak var view: UIView?
    let state: ViewState
  }

  /// A presentation that has completed.
  private struct Arrival {
    weak var presentation: Presentation?
    let transition: Int
  }

  private var left: [Left] = []
  private var arrivals: [Arrival] = []

  /// Whether the trace is owed something that only a commit, or its absence, decides.
  var areAwaited: Bool { !left.isEmpty || !arrivals.isEmpty }

  func wasLeft(_ view: UIView, _ state: ViewState) { left.append(Left(view: view, state: state)) }

  func hasArrived(_ presentation: Presentation, by transition: Int) {
    arrivals.append(Arrival(presentation: presentation, transition: transition))
  }

  /// The views are as they are now when they are seen.
  func record(_ presentations: [Presentation], in context: StageContext) {
    for presentation in presentations where !presentation.hasBeenShown {
      guard let view = presentation.presented.viewIfLoaded, view.window?.isHidden == false
      else { continue }
      presentation.hasBeenShown = true
      context.record(.viewState(moment: .shown, state: view.viewState))
    }
    recordLeft(in: context)
    for arrival in arrivals {
      guard let presentation = arrival.presentation, presentation.isQuiet,
        let view = presentation.presented.viewIfLoaded, let reason = view.reasonNotShown
      else { continue }
      context.record(
        .notShown(transition: arrival.transition, view: view.reference, reason: reason))
    }
    arrivals = []
  }

  /// Also before another presentation begins, which may move the same views.
  func recordLeft(in context: StageContext) {
    for left in left {
      guard let view = left.view, view.viewState != left.state else { continue }
      context.record(.viewState(moment: .after, state: view.viewState))
    }
    left = []
  }
}

extension Presentation {
  /// Whether it lasts, nothing moves, and nothing covers the presented view.
  fileprivate var isQuiet: Bool {
    isHeld && transition == nil && presented.presentationOfOther == nil
  }
}
