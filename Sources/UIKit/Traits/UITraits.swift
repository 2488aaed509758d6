import CoreGraphics
import QuartzCore

/// Where a trait of UIKit's stands among the values.
struct TraitPath {
  let differs: (TraitValues, TraitValues) -> Bool

  init<Value: Equatable>(_ path: KeyPath<TraitValues, Value>) {
    differs = { $0[keyPath: path] != $1[keyPath: path] }
  }
}

/// A trait that UIKit keeps.
protocol KnownTrait {
  static var path: TraitPath { get }
}

/// Stands for `userInterfaceIdiom`.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, KnownTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var path: TraitPath { TraitPath(\.idiom) }
}

/// Stands for `userInterfaceStyle`.
public struct UITraitUserInterfaceStyle: UITraitDefinition, KnownTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static var path: TraitPath { TraitPath(\.style) }
}

/// Stands for `userInterfaceLevel`.
public struct UITraitUserInterfaceLevel: UITraitDefinition, KnownTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static var path: TraitPath { TraitPath(\.level) }
}

/// Stands for `layoutDirection`.
public struct UITraitLayoutDirection: UITraitDefinition, KnownTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: TraitPath { TraitPath(\.direction) }
}

/// Stands for `accessibilityContrast`.
public struct UITraitAccessibilityContrast: UITraitDefinition, KnownTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  static var path: TraitPath { TraitPath(\.contrast) }
}

/// Stands for `horizontalSizeClass`.
public struct UITraitHorizontalSizeClass: UITraitDefinition, KnownTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: TraitPath { TraitPath(\.horizontal) }
}

/// Stands for `verticalSizeClass`.
public struct UITraitVerticalSizeClass: UITraitDefinition, KnownTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: TraitPath { TraitPath(\.vertical) }
}

/// Stands for `preferredContentSizeCategory`.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, KnownTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: TraitPath { TraitPath(\.contentSize) }
}

/// Stands for `displayScale`.
public struct UITraitDisplayScale: UITraitDefinition, KnownTrait {
  public static var defaultValue: CGFloat { 0 }
  static var path: TraitPath { TraitPath(\.scale) }
}
