internal import CDrawing

/// Makes bitmaps of gradients, where no context is to be drawn into.
package enum GradientRasterizer {
  /// A rectangle of `size` points filled by the gradient, beyond whose ends the last colours go on;
  /// nil where there is nothing to see.
  ///
  /// - Parameter scale: pixels per point. Less if the picture would become too large.
  package static func image(
    of drawing: GradientDrawing, size: CGSize, scale: CGFloat
  ) -> CGImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, scale > 0,
      let gradient = CGGradient(colors: drawing.colors, locations: drawing.locations)
    else { return nil }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * size.width, y: point.y * size.height)
    }
    let (start, end) = (place(drawing.startPoint), place(drawing.endPoint))
    let scale = RasterLimits.scale(for: size, wanted: scale)
    let context = CGContext(size: size, scale: scale)
    let beyond: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch drawing.kind {
    case .axial:
      context.drawLinearGradient(gradient, start: start, end: end, options: beyond)
    case .radial:
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      guard width > 0, height > 0 else { return nil }
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(x: width, y: height)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: beyond)
    case .conic:
      return conic(gradient, from: start, towards: end, context.width, context.height, scale)
    }
    return context.wasDrawnInto ? context.image() : nil
  }

  private static func conic(
    _ gradient: CGGradient, from start: CGPoint, towards end: CGPoint, _ width: Int,
    _ height: Int, _ scale: CGFloat
  ) -> CGImage? {
    guard GradientGeometry.linear(from: start, to: end).isDrawable else { return nil }
    let stops = gradient.stops.map { stop in
      drawing_stop(
        location: stop.location, red: stop.color.red, green: stop.color.green,
        blue: stop.color.blue, alpha: stop.color.alpha)
    }
    let buffer = PixelBuffer(width: width, height: height)
    drawing_conic(
      buffer.pixels, buffer.stride, buffer.width, buffer.height, start.x * scale, start.y * scale,
      end.x - start.x, end.y - start.y, stops, stops.count)
    return CGImage(buffer: buffer, isOpaque: stops.allSatisfy { $0.alpha == 1 })
  }
}
