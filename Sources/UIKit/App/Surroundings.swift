import CoreGraphics

/// All that a device tells an app about itself and what its owner has chosen.
package struct Surroundings: Equatable {
  /// Points, as the device is held.
  package var size: CGSize
  /// The device's pixels per point.
  package var scale: CGFloat
  /// Of a screen held upright, and of one on its side.
  package var safeArea: (upright: UIEdgeInsets, onSide: UIEdgeInsets)
  /// Which way up the interface is to stand.
  package var orientation = UIInterfaceOrientation.portrait
  package var idiom = UIUserInterfaceIdiom.phone
  package var style = UIUserInterfaceStyle.light
  package var direction = UITraitEnvironmentLayoutDirection.leftToRight
  package var contrast = UIAccessibilityContrast.normal
  package var contentSize = UIContentSizeCategory.large
  package var reducesMotion = false

  package init(
    size: CGSize, scale: CGFloat, safeArea: (upright: UIEdgeInsets, onSide: UIEdgeInsets)
  ) {
    (self.size, self.scale, self.safeArea) = (size, scale, safeArea)
  }

  package static func == (first: Surroundings, second: Surroundings) -> Bool {
    first.size == second.size && first.scale == second.scale
      && first.safeArea == second.safeArea && first.orientation == second.orientation
      && first.traits(of: first.size) == second.traits(of: second.size)
      && first.reducesMotion == second.reducesMotion
  }

  /// What everything is shown in on a screen of this size.
  func traits(of size: CGSize) -> TraitValues {
    var values = TraitValues(
      idiom: idiom, style: style, level: .base, direction: direction, contrast: contrast,
      contentSize: contentSize, scale: scale)
    values.setSizeClasses(of: size)
    return values
  }

  /// The screen's size if the interface stands as `orientation` says, whatever the device does.
  func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape == self.orientation.isLandscape
      ? size : CGSize(width: size.height, height: size.width)
  }

  /// What is safe of a screen of this size.
  func safeArea(of size: CGSize) -> UIEdgeInsets {
    size.width > size.height ? safeArea.onSide : safeArea.upright
  }
}
