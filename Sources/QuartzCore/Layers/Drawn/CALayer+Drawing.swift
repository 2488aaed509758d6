import CoreGraphics

extension CALayer {
  /// Makes the contents by what `draw(in:)` draws, at the output's scale; y points down.
  ///
  /// Where nobody has anything to draw, contents that were set otherwise stay.
  package func drawContents() {
    let context = self.context ?? .current
    guard bounds.width > 0, bounds.height > 0, bounds.isFinite else { return forgetDrawing() }
    let scale = RasterLimits.scale(for: bounds.size, wanted: context.outputScale)
    // What shows through the background may do so through the contents as well.
    let isOpaque = isOpaque && backgroundColor.map { $0.alpha == 1 } ?? true
    let target = CGContext(size: bounds.size, scale: scale, isOpaque: isOpaque)
    let last = drawnContents
    if !clearsBeforeDrawing, let last, last.width == target.width, last.height == target.height {
      target.drawUpright(last, in: CGRect(origin: .zero, size: bounds.size))
    } else if isOpaque {
      target.background = backgroundColor ?? .opaqueBlack
    }
    target.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    hasNothingToDraw = false
    draw(in: target)
    guard target.wasDrawnInto || !hasNothingToDraw else { return forgetDrawing() }
    rasterizesAtOutputScale = true
    let image = target.wasDrawnInto || isOpaque ? target.image() : nil
    drawnContents = image
    contentsScale = scale
    setContents(image, frame: nil)
  }

  private func forgetDrawing() {
    guard let drawn = drawnContents else { return }
    drawnContents = nil
    if values.contents === drawn { setContents(nil, frame: nil) }
  }

  /// The whole layer is drawn anew.
  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
}
