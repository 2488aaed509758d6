import CoreGraphics

/// Everything that decides how one layer looks, without its sublayers, as a plain value.
///
/// The model tree, the committed tree and the presentation all describe layers with it.
package struct LayerValues: Equatable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = LayerTransform.affine(.identity)
  /// Nil for the identity, as nearly all have it.
  package var sublayerTransform: SpaceTransform?
  package var opacity = 1.0
  package var isHidden = false
  package var isDoubleSided = true
  package var masksToBounds = false
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .opaqueBlack
  package var zPosition: CGFloat = 0
  package var shadow = LayerShadow()
  package var backgroundColor: CGColor?
  package var contents: CGImage?
  /// What `contents` is drawn from, in layers that draw their properties.
  package var drawing = LayerDrawing.none
  /// Pixels of `contents` per point, which is its own size where it is not stretched.
  package var contentsScale: CGFloat = 1
  /// In fractions of the contents, and of that.
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsGravity = CALayerContentsGravity.resize
  /// Where `contents` is drawn, in the layer's coordinates; nil leaves it to `contentsGravity`.
  package var contentsFrame: CGRect?
  /// Whether `contents` has the layer's corners, as a background has.
  package var contentsFollowCorners = false
  /// How strongly what lies beneath is blurred: a standard deviation in points; 0 not at all.
  package var backdropRadius: CGFloat = 0
  /// What becomes of the colours beneath: 1 leaves them, 0 makes them grey.
  package var backdropSaturation: CGFloat = 1
  package var allowsGroupOpacity = true
  package var shouldRasterize = false
  /// Pixels per point of the picture that `shouldRasterize` makes.
  package var rasterizationScale: CGFloat = 1
  /// A picture of another layer, shown beneath the sublayers.
  package var snapshot: LayerSnapshot?

  package init() {}
}

extension CGColor {
  /// One object for all layers, which have it for borders and shadows: less memory to walk over.
  static let opaqueBlack = CGColor(gray: 0, alpha: 1)
}
