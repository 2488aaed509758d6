import Stage
import UIKit

/// A stage with a controller A on it, and a controller B that a test lets it present.
@MainActor final class Pair {
  let log = CallLog()
  let stage: TestStage
  let a: LoggedController
  let b: LoggedController
  /// Slides in half a second, evenly; asked by `delegate`.
  let presenter: LoggedAnimator
  let dismisser: LoggedAnimator
  let delegate: LoggedDelegate

  init(
    custom: Bool = true, device: Device = TestStage.device, duration: TimeInterval = 0.5
  ) {
    let log = log
    let a = LoggedController("A", log)
    stage = TestStage.settled(device: device) { a }
    self.a = a
    b = LoggedController("B", log)
    presenter = LoggedAnimator("P", log, duration: duration)
    dismisser = LoggedAnimator("D", log, duration: duration)
    delegate = LoggedDelegate("delegate", log, presentation: presenter, dismissal: dismisser)
    if custom { b.transitioningDelegate = delegate }
    _ = log.take()
  }

  func present(animated: Bool = true) {
    stage.perform {
      a.present(b, animated: animated) { [log] in log.note("presented") }
    }
  }

  func dismiss(animated: Bool = true) {
    stage.perform { b.dismiss(animated: animated) { [log] in log.note("dismissed") } }
  }

  /// B on the screen, with an empty log.
  func presentAndSettle() {
    present()
    stage.settle()
    _ = log.take()
  }
}
