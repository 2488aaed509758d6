import QuartzCore

/// Shows what lies beneath it through an effect, and its `contentView` above.
///
/// From back to front it consists of the blurred picture, the tint and the content. To fade it in
/// or out, animate `effect` from or to nil: with an `alpha` below 1, its own or a superview's, it
/// is drawn as an image apart, in which nothing lies beneath it, and only the tint shows.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let backdrop = UIView()
  private let tint = UIView()
  private let content = UIView()

  /// The effect; nil shows what lies beneath as it is. A change within an animation block is
  /// animated: blur and tint grow and shrink.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  /// Where subviews belong. It is as large as the effect view.
  open var contentView: UIView { content }

  /// Without a size.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUpEffectView()
    self.effect = effect
    showEffect()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpEffectView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpEffectView()
  }

  private func setUpEffectView() {
    for part in [backdrop, tint, content] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(part)
    }
    backdrop.isUserInteractionEnabled = false
    tint.isUserInteractionEnabled = false
  }

  private func showEffect() {
    let look = effect?.look ?? .none
    backdrop.layer.setBackdrop(radius: look.radius, saturation: look.saturation)
    tint.backgroundColor = look.tint
  }

  /// Says on the console, as UIKit does, that the effect will look broken if a change is animated.
  open override var alpha: CGFloat {
    get { super.alpha }
    set {
      if newValue != super.alpha, blockAnimationAction(forKey: "opacity") != nil {
        (layer.context ?? .current).console(
          "\(self) is being asked to animate its opacity. This will cause the effect to appear "
            + "broken until opacity returns to 1.")
      }
      super.alpha = newValue
    }
  }

  /// Stops at subviews that are not the view's own.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    require(
      [backdrop, tint, content].contains { $0 === subview },
      "\(subview) has been added as a subview to \(self). Do not add subviews directly to the "
        + "visual effect view itself, instead add them to the -contentView.")
  }
}
