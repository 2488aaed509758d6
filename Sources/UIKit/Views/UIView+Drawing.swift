import QuartzCore

extension UIView {
  /// Asks for the content to be drawn anew before the next picture.
  public func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// The same; all of the content is drawn.
  public func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Calls `draw(_:)` with `context` as the current one.
  func drawContent(in context: CGContext) {
    UIGraphicsPushContext(context)
    traitCollection.asCurrent {
      (layer.context ?? .current).callOuts.callOut(to: self, "draw(_:)") { draw(bounds) }
    }
    UIGraphicsPopContext()
  }

  /// Whether the content depends on the bounds' size, which was `old`.
  func needsDisplay(after old: CGSize) -> Bool {
    // What `draw(_:)` made is stretched as the content mode says; the first time it needs a size.
    if contentMode == .redraw || old.width <= 0 || old.height <= 0 { return true }
    return layer.rasterizesAtOutputScale && layer.drawnContents == nil
  }
}
