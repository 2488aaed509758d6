import Stage
import UIKit

/// The finger that is down.
struct WalkFinger {
  var position: CGPoint
  /// Of the transition that its pan has begun.
  weak var driver: UIPercentDrivenInteractiveTransition?
}

// A finger that takes transitions in hand, by the pans of the controllers' views.
extension WalkWorld {
  func touch(_ touch: WalkStep.Touch) {
    switch touch {
    case .land(let position):
      guard finger == nil else { return }
      finger = WalkFinger(position: position)
      send(.began, position)
    case .drag(let start, let way, let steps, let lifts):
      guard finger == nil else { return }
      self.touch(.land(start))
      let part = CGPoint(x: way.x / CGFloat(steps), y: way.y / CGFloat(steps))
      for _ in 0..<steps { self.touch(.move(by: part)) }
      if lifts { self.touch(.lift) }
    case .move(let way):
      guard let old = finger?.position else { return }
      let position = CGPoint(x: old.x + way.x, y: old.y + way.y)
      finger?.position = position
      send(.moved, position)
    case .lift, .lose:
      guard let position = finger?.position else { return }
      if case .lift = touch { send(.ended, position) } else { send(.cancelled, position) }
      finger = nil
    }
  }

  private func send(_ phase: InputEvent.Phase, _ position: CGPoint) {
    stage.touch(phase, position.x, position.y)
    stage.advance()
  }

  /// The pan on `controller`'s view was recognised: it takes the controller away, or has the root
  /// present another, as far as the finger goes.
  func pulled(_ controller: WalkController, _ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(controller)
    case .changed: finger?.driver?.update(pan.translation(in: nil).y / 100)
    case .ended:
      let goesOn = pan.velocity(in: nil).y > 0
      guard let driver = finger?.driver else { return }
      count(goesOn ? .finishedByFinger : .cancelledByFinger)
      if goesOn { driver.finish() } else { driver.cancel() }
    case .cancelled: finger?.driver?.cancel()
    case .possible, .failed: break
    }
  }

  private func begin(_ controller: WalkController) {
    delegate.isPulled = true
    let before = delegate.drivers.count
    if controller.presentingViewController != nil {
      dismiss(by: controller, animated: true)
    } else {
      present(.overFullScreen, by: controller, animated: true)
    }
    delegate.isPulled = false
    guard delegate.drivers.count > before else { return }
    count(.pulled)
    finger?.driver = delegate.drivers.last
  }
}

extension WalkStep.Setting {
  func set(_ environment: inout StageEnvironment) {
    switch self {
    case .dark: environment.appearance = .dark
    case .light: environment.appearance = .light
    case .rightToLeft: environment.direction = .rightToLeft
    case .leftToRight: environment.direction = .leftToRight
    case .largerText: environment.textSize = .accessibilityLarge
    case .usualText: environment.textSize = .large
    }
  }
}
