import CoreText
import QuartzCore

// Measures are those of the fonts, not rounded: round them up before making a view that large.
extension NSAttributedString {
  /// The text's size when lines break at newlines only.
  public func size() -> CGSize { StringDrawing(self, in: .zero, options: .lines).bounds.size }

  /// Where the text stands when it is set in lines as wide as `size`; 0 for no limit. It may be
  /// higher than `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let drawing = StringDrawing(
      self, in: CGRect(origin: .zero, size: size), options: options,
      minimumScaleFactor: context?.minimumScaleFactor ?? 0)
    context?.take(drawing)
    return drawing.bounds
  }

  /// In the current context, the upper left corner at `point`; lines break at newlines only.
  @MainActor public func draw(at point: CGPoint) {
    draw(StringDrawing(self, in: CGRect(origin: point, size: .zero), options: .lines))
  }

  /// In the current context, in lines as wide as `rect`; what reaches beyond `rect` is cut off.
  @MainActor public func draw(in rect: CGRect) {
    draw(StringDrawing(self, in: rect, options: .lines))
  }

  /// In the current context, as `options` say.
  @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let drawing = StringDrawing(
      self, in: rect, options: options, minimumScaleFactor: context?.minimumScaleFactor ?? 0)
    context?.take(drawing)
    draw(drawing)
  }

  @MainActor private func draw(_ drawing: StringDrawing) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(drawing.image(scale: context.scale))
  }
}

extension CGContext {
  /// Draws text at its place, and tells of characters that no font has.
  @MainActor func draw(_ drawn: TextImage) {
    drawn.tellMissing(in: .current)
    if let image = drawn.image { drawUpright(image, in: drawn.frame) }
  }
}

extension NSStringDrawingOptions {
  fileprivate static let lines: NSStringDrawingOptions = .usesLineFragmentOrigin
}

extension NSStringDrawingContext {
  fileprivate func take(_ drawing: StringDrawing) {
    actualScaleFactor = drawing.factor
    totalBounds = drawing.bounds
  }
}
