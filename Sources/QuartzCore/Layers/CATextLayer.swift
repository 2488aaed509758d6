import CoreGraphics
import CoreText

/// Shows a text, set from the upper left corner of its bounds and cut at their edges.
///
/// The text is a bitmap of `contentsScale` pixels per point, 1 unless set: on a sharper screen it is
/// blurred then, as on iOS.
open class CATextLayer: CALayer {
  override init(presentationOf layer: CALayer) {
    super.init(presentationOf: layer)
    string = (layer as? CATextLayer)?.string
    font = (layer as? CATextLayer)?.font
  }

  open override func presentation() -> CATextLayer? {
    lastCommit == nil ? nil : CATextLayer(presentationOf: self)
  }

  public override init() {
    super.init()
    values.drawing = .text(TextDrawing())
  }

  /// What the properties say.
  private var drawing: TextDrawing { values.drawing.text }

  /// A `String` or an `NSAttributedString`; anything else shows nothing.
  open var string: Any? {
    didSet { updateSource() }
  }

  // For a string without attributes.

  /// A `UIFont`, whose size does not count; anything else means the system font.
  open var font: AnyObject? {
    didSet { updateSource() }
  }

  /// Points.
  open var fontSize: CGFloat {
    get { drawing.fontSize }
    set { change(.fontSize) { $0.fontSize = newValue } }
  }

  open var foregroundColor: CGColor? {
    get { drawing.color }
    set { change(.foregroundColor) { $0.color = newValue } }
  }

  // For any string.

  /// Whether lines break at the bounds' width.
  open var isWrapped: Bool {
    get { drawing.isWrapped }
    set { change { $0.isWrapped = newValue } }
  }

  /// How the last line is cut when there is more text than room.
  open var truncationMode: CATextLayerTruncationMode {
    get { drawing.truncationMode }
    set { change { $0.truncationMode = newValue } }
  }

  open var alignmentMode: CATextLayerAlignmentMode {
    get { drawing.alignmentMode }
    set { change { $0.alignmentMode = newValue } }
  }

  open override var bounds: CGRect {
    didSet { if bounds != oldValue { setNeedsDisplay() } }
  }

  open override var contentsScale: CGFloat {
    didSet { if contentsScale != oldValue { setNeedsDisplay() } }
  }

  open override func display() {
    let drawn = drawing.picture(in: bounds, scale: contentsScale)
    setContents(drawn.image, frame: drawn.frame)
    let context = context ?? .current
    for missing in drawn.missing {
      context.record(
        .glyphMissing(character: String(missing.character), font: missing.face.rawValue))
    }
  }

  private func updateSource() {
    change { drawing in
      drawing.source =
        switch string {
        case let string as NSAttributedString:
          .styled(
            StyledText(
              string, TextAttributes(font: FontDescriptor(size: 12)), ParagraphAttributes()))
        case let string as String: .plain(string, givenFont)
        default: .nothing
        }
    }
    // A text of the same words may still look otherwise.
    setNeedsDisplay()
  }

  private var givenFont: FontDescriptor {
    guard case .font(let font) = (font as? any TextAttributeObject)?.attributeValue else {
      return FontDescriptor(size: 36)
    }
    return font
  }

  private func change(_ property: LayerProperty? = nil, _ change: (inout TextDrawing) -> Void) {
    var changed = drawing
    change(&changed)
    guard changed != drawing else { return }
    set(\.drawing, property, .text(changed))
    setNeedsDisplay()
  }
}
