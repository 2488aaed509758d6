import QuartzCore

extension UIImage {
  /// Stretched over `rect`, in the current context.
  @MainActor public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// In its own size, in the current context.
  @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Stretched over `rect`, in the current context.
  ///
  /// - Parameter alpha: 0…1, on top of the picture's own.
  @MainActor public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
    context.withBlendMode(blendMode) { $0.drawUpright(cgImage, in: rect, alpha: alpha) }
  }

  @MainActor public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}
