import QuartzCore
import Trace

/// What UIKit asks about recognisers: their views, their delegates, and themselves. Answers of the
/// user's code are in the trace.
@MainActor struct GestureQuestions {
  let context: StageContext

  /// Whether `recognizer` is to see the touch.
  func shouldReceive(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
    ask(recognizer, "gestureRecognizer(_:shouldReceive:)", otherwise: true) {
      $0.gestureRecognizer(recognizer, shouldReceive: touch)
    }
  }

  /// Whether its gesture may be recognised: the touched views and the delegate may say no.
  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    for touch in recognizer.touches {
      guard let view = touch.view else { continue }
      let mayBegin = context.callOuts.callOut(to: view, "gestureRecognizerShouldBegin(_:)") {
        view.gestureRecognizerShouldBegin(recognizer)
      }
      guard mayBegin else { return false }
    }
    return ask(recognizer, "gestureRecognizerShouldBegin(_:)", otherwise: true) {
      $0.gestureRecognizerShouldBegin(recognizer)
    }
  }

  /// Whether one of the two delegates lets them run together.
  func runTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    let method = "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
    return ask(one, method, otherwise: false) {
      $0.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
    }
      || ask(other, method, otherwise: false) {
        $0.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one)
      }
  }

  /// Whether, in this attempt, `recognizer` has to wait until `other` fails.
  func mustWait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || ask(
        recognizer, "gestureRecognizer(_:shouldRequireFailureOf:)", otherwise: false
      ) { $0.gestureRecognizer(recognizer, shouldRequireFailureOf: other) }
      || ask(other, "gestureRecognizer(_:shouldBeRequiredToFailBy:)", otherwise: false) {
        $0.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer)
      }
  }

  private func ask(
    _ recognizer: UIGestureRecognizer, _ method: String, otherwise: Bool,
    _ question: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool {
    guard let delegate = recognizer.delegate else { return otherwise }
    let (answer, isImplemented) = OptionalMethod.ask {
      context.callOuts.callOut(to: delegate, method) { question(delegate) }
    }
    if isImplemented {
      context.record(
        .question(
          receiver: context.reference(of: delegate), method: method, answer: .value("\(answer)")))
    }
    return answer
  }
}
