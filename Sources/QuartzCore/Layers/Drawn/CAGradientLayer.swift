import CoreGraphics

/// Fills its bounds, with their corners, by a gradient; beyond the gradient's ends its last colours
/// go on.
///
/// The gradient is drawn into a bitmap at the output's scale, which is stretched while the bounds
/// are animated.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// What the properties say.
  package var drawing: GradientDrawing { values.drawing.gradient }

  private var givenColors: [Any]?
  private var givenLocations: [NSNumber]?

  override init(presentationOf layer: CALayer) { super.init(presentationOf: layer) }

  open override func presentation() -> CAGradientLayer? {
    lastCommit == nil ? nil : CAGradientLayer(presentationOf: self)
  }

  public override init() {
    super.init()
    values.drawing = .gradient(GradientDrawing())
    rasterizesAtOutputScale = true
    setContentsFollowCorners(true)
  }

  /// `CGColor`s; anything else counts as no colour.
  open var colors: [Any]? {
    get { givenColors }
    set {
      givenColors = newValue
      change(.colors) { $0.colors = (newValue ?? []).compactMap { $0 as? CGColor } }
    }
  }

  /// Where each colour is, from 0 to 1 and ascending; nil spreads them evenly.
  open var locations: [NSNumber]? {
    get { givenLocations }
    set {
      givenLocations = newValue
      change(.locations) { $0.locations = newValue.map { $0.map { CGFloat($0.doubleValue) } } }
    }
  }

  /// Where the gradient begins, as a fraction of the bounds: the middle, for round ones.
  open var startPoint: CGPoint {
    get { drawing.startPoint }
    set { change(.startPoint) { $0.startPoint = newValue } }
  }

  /// Where it ends, as a fraction of the bounds: the corner of the box around the last ellipse of a
  /// radial one, the direction in which a conic one begins.
  open var endPoint: CGPoint {
    get { drawing.endPoint }
    set { change(.endPoint) { $0.endPoint = newValue } }
  }

  open var type = CAGradientLayerType.axial {
    didSet {
      change { $0.kind = type == .radial ? .radial : type == .conic ? .conic : .axial }
    }
  }

  private func change(_ property: LayerProperty? = nil, _ change: (inout GradientDrawing) -> Void) {
    var changed = drawing
    change(&changed)
    guard changed != drawing else { return }
    set(\.drawing, property, .gradient(changed))
    setNeedsDisplay()
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
