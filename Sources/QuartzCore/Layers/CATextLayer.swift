import CoreGraphics
import CoreText

/// Shows a text, set from the upper left corner of its bounds and cut at their edges.
///
/// The text is a bitmap of `contentsScale` pixels per point, 1 unless set: on a sharper screen it is
/// blurred then, as on iOS.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`; anything else shows nothing.
  open var string: Any? {
    didSet { setNeedsDisplay() }
  }

  // For a string without attributes.

  /// A `UIFont`, whose size does not count; anything else means the system font.
  open var font: AnyObject? {
    didSet { setNeedsDisplay() }
  }

  /// Points.
  open var fontSize: CGFloat = 36 {
    didSet { setNeedsDisplay() }
  }

  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet { setNeedsDisplay() }
  }

  // For any string.

  /// Whether lines break at the bounds' width.
  open var isWrapped = false {
    didSet { setNeedsDisplay() }
  }

  /// How the last line is cut when there is more text than room.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { setNeedsDisplay() }
  }

  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { setNeedsDisplay() }
  }

  open override var bounds: CGRect {
    didSet { if bounds != oldValue { setNeedsDisplay() } }
  }

  open override var contentsScale: CGFloat {
    didSet { if contentsScale != oldValue { setNeedsDisplay() } }
  }

  open override func display() {
    let scale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    let layout = TextLayout(styledText, in: textBox)
    let drawn = TextRasterizer.image(
      of: layout.elements(in: bounds.width, at: bounds.origin), scale: scale, clip: bounds)
    setContents(drawn.image, frame: drawn.frame)
    let context = context ?? .current
    for missing in drawn.missing {
      context.record(
        .glyphMissing(character: String(missing.character), font: missing.face.rawValue))
    }
  }

  /// A text that is not wrapped has the lines that its newlines make; each is cut by itself.
  private var textBox: TextBox {
    var box = TextBox(width: bounds.width, height: bounds.height)
    box.manner = isWrapped ? .label : .drawing
    // Without truncation a line that is only partly in the bounds is shown in part.
    if truncationMode == .none { box.height = .infinity }
    return box
  }

  private var styledText: StyledText {
    let text =
      switch string {
      case let string as NSAttributedString:
        StyledText(
          string, TextAttributes(font: FontDescriptor(size: 12)), ParagraphAttributes())
      case let string as String: StyledText(string, plainAttributes)
      default: StyledText()
      }
    return text.mapParagraphs { paragraph in
      paragraph.lineBreakMode =
        switch truncationMode {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: isWrapped ? .byWordWrapping : .byClipping
        }
      switch alignmentMode {
      case .left: paragraph.alignment = .left
      case .center: paragraph.alignment = .center
      case .right: paragraph.alignment = .right
      case .justified: paragraph.alignment = .justified
      // A paragraph style of the string's own counts.
      default: break
      }
    }
  }

  private var plainAttributes: TextAttributes {
    let size = fontSize > 0 && fontSize.isFinite ? fontSize : 36
    var font = FontDescriptor(size: size)
    if case .font(let given) = (self.font as? any TextAttributeObject)?.attributeValue {
      font = FontDescriptor(family: given.family, weight: given.weight, size: size)
    }
    return TextAttributes(font: font, color: foregroundColor ?? CGColor(gray: 0, alpha: 0))
  }
}
