import Trace

/// A controller that was dismissed.
struct Departure {
  let controller: ObjectReference
  /// Who had presented it.
  let presenter: ObjectReference
  /// The dismissal's number.
  let transition: Int
  /// When it was over.
  let time: Double
  /// Whether it was said that it, or another one of its kind, lives on.
  var isTold = false

  /// Whether it is another screen of the same kind, presented by the same controller.
  func isSame(as other: Departure) -> Bool {
    controller.type == other.controller.type && presenter == other.presenter
      && controller != other.controller
  }

  /// When it should long have died.
  var due: Double { time + TransitionDoctor.patience }

  func isDue(at moment: Double) -> Bool { moment >= due }
}
