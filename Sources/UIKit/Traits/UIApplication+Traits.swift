import CoreGraphics
import QuartzCore

extension UIApplication {
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The stage's own traits have changed.
  func traitsDidChange(from old: UITraitCollection) {
    let new = traitCollection
    askForBars(isAnimated: false)
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
      setContentSizeCategory(new.preferredContentSizeCategory)
    }
    for window in windowsOfStage { window.updateTraits() }
    for presentation in presentations {
      for controller in [presentation.presented, presentation.presenting] {
        guard let view = controller.viewIfLoaded, view.window == nil else { continue }
        view.updateTraits()
      }
    }
    if old.accessibilityContrast != new.accessibilityContrast {
      NotificationCenter.default.post(
        name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
    }
  }
}

extension TraitValues {
  /// The size classes of a whole screen: a tablet's are regular; a phone has compact height on its
  /// side, and then regular width if it is one of the large ones (their short side has at least 414
  /// points). Source: "Layout", size classes, in Apple's Human Interface Guidelines.
  mutating func setSizeClasses(of size: CGSize) {
    if idiom == .pad {
      // The widest that still counts as compact is half of a 12.9-inch screen's neighbour's.
      horizontal = size.width < 600 ? .compact : .regular
      vertical = .regular
      return
    }
    let isOnSide = size.width > size.height
    horizontal = isOnSide && size.height >= 414 ? .regular : .compact
    vertical = isOnSide ? .compact : .regular
  }
}
