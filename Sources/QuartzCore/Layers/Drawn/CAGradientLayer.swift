import CoreGraphics

/// Fills its bounds, with their corners, by a gradient; beyond the gradient's ends its last colours
/// go on.
///
/// The gradient is drawn into a bitmap at the output's scale, which is stretched while the bounds
/// are animated.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// What the properties say, as one value: an animated value shows by being put into a copy of it.
  package private(set) var drawing = GradientDrawing() {
    didSet { if drawing != oldValue { setNeedsDisplay() } }
  }

  public override init() {
    super.init()
    rasterizesAtOutputScale = true
    setContentsFollowCorners(true)
  }

  /// `CGColor`s; anything else counts as no colour.
  open var colors: [Any]? {
    didSet { drawing.colors = (colors ?? []).compactMap { $0 as? CGColor } }
  }

  /// Where each colour is, from 0 to 1 and ascending; nil spreads them evenly.
  open var locations: [NSNumber]? {
    didSet { drawing.locations = locations.map { $0.map { CGFloat($0.doubleValue) } } }
  }

  /// Where the gradient begins, as a fraction of the bounds: the middle, for round ones.
  open var startPoint: CGPoint {
    get { drawing.startPoint }
    set { drawing.startPoint = newValue }
  }

  /// Where it ends, as a fraction of the bounds: the corner of the box around the last ellipse of a
  /// radial one, the direction in which a conic one begins.
  open var endPoint: CGPoint {
    get { drawing.endPoint }
    set { drawing.endPoint = newValue }
  }

  open var type = CAGradientLayerType.axial {
    didSet { drawing.kind = type == .radial ? .radial : type == .conic ? .conic : .axial }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.size
      super.bounds = newValue
      if super.bounds.size != old { setNeedsDisplay() }
    }
  }

  open override func display() {
    let scale = (context ?? .current).outputScale
    setContents(
      GradientRasterizer.image(of: drawing, size: bounds.size, scale: scale), frame: nil)
  }
}
