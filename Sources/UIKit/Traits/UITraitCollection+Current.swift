import QuartzCore

extension UITraitCollection {
  /// What dynamic colours are resolved for where nothing else is said: within the callbacks that UIKit
  /// makes to views, controllers and presentation controllers, that object's traits; else the stage's.
  public class var current: UITraitCollection {
    get {
      guard MainQueue.isCurrent else { return .fallback }
      return MainActor.assumeIsolated {
        TraitsInUse.innermost ?? UIApplication.shared.traitCollection
      }
    }
    set {
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated {
        // Put back to the stage's, it follows the stage again.
        let isStages = newValue == UIApplication.shared.traitCollection
        TraitsInUse.innermost = isStages ? nil : newValue
      }
    }
  }

  /// Runs `actions` with this one as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    guard MainQueue.isCurrent else { return actions() }
    let outer = MainActor.assumeIsolated { TraitsInUse.exchange(self) }
    actions()
    _ = MainActor.assumeIsolated { TraitsInUse.exchange(outer) }
  }

  /// Of no stage: light, at the default text size.
  static let fallback = UITraitCollection(
    TraitValues(
      idiom: .phone, style: .light, level: .base, direction: .leftToRight, contrast: .normal,
      horizontal: .compact, vertical: .regular, contentSize: .large, scale: 3))
}

/// Whose traits colours are resolved for at the moment. What runs within is synchronous, so that one
/// variable serves all stages.
@MainActor private enum TraitsInUse {
  static var innermost: UITraitCollection?

  static func exchange(_ traits: UITraitCollection?) -> UITraitCollection? {
    defer { innermost = traits }
    return innermost
  }
}

extension UITraitCollection {
  /// `body` with this one as `current`, for what gives a value.
  @MainActor func asCurrent<Value>(_ body: () -> Value) -> Value {
    let outer = TraitsInUse.exchange(self)
    defer { _ = TraitsInUse.exchange(outer) }
    return body()
  }
}
