/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Whether a screen lies on another, as a sheet does; dark backgrounds are lighter there.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// Whether a person wants colours to stand out more.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Which way the interface reads, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Which way the interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// What a view shows, which decides whether it is mirrored where the interface reads from the right.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Controls of a player: never mirrored.
  case playback = 1
  /// Directions in space: never mirrored.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
