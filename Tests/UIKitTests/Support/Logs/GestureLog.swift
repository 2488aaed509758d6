import UIKit

/// A target, and a delegate, that notes what recognisers tell it: their names and states.
@MainActor final class GestureLog {
  let log: CallLog
  /// Done in an action, after it is noted.
  var hook: (@MainActor (UIGestureRecognizer) -> Void)?
  /// What is noted besides.
  var detail: (@MainActor (UIGestureRecognizer) -> String)?

  init(_ log: CallLog = CallLog()) { self.log = log }

  func acted(_ recognizer: UIGestureRecognizer) {
    let detail = detail.map { " \($0(recognizer))" } ?? ""
    log.note("\(recognizer.name ?? "gesture") \(recognizer.state)\(detail)")
    hook?(recognizer)
  }

  /// Names `recognizer`, and makes this its target.
  @discardableResult func watch<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String = "gesture"
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector("acted:", GestureLog.acted(_:)))
    return recognizer
  }

  func take() -> [String] { log.take() }
}

extension TestStage {
  /// One finger along `points`, one point a step: it lands on the first and stays down.
  func drag(_ points: [(Double, Double)], finger: Int = 0) {
    for (index, point) in points.enumerated() {
      touch(index == 0 ? .began : .moved, point.0, point.1, finger: finger)
      advance()
    }
  }

  /// Several fingers at once, one step for each list: the first list lands, the others are moves.
  func move(_ steps: [[(Double, Double)]], landing: Bool = true) {
    for (index, points) in steps.enumerated() {
      for (finger, point) in points.enumerated() {
        touch(landing && index == 0 ? .began : .moved, point.0, point.1, finger: finger)
      }
      advance()
    }
  }

  /// Lifts a finger where it is said to be.
  func lift(_ x: Double, _ y: Double, finger: Int = 0) {
    touch(.ended, x, y, finger: finger)
    advance()
  }
}
