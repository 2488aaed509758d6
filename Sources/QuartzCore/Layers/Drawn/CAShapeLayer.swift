import CoreGraphics

/// Shows a path, which may reach beyond the bounds: filled, and stroked on top.
///
/// The path is drawn into a bitmap at the output's scale whenever something about it changes, also by
/// an animation.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// What the properties say.
  package var drawing: ShapeDrawing { values.drawing.shape }

  // As they were set: a pattern without a meaning draws a whole line.
  private var dashPattern: [NSNumber]?
  private var dashPhase: CGFloat = 0

  override init(presentationOf layer: CALayer) { super.init(presentationOf: layer) }

  open override func presentation() -> CAShapeLayer? {
    lastCommit == nil ? nil : CAShapeLayer(presentationOf: self)
  }

  public override init() {
    super.init()
    values.drawing = .shape(ShapeDrawing())
    rasterizesAtOutputScale = true
  }

  /// In the layer's coordinates. A copy is kept.
  open var path: CGPath? {
    get { drawing.path }
    set { change(.path) { $0.path = newValue?.copy() } }
  }

  /// Black unless set; nil for no filling.
  open var fillColor: CGColor? {
    get { drawing.fillColor }
    set { change(.fillColor) { $0.fillColor = newValue } }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { drawing.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { change { $0.fillRule = newValue == .evenOdd ? .evenOdd : .winding } }
  }

  /// Nil, as it is unless set, for no line.
  open var strokeColor: CGColor? {
    get { drawing.strokeColor }
    set { change(.strokeColor) { $0.strokeColor = newValue } }
  }

  /// Where the line begins, as a fraction of the path's whole length, 0…1.
  open var strokeStart: CGFloat {
    get { drawing.strokeStart }
    set { change(.strokeStart) { $0.strokeStart = newValue } }
  }

  /// Where the line ends, as a fraction of the path's whole length, 0…1.
  open var strokeEnd: CGFloat {
    get { drawing.strokeEnd }
    set { change(.strokeEnd) { $0.strokeEnd = newValue } }
  }

  /// Points.
  open var lineWidth: CGFloat {
    get { drawing.stroke.width }
    set { change(.lineWidth) { $0.stroke.width = newValue } }
  }

  /// How many times longer than the line is wide a corner's point may be.
  open var miterLimit: CGFloat {
    get { drawing.stroke.miterLimit }
    set { change(.miterLimit) { $0.stroke.miterLimit = newValue } }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(drawing.stroke.cap) }
    set { change { $0.stroke.cap = newValue.cap } }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(drawing.stroke.join) }
    set { change { $0.stroke.join = newValue.join } }
  }

  /// How far into the pattern the line begins (points).
  open var lineDashPhase: CGFloat {
    get { dashPhase }
    set {
      dashPhase = newValue
      setDashes(.lineDashPhase)
    }
  }

  /// Dashes and gaps by turns (points); nil for a whole line.
  open var lineDashPattern: [NSNumber]? {
    get { dashPattern }
    set {
      dashPattern = newValue
      setDashes(nil)
    }
  }

  private func setDashes(_ property: LayerProperty?) {
    let lengths = (dashPattern ?? []).map { CGFloat($0.doubleValue) }
    change(property) { $0.stroke.dashes = DashPattern(phase: dashPhase, lengths: lengths) }
  }

  private func change(_ property: LayerProperty? = nil, _ change: (inout ShapeDrawing) -> Void) {
    var changed = drawing
    change(&changed)
    guard changed != drawing else { return }
    set(\.drawing, property, .shape(changed))
    setNeedsDisplay()
  }

  open override func display() {
    let scale = (context ?? .current).outputScale
    let picture = PathRasterizer.picture(of: drawing, scale: scale)
    setContents(picture?.image, frame: picture?.frame)
  }
}
