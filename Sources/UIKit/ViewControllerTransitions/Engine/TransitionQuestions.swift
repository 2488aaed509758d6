import QuartzCore
import Trace

/// What UIKit asks the user's objects in a transition, each question with its answer in the trace.
@MainActor struct TransitionQuestions {
  let context: StageContext

  /// Who animates; nil means the built-in transition.
  func animator(for transition: Transition) -> (any UIViewControllerAnimatedTransitioning)? {
    let presented = transition.presented
    guard let delegate = delegate(of: presented) else { return nil }
    switch transition.operation {
    case .present:
      let source = transition.presentation.source ?? transition.from
      return ask(delegate, "animationController(forPresented:presenting:source:)") {
        delegate.animationController(
          forPresented: presented, presenting: transition.from, source: source)
      }
    case .dismiss:
      return ask(delegate, "animationController(forDismissed:)") {
        delegate.animationController(forDismissed: presented)
      }
    }
  }

  func interactionController(
    for transition: Transition, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let delegate = transition.presented.transitioningDelegate else { return nil }
    switch transition.operation {
    case .present:
      return ask(delegate, "interactionControllerForPresentation(using:)") {
        delegate.interactionControllerForPresentation(using: animator)
      }
    case .dismiss:
      return ask(delegate, "interactionControllerForDismissal(using:)") {
        delegate.interactionControllerForDismissal(using: animator)
      }
    }
  }

  /// Whether the transition begins in the controller's hand. Source: 1.2.5.
  func wantsInteractiveStart(
    _ controller: any UIViewControllerInteractiveTransitioning
  ) -> Bool {
    let property = "wantsInteractiveStart"
    let (answer, isImplemented) = OptionalMethod.ask {
      context.callOuts.callOut(to: controller, property) { controller.wantsInteractiveStart }
    }
    context.record(
      .propertyRead(
        object: context.reference(of: controller), property: property,
        answer: isImplemented ? .value("\(answer)") : .notImplemented))
    return answer
  }

  /// By which the transition can be stopped; nil where the animator has none. Source: 5.12.
  func interruptibleAnimator(
    of animator: any UIViewControllerAnimatedTransitioning, _ transition: TransitionContext
  ) -> (any UIViewImplicitlyAnimating)? {
    let method = "interruptibleAnimator(using:)"
    let (answer, isImplemented) = OptionalMethod.ask {
      context.callOuts.callOut(to: animator, method) {
        animator.interruptibleAnimator(using: transition)
      }
    }
    guard isImplemented else { return nil }
    context.record(
      .question(
        receiver: context.reference(of: animator), method: method,
        answer: self.answer(for: answer)))
    return answer
  }

  /// Who manages a presentation of the style `.custom`; nil means that it covers the container.
  func presentationController(
    for presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard let delegate = delegate(of: presented) else { return nil }
    return ask(delegate, "presentationController(forPresented:presenting:source:)") {
      delegate.presentationController(
        forPresented: presented, presenting: presenting, source: source)
    }
  }

  func duration(
    of animator: any UIViewControllerAnimatedTransitioning, _ transition: TransitionContext
  ) -> TimeInterval {
    let method = "transitionDuration(using:)"
    let duration = context.callOuts.callOut(to: animator, method) {
      animator.transitionDuration(using: transition)
    }
    context.record(
      .question(
        receiver: context.reference(of: animator), method: method, answer: .value("\(duration)")))
    return duration
  }

  /// Calls a method that answers nothing.
  func call(_ receiver: AnyObject, _ method: String, _ body: () -> Void) {
    context.record(.call(receiver: context.reference(of: receiver), method: method))
    context.callOuts.callOut(to: receiver, method, body)
  }

  /// Calls a method that may be left out, and records the call if it is there.
  func callOptional(_ receiver: AnyObject, _ method: String, _ body: () -> Void) {
    let (_, isImplemented) = OptionalMethod.ask {
      context.callOuts.callOut(to: receiver, method, body)
    }
    if isImplemented {
      context.record(.call(receiver: context.reference(of: receiver), method: method))
    }
  }

  /// The style too decides who is asked, so the trace shows both.
  private func delegate(
    of presented: UIViewController
  ) -> (any UIViewControllerTransitioningDelegate)? {
    context.record(
      .propertyRead(
        object: presented.reference, property: "modalPresentationStyle",
        answer: .value("\(presented.modalPresentationStyle)")))
    let delegate = presented.transitioningDelegate
    context.record(
      .propertyRead(
        object: presented.reference, property: "transitioningDelegate",
        answer: answer(for: delegate)))
    return delegate
  }

  private func ask<Value>(
    _ receiver: AnyObject, _ method: String, _ question: () -> Value?
  ) -> Value? {
    let (value, isImplemented) = OptionalMethod.ask {
      context.callOuts.callOut(to: receiver, method, question)
    }
    context.record(
      .question(
        receiver: context.reference(of: receiver), method: method,
        answer: isImplemented ? answer(for: value.map { $0 as AnyObject }) : .notImplemented))
    return value
  }

  private func answer(for object: AnyObject?) -> TraceEvent.Answer {
    object.map { .object(context.reference(of: $0)) } ?? .none
  }
}
