/// What colour the status bar's signs have.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark where the interface is light, light where it is dark.
  case `default` = 0
  /// For dark grounds.
  case lightContent = 1
  /// For light grounds.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  /// Up over the screen's edge, and down.
  case slide = 2
}
