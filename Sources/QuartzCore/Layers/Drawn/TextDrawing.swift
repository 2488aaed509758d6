import CoreGraphics
import CoreText

/// A text in a box, as a plain value: what a text layer shows.
package struct TextDrawing: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case nothing
    /// In this font, whose size does not count.
    case plain(String, FontDescriptor)
    case styled(StyledText)
  }

  package var source = Source.nothing
  /// Points, for a plain text.
  package var fontSize: CGFloat = 36
  /// For a plain text; nil is clear.
  package var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines break at the box's width.
  package var isWrapped = false
  package var truncationMode = CATextLayerTruncationMode.none
  package var alignmentMode = CATextLayerAlignmentMode.natural

  package init() {}

  /// - Parameter scale: pixels per point.
  func picture(in bounds: CGRect, scale: CGFloat) -> TextImage {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let layout = TextLayout(styledText, in: box(bounds))
    return TextRasterizer.image(
      of: layout.elements(in: bounds.width, at: bounds.origin), scale: scale, clip: bounds)
  }

  /// A text that is not wrapped has the lines that its newlines make; each is cut by itself.
  private func box(_ bounds: CGRect) -> TextBox {
    var box = TextBox(width: bounds.width, height: bounds.height)
    box.manner = isWrapped ? .label : .drawing
    // Without truncation a line that is only partly in the bounds is shown in part.
    if truncationMode == .none { box.height = .infinity }
    return box
  }

  private var styledText: StyledText {
    let text =
      switch source {
      case .nothing: StyledText()
      case .styled(let text): text
      case .plain(let text, let font): StyledText(text, plainAttributes(font))
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

  private func plainAttributes(_ given: FontDescriptor) -> TextAttributes {
    let size = fontSize > 0 && fontSize.isFinite ? fontSize : 36
    return TextAttributes(
      font: FontDescriptor(family: given.family, weight: given.weight, size: size),
      color: color ?? CGColor(gray: 0, alpha: 0))
  }
}
