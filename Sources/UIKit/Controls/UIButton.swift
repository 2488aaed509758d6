import QuartzCore

/// A control with a title that is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How a button looks by itself.
  public enum ButtonType: Int, Sendable {
    /// Just what it is given.
    case custom = 0
    /// The title in the tint colour, fading under the finger.
    case system = 1
  }

  public private(set) var buttonType = ButtonType.custom
  private let label = UILabel()
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var picture: UIImageView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpButton()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpButton()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = .systemFont(ofSize: 15) }
    stateDidChange()
  }

  /// - Parameter primaryAction: performed when the button is tapped; its title is the button's.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private func setUpButton() {
    label.textAlignment = .center
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    stateDidChange()
  }

  /// The view that shows the title; its text and colour are the button's to set.
  open var titleLabel: UILabel? { label }

  /// The title for `state`; states without one show the normal title.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateDidChange()
  }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  open var currentTitle: String? { title(for: state) }

  /// The title with its attributes for `state`; it counts before the plain one, and states without
  /// a title of either kind show the normal one. What it leaves open, the button sets.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    stateDidChange()
  }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    stateDidChange()
  }

  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  /// The picture for `state`, to the left of the title; states without one show the normal picture.
  /// A system button shows it in the tint colour, unless it always has its own.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if picture == nil, image != nil { addPicture() }
    stateDidChange()
    layer.setNeedsLayout()
  }

  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  open var currentImage: UIImage? { image(for: state) }

  /// The view that shows the picture, which is the button's to set; nil before there was one.
  open var imageView: UIImageView? { picture }

  private func addPicture() {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    view.showsTemplates = buttonType == .system
    picture = view
    addSubview(view)
  }

  open override var intrinsicContentSize: CGSize { contentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  private static let verticalPadding: CGFloat = 6

  private var contentSize: CGSize {
    let size = label.intrinsicContentSize
    let padded = CGSize(width: max(size.width, 30), height: size.height + 2 * Self.verticalPadding)
    guard let image = currentImage?.size else { return padded }
    if currentTitle == nil, currentAttributedTitle == nil { return image }
    return CGSize(width: size.width + image.width, height: max(padded.height, image.height))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.intrinsicContentSize
    let image = currentImage?.size ?? .zero
    let shown = CGSize(
      width: min(image.width, bounds.width), height: min(image.height, bounds.height))
    let fitting = CGSize(
      width: min(size.width, bounds.width - shown.width), height: size.height)
    let start = bounds.midX - (shown.width + fitting.width) / 2
    // Where one reads from the right, the picture stands at the right.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    picture?.frame = CGRect(
      origin: CGPoint(
        x: isMirrored ? start + fitting.width : start, y: bounds.midY - shown.height / 2),
      size: shown)
    label.frame = CGRect(
      x: isMirrored ? start : start + shown.width, y: bounds.midY - fitting.height / 2,
      width: fitting.width,
      height: fitting.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showTitle()
    if let picture, picture.image !== currentImage { picture.image = currentImage }
    fade(label)
    if let picture { fade(picture) }
  }

  private func showTitle() {
    let own = attributedTitles[state]
    let title = own ?? (titles[state] == nil ? attributedTitles[.normal] : nil)
    // In one go, so that a title that stays the same is not drawn anew.
    label.change { $0.setTitle(currentTitle, attributed: title, color: currentTitleColor) }
  }

  private var defaultTitleColor: UIColor {
    guard isEnabled else { return UIColor.secondaryLabel.withAlphaComponent(0.3) }
    return buttonType == .system ? tintColor : .white
  }

  /// Under the finger the content of a system button fades at once, and comes back gently.
  private func fade(_ part: UIView) {
    let alpha: CGFloat = buttonType == .system && isHighlighted ? 0.2 : 1
    guard part.alpha != alpha else { return }
    if alpha < 1 {
      part.layer.removeBlockAnimations(of: .opacity)
      UIView.performWithoutAnimation { part.alpha = alpha }
    } else {
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
        part.alpha = alpha
      }
    }
  }
}
