import QuartzCore

/// What UIKit's drawing methods draw into; nil outside a renderer and the begin-and-end functions.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIApplication.shared.graphicsContexts.last
}

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
  UIGraphicsGetCurrentContext()?.fill(rect)
}

extension UIColor {
  /// Fills use this colour from now on, in the current context.
  @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
}

extension UIImage {
  /// Stretched over `rect`, in the current context.
  @MainActor public func draw(in rect: CGRect) {
    guard let cgImage else { return }
    UIGraphicsGetCurrentContext()?.drawUpright(cgImage, in: rect)
  }

  /// In its own size, in the current context.
  @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
