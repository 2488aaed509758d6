import QuartzCore

/// The display of the device that the stage imitates.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The current stage's screen.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// Points, with the origin at the upper left.
  public internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// The device's pixels per point. It describes the device; how many pixels a picture gets is for
  /// whoever asks for the picture.
  public internal(set) var scale: CGFloat = 3

  /// While controllers are told of another size: the safe area that comes with it.
  var comingSafeArea: UIEdgeInsets?

  public var traitCollection: UITraitCollection { UIApplication.shared.traitCollection }

  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The margins that the device keeps for its status bar, corners and home indicator (points).
  package internal(set) var safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
}
