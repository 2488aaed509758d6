import QuartzCore

/// Carries the view of a window's root controller, so that a sheet can set the whole screen back
/// while the controller's own view stays as it is. Source: 3.3.
package final class RootCard: UIView {
  override var standsStillInSafeArea: Bool { true }
}
