import CoreGraphics

/// A property of a layer that can be animated; the raw value is its key path.
package enum LayerProperty: String, Hashable, Sendable, CaseIterable {
  case bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform
  case opacity, hidden, masksToBounds, doubleSided, cornerRadius, backgroundColor
  case borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter, contentsScale
  // Of UIKit's visual effects, without a name in Core Animation.
  case backdropRadius, backdropSaturation
  // Of `CAShapeLayer`.
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  // Of `CAGradientLayer`.
  case colors, locations, startPoint, endPoint
  // Of `CATextLayer`.
  case fontSize, foregroundColor

  /// Whether a change of it moves or reshapes what the layer shows.
  package var isGeometry: Bool {
    switch self {
    case .bounds, .position, .transform, .anchorPoint, .anchorPointZ, .zPosition,
      .sublayerTransform:
      true
    default: false
    }
  }

  /// Whether a change of it shows what the layer itself paints elsewhere, turned, faded or not at all,
  /// and leaves it the same.
  var isPlacement: Bool {
    switch self {
    case .position, .transform, .anchorPoint, .anchorPointZ, .zPosition, .sublayerTransform,
      .opacity, .hidden, .doubleSided:
      true
    default: false
    }
  }

  /// Whether the layer's picture is drawn anew for each of its values.
  package var isDrawn: Bool {
    switch self {
    case .shadowPath, .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth,
      .miterLimit, .lineDashPhase, .colors, .locations, .startPoint, .endPoint, .fontSize,
      .foregroundColor:
      true
    default: false
    }
  }
}
