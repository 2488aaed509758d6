import Trace

/// One event of each kind. A kind that is added to the enumeration stops this file from compiling.
enum EveryKind {
  static let events = kinds.enumerated().map { index, kind in
    TraceEvent(time: Double(index) / 60, cause: .uikit, event: kind)
  }

  static var names: [String] { kinds.map(name) }

  private static let home = ObjectReference(type: "Home", id: 2)
  private static let detail = ObjectReference(type: "Detail", id: 9)

  private static let kinds: [TraceEvent.Kind] = [
    .touch(phase: .began, x: 195, y: 730.5, view: home),
    .touchIgnored(view: home),
    .touchBlocked(transition: 11, view: home),
    .gesture(
      recognizer: "UIPanGestureRecognizer", state: "ended", view: home,
      motion: GestureMotion(translation: [12, 0.5], velocity: [300, -20])),
    .viewLoaded(controller: home, view: detail),
    .appearance(controller: home, callback: .viewIsAppearing, animated: true),
    .appearanceCalled(controller: home, callback: .viewWillAppear),
    .layout(controller: home, callback: .viewDidLayoutSubviews),
    .hierarchy(change: .moved, view: home, superview: detail, index: 3),
    .propertyRead(object: home, property: "transitioningDelegate", answer: .none),
    .question(receiver: home, method: "transitionDuration(using:)", answer: .value("0.3")),
    .call(receiver: home, method: "animationEnded(_:)"),
    .transition(transition: 11, operation: .dismiss, state: "running", from: detail, to: home),
    .contextMade(
      transition: 11, animated: true, style: "custom", container: detail, fromView: nil,
      toView: home),
    .interaction(
      transition: 11, state: .finished, percent: 0.25, speed: 1.5, curve: "easeOut",
      motion: InteractionMotion(
        velocity: [0, 600], percentVelocity: 0.75, restVelocity: 0.8125)),
    .interactionCall(transition: 11, method: "finish()", outcome: .remembered),
    .callRefused(operation: .dismiss, controller: detail, reason: .transitionUnderWay),
    .viewState(
      moment: .before,
      state: ViewState(
        view: home, superview: detail, superviewSize: [390, 844], index: 0,
        bounds: [0, 0, 390, 844], center: [195, 422],
        transform: [1, 0, 0, 1, 0, 0], alpha: 1, isHidden: false, cornerRadius: 0)),
    .notShown(transition: 11, view: home, reason: .transparent),
    .transitionCompleted(transition: 11, didComplete: false),
    .animationAdded(
      description: AnimationDescription(
        animation: 12, view: nil, layer: 5, keyPath: "position", from: "(0.0, 844.0)",
        to: "(0.0, 0.0)", isAdditive: true, curve: "linear", begin: 0.1, duration: 0.5,
        velocity: [0, -1688], isDriven: true)),
    .animationStarted(animation: 12),
    .animationEnded(animation: 12, finished: false, reason: .layerLeft),
    .animator(animator: detail, action: .scrubbed, fraction: 0.25),
    .completion(of: "UIView.animate", finished: nil),
    .sizeChange(window: home, from: [390, 844], to: [844, 390], angle: 1.5),
    .traitChange(object: home, changes: ["userInterfaceStyle light → dark"]),
    .safeAreaChange(view: home, from: [47, 0, 34, 0], to: [0, 47, 21, 47]),
    .console(message: "hello"),
    .glyphMissing(character: "🜁", font: "Inter"),
    .created(object: home),
    .destroyed(object: home),
  ]

  static func name(_ kind: TraceEvent.Kind) -> String {
    switch kind {
    case .touch: "touch"
    case .touchIgnored: "touchIgnored"
    case .touchBlocked: "touchBlocked"
    case .gesture: "gesture"
    case .viewLoaded: "viewLoaded"
    case .appearance: "appearance"
    case .appearanceCalled: "appearanceCalled"
    case .layout: "layout"
    case .hierarchy: "hierarchy"
    case .propertyRead: "propertyRead"
    case .question: "question"
    case .call: "call"
    case .transition: "transition"
    case .contextMade: "contextMade"
    case .interaction: "interaction"
    case .callRefused: "callRefused"
    case .interactionCall: "interactionCall"
    case .viewState: "viewState"
    case .notShown: "notShown"
    case .transitionCompleted: "transitionCompleted"
    case .animationAdded: "animationAdded"
    case .animationStarted: "animationStarted"
    case .animationEnded: "animationEnded"
    case .animator: "animator"
    case .completion: "completion"
    case .sizeChange: "sizeChange"
    case .traitChange: "traitChange"
    case .safeAreaChange: "safeAreaChange"
    case .console: "console"
    case .glyphMissing: "glyphMissing"
    case .created: "created"
    case .destroyed: "destroyed"
    }
  }
}
