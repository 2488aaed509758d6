/// How a presented controller covers what presents it. Source: 2.1.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenter's view leaves it while covered.
  case fullScreen = 0
  /// A card over the presenter, which stays, set back.
  case pageSheet = 1
  /// On a phone the same as `pageSheet`.
  case formSheet = 2
  /// Covers the nearest ancestor that defines a context, whose view leaves while covered.
  case currentContext = 3
  /// As the delegate's presentation controller decides.
  case custom = 4
  /// Covers the window; the presenter's view stays beneath.
  case overFullScreen = 5
  /// Covers the nearest ancestor that defines a context, whose view stays beneath.
  case overCurrentContext = 6
  /// What is not modal, such as a change of size; nobody can be presented so. Source: 2.1.
  case none = -1
  /// What the system thinks best: `pageSheet`.
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// Whether the presentation covers a context rather than the window.
  var coversContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenter's view leaves while it is covered.
  var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }
}
