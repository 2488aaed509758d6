import CoreText
import QuartzCore

/// Shows text, one or more lines of it, centred vertically in its bounds.
@preconcurrency @MainActor open class UILabel: UIView {
  var content = LabelContent()

  /// Setting it ends the use of `attributedText`.
  open var text: String? {
    get { content.text }
    set { change { $0.setText(newValue) } }
  }

  /// The text with its attributes; where those say nothing, the label's font, colour, alignment and
  /// line break mode count. Setting it sets those to what it says of its first character.
  open var attributedText: NSAttributedString? {
    get { content.attributedText }
    set { change { $0.setAttributedText(newValue) } }
  }

  // What is set here is set for the whole of `attributedText`, too.

  open var font: UIFont! {
    get { content.font }
    set { change { $0.setFont(newValue ?? LabelContent.defaultFont) } }
  }

  open var textColor: UIColor! {
    get { content.textColor }
    set { change { $0.setTextColor(newValue ?? .label) } }
  }

  open var textAlignment: NSTextAlignment {
    get { content.textAlignment }
    set { change { $0.setTextAlignment(newValue) } }
  }

  /// How lines break, and how the last one is cut when there is text left.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.setLineBreakMode(newValue) } }
  }

  /// The most lines to show; 0 for as many as the bounds hold.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The text's colour while `isHighlighted`; nil for the same as ever.
  open var highlightedTextColor: UIColor? {
    get { content.highlightedTextColor }
    set { change { $0.highlightedTextColor = newValue } }
  }

  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set { change { $0.isHighlighted = newValue } }
  }

  /// Whether the text has its colour; without, it is pale.
  open var isEnabled: Bool {
    get { content.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }

  /// Nil for no shadow, which has sharp edges like the text.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { contentDidChange() } }
  }

  /// Points; the default lies above the text.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { contentDidChange() } }
  }

  /// Whether text that does not fit is made smaller, down to `minimumScaleFactor`, before it is cut;
  /// not with any number of lines.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
  }

  /// How small text may become, as a part of its size; 0 for as small as need be.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { contentDidChange() } }
  }

  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { contentDidChange() } }
  }

  /// How wide the lines of the intrinsic content size may be, in points; 0 for any width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// Whether the fonts that follow the device's text size get their new size when it changes.
  open var adjustsFontForContentSizeCategory = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLabel()
  }

  private func setUpLabel() {
    // Source: 10.4.
    isUserInteractionEnabled = false
    layer.rasterizesAtOutputScale = true
  }

  /// Shows the text anew when it looks different after `change`.
  func change(_ change: (inout LabelContent) -> Void) {
    let old = content.styled
    change(&content)
    if content.styled != old { contentDidChange() }
  }

  override func followTraits() {
    super.followTraits()
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let traits = traitCollection
    change {
      $0.traits = traits
      if $0.readsFromRight != isRight { $0.readsFromRight = isRight }
    }
    if shadowColor?.isDynamic == true { setNeedsDisplay() }
  }

  private func contentDidChange() {
    setNeedsDisplay()
    // A button places its title by the title's own size.
    if superview is UIButton { superview?.setNeedsLayout() }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    textSize(within: numberOfLines != 1 ? preferredMaxLayoutWidth : 0)
  }

  /// The text's own size, in lines at most `size.width` wide.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(within: numberOfLines != 1 ? size.width : 0)
  }

  /// Where text of at most `numberOfLines` lines, 0 for any number, stands in `bounds`: as large as
  /// the text in whole points. The label's own size comes from it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    defaultTextRect(in: bounds, lineLimit: numberOfLines)
  }

  // MARK: Drawing

  /// Draws the text into the current context, centred vertically in `rect`.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(textImage(in: rect, scale: context.scale))
  }

  open override func display(_ layer: CALayer) { displayText() }
}
