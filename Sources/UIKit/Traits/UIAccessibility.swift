import Foundation
import QuartzCore

/// What a person has chosen to see and hear better.
public enum UIAccessibility {
  /// Whether large movements are to be left out.
  @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool {
    UIApplication.shared.reducesMotion
  }

  /// Whether colours are to stand out more.
  @MainActor @preconcurrency public static var isDarkerSystemColorsEnabled: Bool {
    UIApplication.shared.traitCollection.accessibilityContrast == .high
  }

  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
}
