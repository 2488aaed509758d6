import CoreText
import QuartzCore
import Trace

/// Shows text, one or more lines of it, centred vertically in its bounds.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }

  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { contentDidChange() } }
  }

  open var textColor: UIColor! = .label {
    didSet { if textColor != oldValue { contentDidChange() } }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { contentDidChange() } }
  }

  /// The most lines to show; 0 for as many as the bounds hold. What does not fit ends in "…".
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

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

  open override var intrinsicContentSize: CGSize { textSize(within: .infinity) }

  /// The text's own size, in lines at most `size.width` wide.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(within: numberOfLines != 1 && size.width > 0 ? size.width : .infinity)
  }

  open override func display(_ layer: CALayer) {
    let layout = layout(width: bounds.width, lineLimit: lineLimit(height: bounds.height))
    let top = ((bounds.height - layout.size.height) / 2)
    let runs = layout.runs(in: bounds.width, alignment: textAlignment.textAlignment)
      .map { run in
        TextRun(
          text: run.text,
          origin: CGPoint(
            x: bounds.origin.x + run.origin.x, y: bounds.origin.y + top + run.origin.y))
      }
    let context = layer.context ?? .current
    let drawn = TextRasterizer.image(
      of: runs, font: layout.font, color: (textColor ?? .label).cgColor,
      scale: context.outputScale)
    layer.setContents(drawn.image, frame: drawn.frame)
    for character in drawn.missingCharacters {
      context.record(
        .glyphMissing(
          character: String(character), font: "\(font.descriptor.face.rawValue)"))
    }
  }

  private func contentDidChange() {
    setNeedsDisplay()
    // A button places its title by the title's own size.
    if superview is UIButton { superview?.setNeedsLayout() }
  }

  private func textSize(within width: CGFloat) -> CGSize {
    let size = layout(width: width, lineLimit: numberOfLines).size
    // Whole points up, so that the text fits and neighbours stay on whole points.
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private func layout(width: CGFloat, lineLimit: Int) -> TextLayout {
    TextLayout(text ?? "", font: font.descriptor, width: width, lineLimit: max(0, lineLimit))
  }

  /// More lines than any text has, and still an integer.
  private static let mostLines: CGFloat = 1e9

  /// As many lines as are wanted and fit, but at least one.
  private func lineLimit(height: CGFloat) -> Int {
    let lines = (height / font.lineHeight + 0.01).rounded(.down)
    let fitting = lines >= 1 ? Int(min(lines, Self.mostLines)) : 1
    return numberOfLines > 0 ? min(numberOfLines, fitting) : fitting
  }
}
