import CoreGraphics

/// Shows a path, which may reach beyond the bounds: filled, and stroked on top.
///
/// The path is drawn into a bitmap at the output's scale whenever something about it changes.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// What the properties say, as one value: an animated value shows by being put into a copy of it.
  package private(set) var drawing = ShapeDrawing() {
    didSet { if drawing != oldValue { setNeedsDisplay() } }
  }

  private var dashes: (pattern: [NSNumber]?, phase: CGFloat) = (nil, 0) {
    didSet {
      drawing.stroke.dashes = DashPattern(
        phase: dashes.phase, lengths: (dashes.pattern ?? []).map { CGFloat($0.doubleValue) })
    }
  }

  public override init() {
    super.init()
    rasterizesAtOutputScale = true
  }

  /// In the layer's coordinates. A copy is kept.
  open var path: CGPath? {
    get { drawing.path }
    set { drawing.path = newValue?.copy() }
  }

  /// Black unless set; nil for no filling.
  open var fillColor: CGColor? {
    get { drawing.fillColor }
    set { drawing.fillColor = newValue }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { drawing.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { drawing.fillRule = newValue == .evenOdd ? .evenOdd : .winding }
  }

  /// Nil, as it is unless set, for no line.
  open var strokeColor: CGColor? {
    get { drawing.strokeColor }
    set { drawing.strokeColor = newValue }
  }

  /// Where the line begins, as a fraction of the path's whole length, 0…1.
  open var strokeStart: CGFloat {
    get { drawing.strokeStart }
    set { drawing.strokeStart = newValue }
  }

  /// Where the line ends, as a fraction of the path's whole length, 0…1.
  open var strokeEnd: CGFloat {
    get { drawing.strokeEnd }
    set { drawing.strokeEnd = newValue }
  }

  /// Points.
  open var lineWidth: CGFloat {
    get { drawing.stroke.width }
    set { drawing.stroke.width = newValue }
  }

  /// How many times longer than the line is wide a corner's point may be.
  open var miterLimit: CGFloat {
    get { drawing.stroke.miterLimit }
    set { drawing.stroke.miterLimit = newValue }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(drawing.stroke.cap) }
    set { drawing.stroke.cap = newValue.cap }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(drawing.stroke.join) }
    set { drawing.stroke.join = newValue.join }
  }

  /// How far into the pattern the line begins (points).
  open var lineDashPhase: CGFloat {
    get { dashes.phase }
    set { dashes.phase = newValue }
  }

  /// Dashes and gaps by turns (points); nil for a whole line.
  open var lineDashPattern: [NSNumber]? {
    get { dashes.pattern }
    set { dashes.pattern = newValue }
  }

  open override func display() {
    let scale = (context ?? .current).outputScale
    let picture = PathRasterizer.picture(of: drawing, scale: scale)
    setContents(picture?.image, frame: picture?.frame)
  }
}
