import QuartzCore

extension UIImage {
  /// Stretched over `rect`, in the current context; cap insets keep their size.
  @MainActor public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// In its own size, in the current context.
  @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Stretched over `rect`, in the current context; cap insets keep their size.
  ///
  /// - Parameter alpha: 0…1, on top of the picture's own.
  @MainActor public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let upright, let context = UIGraphicsGetCurrentContext() else { return }
    context.withBlendMode(blendMode) { draw(upright, in: rect, alpha: alpha, $0) }
  }

  @MainActor public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws `picture`, which has this image's size, in parts where there are cap insets.
  private func draw(_ picture: CGImage, in rect: CGRect, alpha: CGFloat, _ context: CGContext) {
    let whole = capped(picture, size: rect.standardized.size) ?? picture
    context.drawUpright(whole, in: rect, alpha: alpha)
  }

  /// `picture`, which has this image's size, as its cap insets have it at `size`; nil without them,
  /// and where they have no room. The parts are put together in the picture's own pixels, so that
  /// there is no seam between them.
  func capped(_ picture: CGImage, size: CGSize) -> CGImage? {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard capInsets != .zero, width >= 1, height >= 1, width * height <= CGFloat(64 << 20),
      max(width, height) <= CGFloat(PixelBuffer.largestSide)
    else { return nil }
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    guard let parts = CappedParts(of: picture, scale: scale, capInsets, in: area) else {
      return nil
    }
    let context = CGContext(size: area.size, scale: 1)
    for part in parts.all {
      guard let piece = picture.cropping(to: part.source) else { continue }
      let fills = resizingMode == .tile && part.isStretched && piece.width * piece.height > 1
      context.drawUpright(
        fills
          ? piece.repeated(width: Int(part.target.width), height: Int(part.target.height)) : piece,
        in: part.target)
    }
    return context.image()
  }
}
