import QuartzCore
import Trace

/// What UIKit asks the user's objects in a transition, each question with its answer in the trace.
@MainActor struct TransitionQuestions {
  let context: StageContext

  /// Who animates; nil means the built-in transition.
  func animator(for transition: Transition) -> (any UIViewControllerAnimatedTransitioning)? {
    let presented = transition.presentation.presented
    context.record(
      .propertyRead(
        object: presented.reference, property: "modalPresentationStyle",
        answer: .value("\(presented.modalPresentationStyle)")))
    let delegate = presented.transitioningDelegate
    context.record(
      .propertyRead(
        object: presented.reference, property: "transitioningDelegate",
        answer: answer(for: delegate)))
    guard let delegate else { return nil }
    switch transition.operation {
    case .present:
      return ask(delegate, "animationController(forPresented:presenting:source:)") {
        delegate.animationController(
          forPresented: presented, presenting: transition.from, source: transition.from)
      }
    case .dismiss:
      return ask(delegate, "animationController(forDismissed:)") {
        delegate.animationController(forDismissed: presented)
      }
    }
  }

  func duration(
    of animator: any UIViewControllerAnimatedTransitioning, _ transition: TransitionContext
  ) {
    let method = "transitionDuration(using:)"
    let duration = callOut(to: animator, method) {
      animator.transitionDuration(using: transition)
    }
    context.record(
      .question(
        receiver: reference(of: animator), method: method, answer: .value("\(duration)")))
  }

  /// Calls a method of the animator's that answers nothing.
  func call(
    _ animator: any UIViewControllerAnimatedTransitioning, _ method: String, _ body: () -> Void
  ) {
    context.record(.call(receiver: reference(of: animator), method: method))
    callOut(to: animator, method, body)
  }

  /// What the built-in animator does is UIKit's doing.
  private func callOut<Result>(
    to animator: any UIViewControllerAnimatedTransitioning, _ method: String,
    _ body: () -> Result
  ) -> Result {
    animator is CoverVerticalAnimator
      ? body() : context.callOuts.callOut(to: animator, method, body)
  }

  /// Names an object of the user's; views and controllers by their own number, others by 0.
  func reference(of object: AnyObject) -> ObjectReference {
    switch object {
    case let controller as UIViewController: controller.reference
    case let view as UIView: view.reference
    default: ObjectReference(type: "\(type(of: object))", id: 0)
    }
  }

  private func ask<Value>(
    _ receiver: AnyObject, _ method: String, _ question: () -> Value?
  ) -> Value? {
    let (value, isImplemented) = OptionalMethod.ask {
      context.callOuts.callOut(to: receiver, method, question)
    }
    context.record(
      .question(
        receiver: reference(of: receiver), method: method,
        answer: isImplemented ? answer(for: value as AnyObject?) : .notImplemented))
    return value
  }

  private func answer(for object: AnyObject?) -> TraceEvent.Answer {
    object.map { .object(reference(of: $0)) } ?? .none
  }
}
