import Foundation
import Trace

/// A trace as lines to read: when, who, what.
enum TraceText {
  static func text(of document: TraceDocument) -> String {
    var lines = ["\(document.scenario) · \(document.direction) · \(document.device)"]
    for event in document.events {
      let time = String(format: "%9.1f ms", event.time * 1000)
      lines.append("\(time)  \(line(event.event))\(cause(event))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cause(_ event: TraceEvent) -> String {
    guard case .hierarchy = event.event, case .user(let type, let method) = event.cause else {
      return ""
    }
    return "  (by \(type).\(method))"
  }

  private static func line(_ event: TraceEvent.Kind) -> String {
    switch event {
    case .touch(let phase, let x, let y, let view):
      "touch \(phase.rawValue) at (\(x), \(y)) on \(view.map(name) ?? "nothing")"
    case .gesture(let recognizer, let state, let view, let motion):
      "\(recognizer) \(state) on \(view.map(name) ?? "nothing")\(motion.map(words) ?? "")"
    case .touchBlocked(_, let view):
      "\(name(view)) would have taken the touch: a transition that nobody can interrupt keeps it"
    case .callRefused(let operation, let controller, let reason):
      "\(name(controller)): \(operation.rawValue) refused: \(words(reason))"
    case .touchIgnored(let view):
      "\(name(view)) takes no touches: isUserInteractionEnabled is false"
    case .viewLoaded(let controller, let view):
      "\(name(controller)) loaded its view \(name(view))"
    case .appearance(let controller, let callback, let animated):
      "\(name(controller)).\(callback.rawValue)(\(animated))"
    case .appearanceCalled(let controller, let callback):
      "\(name(controller)).\(callback.rawValue) called by hand"
    case .layout(let controller, let callback):
      "\(name(controller)).\(callback.rawValue)()"
    case .hierarchy(let change, let view, let superview, let index):
      "\(name(view)) \(change.rawValue) in \(name(superview)) at \(index)"
    case .propertyRead(let object, let property, let answer):
      "\(name(object)).\(property) is \(text(answer))"
    case .question(let receiver, let method, let answer):
      "\(name(receiver)).\(method) answered \(text(answer))"
    case .call(let receiver, let method):
      "\(name(receiver)).\(method)"
    case .transition(_, let operation, let state, let from, let to):
      "\(operation.rawValue) \(state): from \(name(from)) to \(name(to))"
    case .contextMade(_, let animated, let style, _, let from, let to):
      "context made, \(animated ? "animated" : "not animated"), \(style): from view "
        + "\(from.map(name) ?? "nil"), to view \(to.map(name) ?? "nil")"
    case .interaction(_, let state, let percent, let speed, let curve, let motion):
      "interaction \(state.rawValue) at \(percent)"
        + (speed.map { ", the rest with speed \($0), \(curve ?? "")" } ?? "")
        + (motion.map(words) ?? "")
    case .interactionCall(_, let method, let outcome):
      "interaction: \(method) \(words(outcome))"
    case .viewState(let moment, let state):
      "\(name(state.view)) \(words(moment)): alpha \(state.alpha), "
        + "transform \(state.transform), \(state.isHidden ? "hidden" : "shown")"
    case .notShown(_, let view, let reason):
      "nothing to be seen of \(name(view)): \(words(reason))"
    case .transitionCompleted(_, let didComplete):
      "completeTransition(\(didComplete))"
    case .animationAdded(let a):
      "animation \(a.animation) on \(a.view.map(name) ?? "layer \(a.layer)"): \(a.keyPath) "
        + "\(a.isAdditive ? "+" : "")\(a.from) → \(a.to), \(a.duration) s, \(a.curve)"
    case .animationStarted(let animation): "animation \(animation) started"
    case .animationEnded(let animation, let finished, let reason):
      "animation \(animation) ended: \(reason.rawValue), finished \(finished)"
    case .animator(let animator, let action, let fraction):
      "\(name(animator)) \(action.rawValue) at \(fraction)"
    case .completion(let of, let finished):
      "completion of \(of)\(finished.map { "(\($0))" } ?? "")"
    case .sizeChange(let window, let from, let to, let angle):
      "\(name(window)) changes from \(from) to \(to)"
        + (angle == 0 ? "" : ", turned by \(Int((angle * 180 / .pi).rounded()))°")
    case .traitChange(let object, let changes):
      "\(name(object)) traits: \(changes.joined(separator: ", "))"
    case .safeAreaChange(let view, let from, let to):
      "\(name(view)) safe area \(from) → \(to)"
    case .console(let message):
      "console: \(message)"
    case .glyphMissing(let character, let font):
      "no glyph for '\(character)' in \(font)"
    case .created(let object):
      "\(name(object)) created"
    case .destroyed(let object):
      "\(name(object)) destroyed"
    }
  }

  private static func list(_ numbers: [Double]) -> String {
    let texts = numbers.map { "\(($0 * 1000).rounded() / 1000)" }
    return texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
  }

  private static func words(_ motion: InteractionMotion) -> String {
    let rest = motion.restVelocity.map { ", then \(list([$0]))" } ?? ""
    return (motion.velocity.map { ", finger \(list($0)) per second" } ?? "")
      + ", \(list([motion.percentVelocity])) per second in the hand" + rest
  }

  private static func words(_ motion: GestureMotion) -> String {
    var text = ""
    if let translation = motion.translation { text += ", moved \(list(translation))" }
    if let scale = motion.scale { text += ", scale \(list([scale]))" }
    if let rotation = motion.rotation { text += ", turned \(list([rotation]))" }
    if let velocity = motion.velocity { text += ", \(list(velocity)) per second" }
    return text
  }

  private static func words(_ moment: TraceEvent.Moment) -> String {
    switch moment {
    case .before: "before the presentation"
    case .shown: "first shown"
    case .after: "after the presentation"
    case .begun: "before the interaction"
    case .returned: "after it was cancelled"
    }
  }

  private static func words(_ outcome: TraceEvent.InteractionOutcome) -> String {
    switch outcome {
    case .remembered: "came before the start, and is carried out then"
    case .ignored: "changed nothing"
    case .beside: "was the context's, and the interaction controller knows nothing of it"
    }
  }

  private static func words(_ reason: TraceEvent.RefusalReason) -> String {
    switch reason {
    case .transitionUnderWay: "a transition is under way"
    case .alreadyPresenting: "it presents already"
    case .notInWindow: "its view is in no window"
    }
  }

  private static func words(_ reason: TraceEvent.NotShownReason) -> String {
    switch reason {
    case .notInWindow: "it is in no window"
    case .hidden: "it is hidden"
    case .transparent: "its alpha is 0"
    case .outside: "it lies outside the window"
    }
  }

  private static func name(_ object: ObjectReference) -> String { "\(object.type)#\(object.id)" }

  private static func text(_ answer: TraceEvent.Answer) -> String {
    switch answer {
    case .notImplemented: "nothing (not implemented)"
    case .none: "nil"
    case .object(let object): name(object)
    case .value(let value): value
    }
  }
}
