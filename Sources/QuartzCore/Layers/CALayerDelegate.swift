import CoreGraphics

/// An object that a layer asks for its content, layout and actions. Each method may be left out.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's `contents`; called before a commit when the layer needs display.
  func display(_ layer: CALayer)
  /// Draws the layer's contents; called before a commit when the layer needs display and
  /// `display(_:)` is left out.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out the sublayers; called when the layer needs layout.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of the property `event`, asked before the change; nil for none.
  /// Source: 8.1.2.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) { layer.hasNothingToDraw = true }
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
