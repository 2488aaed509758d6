import UIKit

/// Lets a closure be the target of a gesture recogniser.
///
/// On an iPhone `fire` is `@objc`, and the selector is `#selector(fire)`.
final class ClosureTarget {
  private let closure: () -> Void

  /// - Parameter closure: recognisers do not keep their target, so whoever made this object does.
  init(_ closure: @escaping () -> Void) { self.closure = closure }

  func fire() { closure() }

  @MainActor func makeTapRecognizer() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    watch(tap)
    return tap
  }

  /// Calls the closure whenever `recognizer` changes its state.
  @MainActor func watch(_ recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self, action: Selector("fire", ClosureTarget.fire))
  }
}
