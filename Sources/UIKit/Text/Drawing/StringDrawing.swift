import CoreText
import QuartzCore

/// A string set in a rectangle, ready to be measured or drawn.
struct StringDrawing {
  let layout: TextLayout
  /// Where the text's upper left corner is.
  let origin: CGPoint
  /// The width lines are aligned in.
  let width: CGFloat
  /// What is drawn of the text; infinite when it fits.
  let clip: CGRect
  let factor: CGFloat

  /// - Parameter rect: 0 or less as width or height means no limit.
  init(
    _ string: NSAttributedString, in rect: CGRect, options: NSStringDrawingOptions,
    minimumScaleFactor: CGFloat = 0
  ) {
    let text = StyledText(string, .drawn, ParagraphAttributes())
    let box = StringDrawing.box(for: text, rect.size, options)
    factor =
      minimumScaleFactor > 0
      ? text.factor(fitting: box.limited(to: rect.height), atLeast: minimumScaleFactor) : 1
    layout = TextLayout(text.scaled(by: factor), in: box)
    width = box.width.isFinite ? box.width : layout.size.width
    let ascent = options.contains(.usesLineFragmentOrigin) ? 0 : layout.lines.first?.baseline ?? 0
    origin = CGPoint(x: rect.minX, y: rect.minY - ascent)
    let isTooWide = layout.size.width > width + 0.001
    let isTooHigh = rect.height > 0 && layout.size.height > rect.height + 0.001
    clip =
      options.contains(.usesLineFragmentOrigin) && (isTooWide || isTooHigh) ? rect : .infinite
  }

  /// The text's place; as wide as its widest line.
  var bounds: CGRect { CGRect(origin: origin, size: layout.size) }

  func image(scale: CGFloat) -> TextImage {
    TextRasterizer.image(of: layout.elements(in: width, at: origin), scale: scale, clip: clip)
  }

  private static func box(
    for text: StyledText, _ size: CGSize, _ options: NSStringDrawingOptions
  ) -> TextBox {
    let width = size.width > 0 ? size.width : .infinity
    guard options.contains(.usesLineFragmentOrigin) else {
      // One line, which only a mode that cuts it keeps within the width.
      let wraps = text.spans.first?.paragraph.lineBreakMode.wraps ?? true
      return TextBox(width: wraps ? .infinity : width, lineLimit: 1, manner: .drawing)
    }
    var box = TextBox(width: width, manner: .drawing)
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      box.height = size.height
      box.lastLineMode = .byTruncatingTail
    }
    return box
  }
}

extension TextBox {
  fileprivate func limited(to height: CGFloat) -> TextBox {
    var box = self
    if height > 0 { box.height = height }
    return box
  }
}

extension LineBreakMode {
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension TextAttributes {
  /// How a string looks that says nothing of it: 12 points, black.
  static var drawn: TextAttributes {
    TextAttributes(font: FontDescriptor(size: 12))
  }
}
