import QuartzCore

/// Shows touches to the recognisers of the touched view and of those above it, from the inside out.
///
/// The first to recognise its gesture gets the touches; the others fail. Source: 10.10, 10.14.
@MainActor final class GestureDispatcher {
  private var recognizers: [ObjectIdentifier: [UIGestureRecognizer]] = [:]

  /// Returns whether the view loses the touch to a gesture that was recognised.
  func handle(_ touch: UITouch, _ event: UIEvent) -> Bool {
    let key = ObjectIdentifier(touch)
    if touch.phase == .began { recognizers[key] = watchers(of: touch) }
    let watching = recognizers[key] ?? []
    var takesTouch = false
    for recognizer in watching where recognizer.isFollowing(touch) {
      recognizer.hasActed = false
      show(touch, event, to: recognizer)
      guard recognizer.hasActed else { continue }
      for other in watching where other !== recognizer { other.fail() }
      takesTouch = takesTouch || recognizer.cancelsTouchesInView
    }
    if touch.phase == .ended || touch.phase == .cancelled {
      recognizers[key] = nil
      for recognizer in watching { recognizer.untrack(touch) }
    }
    return takesTouch
  }

  private func watchers(of touch: UITouch) -> [UIGestureRecognizer] {
    var watchers: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      for recognizer in current.storedGestureRecognizers where recognizer.isEnabled {
        let wantsTouch =
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        guard wantsTouch else { continue }
        recognizer.track(touch)
        watchers.append(recognizer)
      }
      view = current.superview
    }
    return watchers
  }

  private func show(_ touch: UITouch, _ event: UIEvent, to recognizer: UIGestureRecognizer) {
    switch touch.phase {
    case .began: recognizer.touchesBegan([touch], with: event)
    case .moved: recognizer.touchesMoved([touch], with: event)
    case .ended: recognizer.touchesEnded([touch], with: event)
    case .cancelled: recognizer.touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }
}
