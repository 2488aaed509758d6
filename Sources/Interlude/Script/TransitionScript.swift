import Trace

/// What happened in one transition, as the seven steps that every transition goes through: who
/// asked whom for what, and the answer.
struct TransitionScript: Equatable {
  enum Step: Int, CaseIterable {
    case started, delegateRead, animatorAsked, contextMade, durationAsked, animated, completed

    var title: String {
      switch self {
      case .started: "started by"
      case .delegateRead: "delegate read"
      case .animatorAsked: "animator asked"
      case .contextMade: "context made"
      case .durationAsked: "duration asked"
      case .animated: "animate"
      case .completed: "complete"
      }
    }
  }

  struct Line: Equatable {
    var step: Step
    var text: String
    /// Seconds of the stage's clock.
    var time: Double
  }

  var number: Int
  var operation: TraceEvent.TransitionOperation
  /// In the order of the steps; a step that was not reached is missing.
  var lines: [Line] = []
  /// Seconds, as the animator says.
  var duration: Double?
  /// When the first step was taken.
  var start: Double
  /// When the transition was over; nil while it lasts.
  var end: Double?

  /// The text of a step, nil for one that was not reached by `time`.
  func text(of step: Step, at time: Double) -> String? {
    lines.first { $0.step == step && $0.time <= time + 1e-6 }?.text
  }
}
