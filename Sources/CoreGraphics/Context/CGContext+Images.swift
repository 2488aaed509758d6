extension CGContext {
  /// Stretches `image` over `rect`, its upper edge at the greatest y: upright where y points up,
  /// and upside down in UIKit's contexts.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect, isUpright: false)
  }

  /// Stretches `image` over `rect`, its upper edge at the least y.
  package func drawUpright(_ image: CGImage, in rect: CGRect, alpha: CGFloat = 1) {
    let wanted = state.alpha
    scaleAlpha(by: alpha)
    draw(image, in: rect, isUpright: true)
    state.alpha = wanted
  }

  private func draw(_ image: CGImage, in rect: CGRect, isUpright: Bool) {
    beginPath()
    guard let place = placement(of: image, in: rect, isUpright: isUpright) else { return }
    addRect(rect)
    paint(
      .fill(takePath(), .winding),
      with: .image(image, toPixels: place, state.interpolationQuality))
  }

  /// From the image's pixels to the context's; nil where there is no area.
  func placement(of image: CGImage, in rect: CGRect, isUpright: Bool) -> CGAffineTransform? {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return nil }
    let (sx, sy) = (rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
    let place = CGAffineTransform(
      sx, 0, 0, isUpright ? sy : -sy, rect.minX, isUpright ? rect.minY : rect.maxY
    )
    .concatenating(state.toPixels)
    return place.inverse == nil ? nil : place
  }
}
