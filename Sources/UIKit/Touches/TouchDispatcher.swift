import QuartzCore
import Trace

/// Turns samples of fingers into touches and delivers them: to recognisers first, then to the views
/// they landed in.
@MainActor final class TouchDispatcher {
  private unowned let application: UIApplication
  private(set) lazy var gestures = GestureArbiter(dispatcher: self)
  private var touches: [Int: UITouch] = [:]
  /// Those whose view has not been told all that happened; some have been lifted already.
  private var keptBack: [UITouch] = []
  private var taps = TapCounter()
  private var landings = 0

  init(application: UIApplication) { self.application = application }

  var context: StageContext { application.context }

  /// Samples in the order of time. Source: 10.
  func deliver(_ samples: [TouchSample]) {
    letGoOfWhatLeft()
    for batch in TouchBatch.batches(of: samples) {
      cancelLostFingers(batch)
      deliver(batch)
    }
    letGoOfWhatLeft()
  }

  /// What left the window takes part no more: its recognisers are cancelled, and its controls.
  func letGoOfWhatLeft() {
    gestures.letGoOfWhatLeft()
    for touch in inOrder(touches.values) + keptBack where touch.view is UIControl {
      guard touch.view?.window == nil else { continue }
      if let phase = touch.delivery.cancel() { tell(touch, phase) }
    }
  }

  /// The stage goes away: nothing is kept alive by fingers that were never lifted.
  func close() {
    gestures.close()
    for touch in Array(touches.values) + keptBack { touch.watchers = [] }
    (touches, keptBack) = ([:], [])
  }

  // MARK: Samples

  /// A finger that lands though it is down has lost its end: it ends where it was last seen.
  private func cancelLostFingers(_ batch: TouchBatch) {
    for change in batch.changes where change.phase == .began {
      guard let lost = touches[change.finger] else { continue }
      var end = change.sample
      (end.phase, end.position) = (.cancelled, lost.position)
      TouchBatch.batches(of: [end]).forEach(deliver)
    }
  }

  private func deliver(_ batch: TouchBatch) {
    var changed: [UITouch] = []
    var coalesced: [UITouch: [UITouch]] = [:]
    for change in batch.changes {
      guard let touch = touch(for: change) else { continue }
      changed.append(touch)
      coalesced[touch] = update(touch, by: change)
    }
    guard !changed.isEmpty else { return }
    for touch in changed where touch.isOver {
      taps.lift(touch.number, at: touch.position, time: batch.time)
    }
    let event = UIEvent(
      timestamp: batch.time, touches: Set(touches.values).union(changed), coalesced: coalesced)
    for touch in changed { record(touch) }
    gestures.handle(changed.filter { $0.view != nil && $0.delivery.isShown }, event)
    deliver(changed, event)
    releaseWhatWasKeptBack()
    gestures.settle()
    for touch in changed where touch.isOver && touch.delivery.keptBack.isEmpty {
      touch.watchers = []
    }
  }

  /// The touch that `change` is about; nil where nothing happens to any.
  private func touch(for change: TouchBatch.Change) -> UITouch? {
    switch change.phase {
    case .began:
      return land(change)
    case .moved:
      let touch = touches[change.finger]
      return change.samples.contains { $0.position != touch?.position } ? touch : nil
    case .ended, .cancelled:
      return touches.removeValue(forKey: change.finger)
    }
  }

  private func land(_ change: TouchBatch.Change) -> UITouch {
    let touch = UITouch()
    let position = change.sample.position
    touch.position = position
    landings += 1
    touch.number = landings
    touch.tapCount = taps.land(landings, at: position, time: change.sample.time)
    for window in application.visibleWindows.reversed() where touch.view == nil {
      touch.view = window.hitTest(window.convertFromScreen(position), with: nil)
      touch.window = touch.view.map { _ in window }
    }
    if let view = touch.view {
      // A touch that landed on a view in an animation that forbids interaction reaches nobody; one
      // more finger than the view takes reaches only those who watch.
      if view.isAnimatingWithoutInteraction {
        touch.delivery = TouchDelivery(silence: .swallowed)
      } else if isOneTooMany(in: view) {
        touch.delivery = TouchDelivery(silence: .unwanted)
      }
    }
    touches[change.finger] = touch
    return touch
  }

  /// Whether `view`, which wants one finger at a time, has one.
  private func isOneTooMany(in view: UIView) -> Bool {
    !view.isMultipleTouchEnabled
      && touches.values.contains { $0.view === view && !$0.delivery.isNobodys }
  }

  /// Returns what the event says was measured.
  private func update(_ touch: UITouch, by change: TouchBatch.Change) -> [UITouch] {
    touch.phase = UITouch.Phase(change.phase)
    let start = touch.position
    touch.previousPosition = start
    touch.timestamp = change.sample.time
    touch.position = change.sample.position
    var former = start
    return change.samples.map { sample in
      defer { former = sample.position }
      return touch.copy(at: sample, from: former)
    }
  }

  // MARK: Views

  private func deliver(_ changed: [UITouch], _ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      var told: [(view: UIView, touches: [UITouch])] = []
      for touch in changed where touch.phase == phase {
        guard let view = touch.view, comes(touch, to: phase) else { continue }
        if let index = told.firstIndex(where: { $0.view === view }) {
          told[index].touches.append(touch)
        } else {
          told.append((view, [touch]))
        }
      }
      for (view, touches) in told { call(view, phase, Set(touches), event) }
    }
  }

  /// Whether the touch's view is told of its `phase` now.
  private func comes(_ touch: UITouch, to phase: UITouch.Phase) -> Bool {
    let told = touch.delivery.comes(
      to: phase, delaysBegan: gestures.delaysBegan(of: touch),
      delaysEnded: gestures.delaysEnded(of: touch))
    if !touch.delivery.keptBack.isEmpty, !keptBack.contains(touch) { keptBack.append(touch) }
    return told != nil
  }

  /// A gesture that takes touches from their views was recognised.
  func take(_ touches: [UITouch]) {
    for touch in inOrder(touches) {
      if let phase = touch.delivery.take() { tell(touch, phase) }
    }
  }

  /// Tells views what recognisers that have failed since kept from them.
  func releaseWhatWasKeptBack() {
    for touch in keptBack {
      let phases = touch.delivery.release(
        delaysBegan: gestures.delaysBegan(of: touch),
        delaysEnded: gestures.delaysEnded(of: touch))
      for phase in phases { tell(touch, phase) }
      if touch.isOver, touch.delivery.keptBack.isEmpty { touch.watchers = [] }
    }
    keptBack.removeAll { $0.delivery.keptBack.isEmpty }
  }

  /// Tells the touch's view of a phase that is not the one it is in.
  private func tell(_ touch: UITouch, _ phase: UITouch.Phase) {
    guard let view = touch.view else { return }
    let present = touch.phase
    touch.phase = phase
    defer { touch.phase = present }
    let event = UIEvent(
      timestamp: touch.timestamp, touches: Set(touches.values).union([touch]))
    call(view, phase, [touch], event)
  }

  private func call(
    _ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent
  ) {
    switch phase {
    case .began: call(view, "touchesBegan") { $0.touchesBegan(touches, with: event) }
    case .moved: call(view, "touchesMoved") { $0.touchesMoved(touches, with: event) }
    case .stationary: break
    case .ended: call(view, "touchesEnded") { $0.touchesEnded(touches, with: event) }
    case .cancelled: call(view, "touchesCancelled") { $0.touchesCancelled(touches, with: event) }
    }
  }

  private func call(_ view: UIView, _ method: String, _ body: (UIView) -> Void) {
    context.callOuts.callOut(to: view, "\(method)(_:with:)") { body(view) }
  }

  private func inOrder(_ touches: some Sequence<UITouch>) -> [UITouch] {
    touches.sorted { $0.number < $1.number }
  }

  // MARK: Trace

  private func record(_ touch: UITouch) {
    context.record(
      .touch(
        phase: TraceEvent.TouchPhase(touch.phase), x: touch.position.x, y: touch.position.y,
        view: touch.view?.reference))
    guard touch.phase == .began, touch.view != nil, context.log != nil, let window = touch.window
    else { return }
    if let container = touch.view as? UITransitionView, container.swallowsTouches,
      let transition = application.presentations.first(where: { $0.container === container })?
        .transition,
      let waiting = container.viewWaiting(at: touch.location(in: container))
    {
      context.record(.touchBlocked(transition: transition.number, view: waiting.reference))
    }
    guard let deaf = window.deafView(at: touch.location(in: window), inFrontOf: touch.view)
    else { return }
    context.record(.touchIgnored(view: deaf.reference))
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: TouchSample.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension TraceEvent.TouchPhase {
  fileprivate init(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
