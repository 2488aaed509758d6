import Trace

/// Writes the scripts of the transitions in a trace, event by event.
struct ScriptWriter {
  /// The latest ones, oldest first.
  private(set) var scripts: [TransitionScript] = []
  /// How many are kept.
  private static let most = 20

  mutating func follow(_ events: [TraceEvent]) { for event in events { follow(event) } }

  mutating func clear() { scripts = [] }

  private mutating func follow(_ event: TraceEvent) {
    switch event.event {
    case .transition(let number, let operation, let state, let from, let to):
      if state == "requested" {
        begin(number, operation, from, to, event)
      } else if state == "ended", scripts.last?.number == number {
        scripts[scripts.count - 1].end = event.time
      }
    case .propertyRead(let object, "transitioningDelegate", let answer):
      write(.delegateRead, "\(object.type).transitioningDelegate is \(words(answer))", event)
    case .question(let receiver, let method, let answer)
    where method.hasPrefix("animationController"):
      write(.animatorAsked, "\(receiver.type) answered \(words(answer))", event)
    case .question(let receiver, "transitionDuration(using:)", let answer):
      write(.durationAsked, "\(receiver.type) said \(seconds(answer)) s", event)
      if case .value(let seconds) = answer, !scripts.isEmpty {
        scripts[scripts.count - 1].duration = Double(seconds)
      }
    case .contextMade(_, _, let style, _, let fromView, let toView):
      let missing = [(fromView, ".from"), (toView, ".to")].filter { $0.0 == nil }.map(\.1)
      let views = missing.isEmpty ? "both views" : "no view for \(missing.joined(separator: ", "))"
      write(.contextMade, "\(style), \(views)", event)
    case .call(let receiver, "animateTransition(using:)"),
      .call(let receiver, "startInteractiveTransition(_:)"):
      write(.animated, "\(receiver.type)", event)
    case .transitionCompleted(_, let didComplete):
      let who: String
      if case .user(let type, let method) = event.cause {
        who = "\(didComplete) from \(type).\(method)"
      } else {
        who = "\(didComplete)"
      }
      write(.completed, who, event)
    default:
      break
    }
  }

  private mutating func begin(
    _ number: Int, _ operation: TraceEvent.TransitionOperation, _ from: ObjectReference,
    _ to: ObjectReference, _ event: TraceEvent
  ) {
    var script = TransitionScript(number: number, operation: operation, start: event.time)
    let who: String
    if case .user(let type, let method) = event.cause {
      who = "\(type).\(method)"
    } else {
      who = from.type
    }
    script.lines = [
      TransitionScript.Line(
        step: .started,
        text: "\(who): \(operation.rawValue) \(operation == .present ? to.type : from.type)",
        time: event.time)
    ]
    scripts.append(script)
    if scripts.count > Self.most { scripts.removeFirst() }
  }

  /// The first event that belongs to a step counts.
  private mutating func write(_ step: TransitionScript.Step, _ text: String, _ event: TraceEvent) {
    guard let last = scripts.indices.last, scripts[last].end == nil,
      !scripts[last].lines.contains(where: { $0.step == step })
    else { return }
    scripts[last].lines.append(TransitionScript.Line(step: step, text: text, time: event.time))
  }

  /// To a tenth of a millisecond; the trace has all digits.
  private func seconds(_ answer: TraceEvent.Answer) -> String {
    guard case .value(let text) = answer, let seconds = Double(text), abs(seconds) < 1e9 else {
      return words(answer)
    }
    return "\((seconds * 10_000).rounded() / 10_000)"
  }

  private func words(_ answer: TraceEvent.Answer) -> String {
    switch answer {
    case .notImplemented: "nothing: the method is not there"
    case .none: "nil"
    case .object(let object): object.type
    case .value(let text): text
    }
  }
}
