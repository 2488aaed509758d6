import QuartzCore

/// Blurs what lies beneath, and lays a tint over it.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  private let style: Style

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  override var look: VisualEffectLook { VisualEffectLook(style) }
}
