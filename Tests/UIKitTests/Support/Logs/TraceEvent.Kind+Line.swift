import Trace

extension TraceEvent.Kind {
  /// The event without numbers that depend on how many objects a test has made.
  var line: String {
    switch self {
    case .touch(let phase, let x, let y, let view):
      "touch \(phase) (\(x), \(y)) on \(view?.type ?? "nothing")"
    case .viewLoaded(let controller, _): "\(controller.type) loaded"
    case .appearance(let controller, let callback, let animated):
      "\(controller.type).\(callback)(\(animated))"
    case .appearanceCalled(let controller, let callback):
      "\(controller.type).\(callback) by hand"
    case .layout(let controller, let callback): "\(controller.type).\(callback)"
    case .hierarchy(let change, let view, let superview, let index):
      "\(view.type) \(change) in \(superview.type) at \(index)"
    case .propertyRead(let object, let property, let answer):
      "\(object.type).\(property) is \(answer.line)"
    case .question(let receiver, let method, let answer):
      "\(receiver.type).\(method) answers \(answer.line)"
    case .call(let receiver, let method): "\(receiver.type).\(method)"
    case .transition(_, let operation, let state, let from, let to):
      "\(operation) \(state) from \(from.type) to \(to.type)"
    case .contextMade(_, let animated, let style, _, _, _):
      "context, animated \(animated), \(style)"
    case .interaction(_, let state, let percent, let speed, let curve, _):
      "interaction \(state) at \(percent)"
        + (speed.map { ", speed \($0), \(curve ?? "")" } ?? "")
    case .interactionCall(_, let method, let outcome): "\(method) \(outcome)"
    case .viewState(let moment, let state): "\(state.view.type) \(moment)"
    case .notShown(_, let view, let reason): "\(view.type) not shown: \(reason)"
    case .touchBlocked(_, let view): "\(view.type) is kept from a touch"
    case .callRefused(let operation, let controller, let reason):
      "\(operation) of \(controller.type) refused: \(reason)"
    case .touchIgnored(let view): "\(view.type) takes no touches"
    case .gesture(let recognizer, let state, _, _): "\(recognizer) \(state)"
    case .transitionCompleted(_, let didComplete): "completeTransition(\(didComplete))"
    case .animationAdded(let animation):
      "animation of \(animation.keyPath) of \(animation.view?.type ?? "a layer")"
    case .animationStarted: "animation started"
    case .animationEnded(_, let finished, let reason): "animation ended \(reason) \(finished)"
    case .animator(let animator, let action, let fraction):
      "\(animator.type) \(action) at \(fraction)"
    case .completion(let of, let finished):
      "completion of \(of)\(finished.map { " \($0)" } ?? "")"
    case .sizeChange(let window, let from, let to, let angle):
      "\(window.type) \(from) → \(to) turned by \(Int((angle * 180 / .pi).rounded()))"
    case .traitChange(let object, let changes):
      "\(object.type) traits \(changes.joined(separator: ", "))"
    case .safeAreaChange(let view, let from, let to): "\(view.type) safe area \(from) → \(to)"
    case .console(let message): "console: \(message)"
    case .glyphMissing(let character, let font): "no \(character) in \(font)"
    case .created(let object): "\(object.type) created"
    case .destroyed(let object): "\(object.type) destroyed"
    }
  }
}

extension TraceEvent.Answer {
  fileprivate var line: String {
    switch self {
    case .notImplemented: "not implemented"
    case .none: "nil"
    case .object(let object): object.type
    case .value(let value): value
    }
  }
}
