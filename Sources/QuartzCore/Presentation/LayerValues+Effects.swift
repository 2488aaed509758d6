import CoreGraphics
import DisplayList

extension LayerValues {
  func border(in outline: Outline) -> Border? {
    guard borderWidth > 0, borderWidth.isFinite, let borderColor, borderColor.alpha > 0 else {
      return nil
    }
    return Border(outline: outline, width: borderWidth, color: DisplayColor(borderColor))
  }

  func backdrop(in outline: Outline) -> Backdrop? {
    guard backdropRadius > 0 || backdropSaturation != 1, backdropRadius.isFinite,
      backdropSaturation.isFinite
    else { return nil }
    return Backdrop(outline: outline, radius: backdropRadius, saturation: backdropSaturation)
  }

  /// Nil where there is none; masking to the bounds cuts it off. Source: 8.5.9.
  func shadow(in outline: Outline, hasSublayers: Bool) -> Shadow? {
    guard shadow.opacity > 0, let color = shadow.color, color.alpha > 0, !masksToBounds,
      shadow.radius.isFinite, shadow.offset.width.isFinite, shadow.offset.height.isFinite,
      let shape = shadowShape(in: outline, hasSublayers: hasSublayers)
    else { return nil }
    var tint = DisplayColor(color)
    tint.alpha *= Double(shadow.opacity)
    return Shadow(
      shape: shape, color: tint, offset: shadow.offset, radius: shadow.radius)
  }

  private func shadowShape(in outline: Outline, hasSublayers: Bool) -> Shadow.Shape? {
    if let image = shadow.pathImage { return .image(image, frame: shadow.pathFrame) }
    if let path = shadow.path {
      // A path that is no rectangle and has no picture covers nothing.
      return path.isRect(nil) ? .outline(Outline(rect: path.boundingBoxOfPath)) : nil
    }
    // An opaque background is all of the outline, if nothing goes beyond it.
    let isPlain =
      !hasSublayers && contents == nil && snapshot == nil && (backgroundColor?.alpha ?? 0) >= 1
    return isPlain ? .outline(outline) : .content
  }
}
