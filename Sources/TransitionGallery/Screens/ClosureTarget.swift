import UIKit

/// Lets a closure be the target of a gesture recogniser.
///
/// This is the one file that differs on an iPhone: there `fire` is `@objc`, and the selector is
/// `#selector(fire)`.
final class ClosureTarget {
  private let closure: () -> Void

  /// - Parameter closure: recognisers do not keep their target, so whoever made this object does.
  init(_ closure: @escaping () -> Void) { self.closure = closure }

  func fire() { closure() }

  @MainActor func makeTapRecognizer() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: Selector("fire", ClosureTarget.fire))
  }
}
