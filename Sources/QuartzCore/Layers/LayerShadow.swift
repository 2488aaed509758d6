import CoreGraphics

/// A layer's shadow as a plain value.
package struct LayerShadow: Equatable {
  package var color: CGColor? = .opaqueBlack
  package var opacity: Float = 0
  package var offset = CGSize(width: 0, height: -3)
  package var radius: CGFloat = 3
  package var path: CGPath?
  /// The path as a picture, unless it is a rectangle.
  package var pathImage: CGImage?
  /// Where that lies, in the layer's coordinates.
  package var pathFrame = CGRect.zero

  package static func == (one: LayerShadow, other: LayerShadow) -> Bool {
    one.color == other.color && one.opacity == other.opacity && one.offset == other.offset
      && one.radius == other.radius && one.path == other.path
  }
}

extension LayerShadow {
  /// Makes the path's picture; what is blurred needs no more than this scale.
  mutating func drawPath() {
    pathImage = nil
    guard let path, path.isRect(nil) == false else { return }
    var drawing = ShapeDrawing()
    drawing.path = path
    drawing.fillColor = .opaqueBlack
    if let picture = PathRasterizer.picture(of: drawing, scale: 2) {
      (pathImage, pathFrame) = (picture.image, picture.frame)
    }
  }
}

extension CALayer {
  func setShadowPath(_ path: CGPath?) {
    guard values.shadow.path != path else { return }
    var shadow = values.shadow
    shadow.path = path?.copy()
    shadow.drawPath()
    set(\.shadow, .shadowPath, shadow)
  }
}
