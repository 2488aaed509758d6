import CoreGraphics
import UIKit

extension Surroundings {
  /// What `device`, held and set as `environment` says, tells the app on it.
  ///
  /// - Parameter size: points, as it is held.
  init(_ device: Device, _ environment: StageEnvironment, size: CGSize) {
    self.init(
      size: size, scale: device.scale,
      safeArea: (UIEdgeInsets(device.safeArea), UIEdgeInsets(device.landscapeSafeArea)))
    idiom = device.idiom == .pad ? .pad : .phone
    orientation =
      switch environment.orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
    style = environment.appearance == .dark ? .dark : .light
    direction = environment.direction == .rightToLeft ? .rightToLeft : .leftToRight
    contrast = environment.increasesContrast ? .high : .normal
    contentSize = UIContentSizeCategory(environment.textSize)
    reducesMotion = environment.reducesMotion
  }
}

extension UIEdgeInsets {
  fileprivate init(_ margins: Device.Margins) {
    self.init(
      top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
  }
}

extension UIContentSizeCategory {
  fileprivate init(_ size: StageEnvironment.TextSize) {
    self =
      switch size {
      case .extraSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .extraLarge: .extraLarge
      case .extraExtraLarge: .extraExtraLarge
      case .extraExtraExtraLarge: .extraExtraExtraLarge
      case .accessibilityMedium: .accessibilityMedium
      case .accessibilityLarge: .accessibilityLarge
      case .accessibilityExtraLarge: .accessibilityExtraLarge
      case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
      case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
      }
  }
}
