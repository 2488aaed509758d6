import QuartzCore

/// What UIKit's drawing methods draw into; nil outside of `draw(_:)`, a renderer and the
/// begin-and-end functions.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIApplication.shared.graphicsContexts.last
}

/// Makes `context` the current one until `UIGraphicsPopContext()`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  UIApplication.shared.graphicsContexts.append(context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsPopContext() {
  _ = UIApplication.shared.graphicsContexts.popLast()
}

/// Fills with the colour that was set last.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills with the colour that was set last, mixed as `blendMode` says.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIRectFillUsingBlendMode(
  _ rect: CGRect, _ blendMode: CGBlendMode
) {
  UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { $0.fill(rect) }
}

/// Draws a frame of one point inside of `rect` with the fill colour.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIRectFrameUsingBlendMode(
  _ rect: CGRect, _ blendMode: CGBlendMode
) {
  let rect = rect.standardized
  let inner = CGRect(
    x: rect.minX, y: rect.minY + 1, width: rect.width, height: max(rect.height - 2, 0))
  let side = CGSize(width: min(1, inner.width), height: inner.height)
  let edge = CGSize(width: rect.width, height: min(1, rect.height))
  let sides = [
    CGRect(origin: rect.origin, size: edge),
    CGRect(origin: CGPoint(x: rect.minX, y: rect.maxY - edge.height), size: edge),
    CGRect(origin: inner.origin, size: side),
    CGRect(origin: CGPoint(x: inner.maxX - side.width, y: inner.minY), size: side),
  ]
  UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { $0.fill(sides) }
}

/// Draws only inside `rect` from now on.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
  /// Runs `body` with a blend mode of its own.
  func withBlendMode(_ mode: CGBlendMode, _ body: (CGContext) -> Void) {
    saveGState()
    setBlendMode(mode)
    body(self)
    restoreGState()
  }
}
