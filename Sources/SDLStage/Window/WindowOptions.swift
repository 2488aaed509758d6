import CoreGraphics

/// What a window is opened with.
package struct WindowOptions: Sendable {
  package var title: String
  /// How much larger than a window unit a point is, for systems that tell no scale of their own.
  package var uiScale: Double
  /// Points to the right of the device that are the chrome's alone.
  package var sidePanelWidth: Double
  package var presenting: PresentMethod
  package var clock: SystemClock
  /// SDL's name for the window system, "dummy" for none; nil leaves it to the environment.
  package var driver: String?

  package init(
    title: String = "Interlude", uiScale: Double = 1, sidePanelWidth: Double = 0,
    presenting: PresentMethod = .automatic, clock: SystemClock = .monotonic, driver: String? = nil
  ) {
    require(
      uiScale > 0 && uiScale.isFinite, "WindowOptions: the UI scale must be above 0, not \(uiScale)"
    )
    require(
      sidePanelWidth >= 0 && sidePanelWidth.isFinite,
      "WindowOptions: the side panel's width must be a number from 0 up, not \(sidePanelWidth)")
    self.title = title
    self.uiScale = uiScale
    self.sidePanelWidth = sidePanelWidth
    self.presenting = presenting
    self.clock = clock
    self.driver = driver
  }
}
