/// Makes bitmaps of paths, where no context is to be drawn into.
package enum PathRasterizer {
  package struct Picture: Equatable, Sendable {
    package let image: CGImage
    /// Where the image lies, in the path's coordinates.
    package let frame: CGRect
  }

  /// Points from the origin beyond which nothing is drawn.
  private static let farthest: CGFloat = 16_384

  /// All of `drawing`, as large as it is, or nil where there is nothing to see.
  ///
  /// - Parameter scale: pixels per point. Less if the picture would become too large.
  package static func picture(of drawing: ShapeDrawing, scale: CGFloat) -> Picture? {
    guard let path = drawing.path, !path.isEmpty, scale > 0, scale.isFinite else { return nil }
    let line = drawing.visibleLine(scale: scale)
    let filling = drawing.fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
    guard line != nil || filling != nil else { return nil }
    let reach = line == nil ? 0 : drawing.stroke.reach
    let window = CGRect(x: -farthest, y: -farthest, width: 2 * farthest, height: 2 * farthest)
    let box = path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach).intersection(window)
    guard !box.isNull, box.isFinite else { return nil }
    let frame = wholePixels(box, RasterLimits.scale(for: box.size, wanted: scale))
    guard frame.rect.width > 0, frame.rect.height > 0 else { return nil }
    let context = CGContext(size: frame.rect.size, scale: frame.scale)
    context.translateBy(x: -frame.rect.minX, y: -frame.rect.minY)
    if let filling {
      context.setFillColor(filling)
      context.addPath(path)
      context.fillPath(using: drawing.fillRule)
    }
    if let line, let color = drawing.strokeColor {
      context.setStrokeColor(color)
      context.addPath(line)
      context.strokePath(drawing.stroke)
    }
    guard context.wasDrawnInto else { return nil }
    return Picture(image: context.image(), frame: frame.rect)
  }

  /// The rectangle of whole pixels around `box`, so that the picture is shown pixel by pixel.
  private static func wholePixels(
    _ box: CGRect, _ scale: CGFloat
  ) -> (rect: CGRect, scale: CGFloat) {
    let (left, top) = ((box.minX * scale).rounded(.down), (box.minY * scale).rounded(.down))
    let (right, bottom) = ((box.maxX * scale).rounded(.up), (box.maxY * scale).rounded(.up))
    let side = CGFloat(PixelBuffer.largestSide)
    let (width, height) = (min(right - left, side), min(bottom - top, side))
    return (
      CGRect(x: left / scale, y: top / scale, width: width / scale, height: height / scale), scale
    )
  }
}

extension ShapeDrawing {
  /// What is stroked of the path; nil for nothing.
  fileprivate func visibleLine(scale: CGFloat) -> CGPath? {
    guard let path, let strokeColor, strokeColor.alpha > 0, stroke.width > 0,
      stroke.width.isFinite, strokeStart < strokeEnd, strokeStart < 1, strokeEnd > 0
    else { return nil }
    guard strokeStart > 0 || strokeEnd < 1 else { return path }
    return path.trimmed(
      from: strokeStart, to: strokeEnd, tolerance: PathGeometry.tolerance / 16 / scale)
  }
}
