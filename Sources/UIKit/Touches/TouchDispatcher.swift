import QuartzCore
import Trace

/// Turns samples of fingers into touches and delivers them to the views they landed in.
@MainActor final class TouchDispatcher {
  private unowned let application: UIApplication
  private let gestures = GestureDispatcher()
  private var touches: [Int: UITouch] = [:]

  init(application: UIApplication) { self.application = application }

  /// Samples in the order of time; a finger that moves several times moves once, to the last place.
  func deliver(_ samples: [TouchSample]) {
    for (index, sample) in samples.enumerated() {
      let isSuperseded =
        sample.phase == .moved
        && samples[(index + 1)...].first { $0.finger == sample.finger }?.phase == .moved
      if !isSuperseded { deliver(sample) }
    }
  }

  private func deliver(_ sample: TouchSample) {
    switch sample.phase {
    case .began:
      if let lost = touches[sample.finger] {
        // A finger that is already down has lost its end: it ends where it was last seen.
        var end = sample
        end.position = lost.position
        finish(sample.finger, .cancelled, end)
      }
      begin(sample)
    case .moved:
      guard let touch = touches[sample.finger], touch.position != sample.position else { return }
      update(touch, .moved, sample)
      send(touch)
    case .ended:
      finish(sample.finger, .ended, sample)
    case .cancelled:
      finish(sample.finger, .cancelled, sample)
    }
  }

  private func begin(_ sample: TouchSample) {
    let touch = UITouch()
    touch.position = sample.position
    update(touch, .began, sample)
    for window in application.visibleWindows.reversed() where touch.view == nil {
      touch.view = window.hitTest(window.convertFromScreen(sample.position), with: nil)
      touch.window = touch.view.map { _ in window }
    }
    touches[sample.finger] = touch
    send(touch)
  }

  private func finish(_ finger: Int, _ phase: UITouch.Phase, _ sample: TouchSample) {
    guard let touch = touches.removeValue(forKey: finger) else { return }
    update(touch, phase, sample)
    send(touch)
  }

  private func update(_ touch: UITouch, _ phase: UITouch.Phase, _ sample: TouchSample) {
    touch.phase = phase
    touch.timestamp = sample.time
    touch.previousPosition = touch.position
    touch.position = sample.position
  }

  private func send(_ touch: UITouch) {
    let event = UIEvent(
      timestamp: touch.timestamp, touches: Set(touches.values).union([touch]))
    application.context.record(
      .touch(
        phase: TraceEvent.TouchPhase(touch.phase), x: touch.position.x, y: touch.position.y,
        view: touch.view?.reference))
    guard let view = touch.view else { return }
    if touch.phase == .began {
      recordDeafView(under: touch)
      // A touch that landed on a view in an animation that forbids interaction reaches nobody; one
      // more finger than the view takes reaches only those who watch.
      touch.isSwallowed = view.isAnimatingWithoutInteraction
      touch.isUnwanted = isOneTooMany(touch, in: view)
    }
    guard !touch.isSwallowed else { return }
    if gestures.handle(touch, event), !touch.isTakenByGesture {
      touch.isTakenByGesture = true
      if touch.phase != .began, !touch.isUnwanted { deliver(touch, .cancelled, to: view, event) }
    }
    if !touch.isTakenByGesture, !touch.isUnwanted { deliver(touch, touch.phase, to: view, event) }
  }

  private func deliver(
    _ touch: UITouch, _ phase: UITouch.Phase, to view: UIView, _ event: UIEvent
  ) {
    switch phase {
    case .began: call(view, "touchesBegan") { $0.touchesBegan([touch], with: event) }
    case .moved: call(view, "touchesMoved") { $0.touchesMoved([touch], with: event) }
    case .stationary: break
    case .ended: call(view, "touchesEnded") { $0.touchesEnded([touch], with: event) }
    case .cancelled: call(view, "touchesCancelled") { $0.touchesCancelled([touch], with: event) }
    }
  }

  private func recordDeafView(under touch: UITouch) {
    guard application.context.log != nil, let window = touch.window,
      let deaf = window.deafView(at: touch.location(in: window), inFrontOf: touch.view)
    else { return }
    application.context.record(.touchIgnored(view: deaf.reference))
  }

  /// Whether `view`, which wants one finger at a time, has another.
  private func isOneTooMany(_ touch: UITouch, in view: UIView) -> Bool {
    !view.isMultipleTouchEnabled
      && touches.values.contains { $0 !== touch && $0.view === view && !$0.isUnwanted }
  }

  private func call(_ view: UIView, _ method: String, _ body: (UIView) -> Void) {
    application.context.callOuts.callOut(to: view, "\(method)(_:with:)") { body(view) }
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
