import QuartzCore

/// What a `UIVisualEffectView` does to what lies beneath it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  public override init() { super.init() }

  /// The base class changes nothing.
  var look: VisualEffectLook { .none }
}
