import CoreGraphics
import Trace

/// A rectangle of content with sublayers, in the model tree: its values are the final ones at once,
/// and what an animation shows on the way there is computed apart from it.
@preconcurrency @MainActor open class CALayer: NSObject, Sibling {
  /// Its number in its stage; the owner of its display-list nodes. It gets another one when it
  /// comes into the tree of a stage that did not number it.
  package internal(set) var number: Int
  package internal(set) weak var numberingContext: StageContext?

  package internal(set) var values = LayerValues()
  /// In the order they were added, which is the order they are applied in.
  package internal(set) var animations: [LayerAnimation] = []
  /// How the layer's time runs in its superlayer's; see `setTiming(_:)`.
  package internal(set) var timing = MediaTiming()
  /// Whether it ever had a time of its own.
  var hasTimes = false
  /// Core Animation's own among `animations`, by number: what `animation(forKey:)` gives.
  var explicitAnimations: [Int: CAAnimation] = [:]
  /// The layer that this one is the presentation of.
  weak var modelLayer: CALayer?
  /// The stage whose clock `animations` run by.
  weak var animatingContext: StageContext?

  var storedSublayers = Siblings<CALayer>()
  package var siblingIndex = 0
  weak var storedSuperlayer: CALayer?
  var storedMask: CALayer?
  /// The layer whose mask this one is.
  weak var maskedLayer: CALayer?
  /// The stage of a root layer.
  weak var ownContext: StageContext?
  /// The stage whose tree this layer is in: its root's. Each layer has it, because it is asked for
  /// with every change, and deep trees make long ways.
  weak var treeContext: StageContext?

  /// What the last commit made of this layer.
  var lastCommit: CommittedLayer?
  /// Whether something in the subtree has changed since then.
  var needsCommit = true
  var committedScale: CGFloat = 0
  var displayedScale: CGFloat = 0
  var needsDisplayNow = false
  package internal(set) var needsLayoutNow = true
  /// Whether a layer beneath this one needs layout.
  var sublayersNeedLayout = false
  /// How many calls of `layoutSublayers()` for this layer are running.
  var layoutDepth = 0
  /// Whether `contents` is made for one scale, so that another scale needs it made anew.
  package var rasterizesAtOutputScale = false
  /// The contents that `draw(in:)` made.
  package internal(set) var drawnContents: CGImage?
  /// Whether the last drawing came to those who draw nothing, as the basic implementations do.
  package var hasNothingToDraw = false
  /// Whether a drawing begins with nothing, and not with the last one.
  package var clearsBeforeDrawing = true
  /// The view this layer belongs to, for the trace; nil once the view is gone.
  package var ownerReference: (() -> ObjectReference?)?

  open weak var delegate: (any CALayerDelegate)?

  public override init() {
    let context = StageContext.current
    number = context.nextNumber()
    numberingContext = context
    super.init()
  }

  /// The presentation of `layer`: what is shown of it now, in a layer that nothing shows and that
  /// takes no number.
  init(presentationOf layer: CALayer) {
    number = layer.number
    super.init()
    values = layer.shownValues ?? layer.values
    timing = layer.timing
    modelLayer = layer
  }

  // MARK: Geometry

  /// The rectangle the layer shows, in its own coordinates (points).
  open var bounds: CGRect {
    get { values.bounds }
    set { set(\.bounds, .bounds, newValue.standardizedSize) }
  }

  /// Where the anchor point lies in the superlayer's coordinates (points).
  open var position: CGPoint {
    get { values.position }
    set { set(\.position, .position, newValue) }
  }

  /// The point that `position` places and transforms turn about, as a fraction of the bounds.
  /// Changing it moves the picture. Source: 8.5.3.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { set(\.anchorPoint, .anchorPoint, newValue) }
  }

  /// How far before the layer's plane the anchor point lies (points).
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { set(\.anchorPointZ, .anchorPointZ, newValue) }
  }

  /// Acts about the anchor point; what leaves the superlayer's plane is seen in it, flat.
  /// Source: 8.5.4.
  open var transform: CATransform3D {
    get { values.transform.matrix }
    set { set(\.transform, .transform, LayerTransform(newValue)) }
  }

  /// What `transform` does in the plane.
  open func affineTransform() -> CGAffineTransform { values.transform.affine }

  open func setAffineTransform(_ m: CGAffineTransform) {
    set(\.transform, .transform, .affine(m))
  }

  /// Applied to each sublayer after its own transform, about this layer's anchor point: the place
  /// for the `m34` of an eye that all sublayers share. Source: 8.5.4.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform?.matrix ?? CATransform3DIdentity }
    set {
      let space = CATransform3DIsIdentity(newValue) ? nil : SpaceTransform(newValue)
      set(\.sublayerTransform, .sublayerTransform, space)
    }
  }

  // MARK: Appearance

  /// 0…1, for the layer with its sublayers as one image. Source: 8.5.7.
  open var opacity: Float {
    get { Float(values.opacity) }
    set { setOpacity(Double(newValue)) }
  }

  open var isHidden: Bool {
    get { values.isHidden }
    set { set(\.isHidden, .hidden, newValue) }
  }

  /// Whether the layer also shows while its back faces the viewer. Source: 8.5.6.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { set(\.isDoubleSided, .doubleSided, newValue) }
  }

  /// Whether contents and sublayers are cut to the bounds and their corners.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { set(\.masksToBounds, .masksToBounds, newValue) }
  }

  /// Points. It rounds the background, and cuts the rest only with `masksToBounds`. Source: 8.5.8.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { set(\.cornerRadius, .cornerRadius, max(0, newValue)) }
  }

  /// The corners that `cornerRadius` rounds. Source: 8.5.1.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { set(\.maskedCorners, nil, newValue) }
  }

  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { set(\.cornerCurve, nil, newValue) }
  }

  /// A layer by whose alpha all that this layer shows is multiplied; it lies in this layer's
  /// coordinates, has no superlayer, and masks one layer. Source: 8.5.10.
  open var mask: CALayer? {
    get { storedMask }
    set { setMask(newValue) }
  }

  /// How far along each edge a corner's curve extends, in radii. Source: 8.5.11.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Points; a line above contents and sublayers, inside the bounds and their corners.
  /// Source: 8.5.8.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { set(\.borderWidth, .borderWidth, max(0, newValue)) }
  }

  /// Opaque black at first; nil shows none.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { set(\.borderColor, .borderColor, newValue) }
  }

  /// Where the layer stands among its siblings: higher ones are drawn later, and are nearer to the
  /// eye where the superlayer's `sublayerTransform` has one (points). Source: 8.5.5.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { set(\.zPosition, .zPosition, newValue) }
  }

  /// Whether an opacity below 1 is that of the layer with its sublayers as one image. If not, each
  /// sublayer, and the layer's own drawing, has it for itself, so that overlaps show. Source: 8.5.7.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { set(\.allowsGroupOpacity, nil, newValue) }
  }

  /// Whether the layer with its sublayers is drawn into a bitmap first, which is then moved, scaled
  /// and faded. Nothing beneath the layer comes into it, so a blur in it sees nothing.
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { set(\.shouldRasterize, nil, newValue) }
  }

  /// Pixels per point of the bitmap that `shouldRasterize` makes: 1 unless set, which is coarse on
  /// every device's screen.
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { set(\.rasterizationScale, nil, newValue) }
  }

  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { set(\.backgroundColor, .backgroundColor, newValue) }
  }

  /// A `CGImage`, placed as `contentsGravity` says; anything else shows nothing.
  open var contents: Any? {
    get { values.contents }
    set { setContents(newValue as? CGImage, frame: nil) }
  }

  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { set(\.contentsGravity, nil, newValue) }
  }

  /// Pixels of the contents per point; it counts where the gravity does not stretch them.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { set(\.contentsScale, .contentsScale, newValue) }
  }

  /// The part of the contents that is shown, in fractions of them.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { set(\.contentsRect, .contentsRect, newValue) }
  }

  /// The part of what `contentsRect` shows that is stretched, in fractions of it; what lies beside it
  /// keeps its size. It counts where the gravity stretches.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { set(\.contentsCenter, .contentsCenter, newValue) }
  }

  // MARK: Shadow

  /// Opaque black at first; nil shows none.
  open var shadowColor: CGColor? {
    get { values.shadow.color }
    set { set(\.shadow.color, .shadowColor, newValue) }
  }

  /// 0…1; 0 at first, so that there is none. A layer that cuts to its bounds cuts it off.
  /// Source: 8.5.1, 8.5.9.
  open var shadowOpacity: Float {
    get { values.shadow.opacity }
    set { set(\.shadow.opacity, .shadowOpacity, min(max(newValue, 0), 1)) }
  }

  /// Points.
  open var shadowOffset: CGSize {
    get { values.shadow.offset }
    set { set(\.shadow.offset, .shadowOffset, newValue) }
  }

  /// Points: the standard deviation of the blur.
  open var shadowRadius: CGFloat {
    get { values.shadow.radius }
    set { set(\.shadow.radius, .shadowRadius, max(0, newValue)) }
  }

  /// What throws the shadow, in the layer's coordinates; nil means all that the layer shows, which
  /// takes longer. Source: 8.5.9.
  open var shadowPath: CGPath? {
    get { values.shadow.path }
    set { setShadowPath(newValue) }
  }

  // MARK: Drawing

  /// Whether what `draw(in:)` makes has no alpha: what it leaves out is the background's colour, or
  /// black.
  open var isOpaque = false {
    didSet { if isOpaque != oldValue, drawnContents != nil { setNeedsDisplay() } }
  }

  // MARK: Hooks

  /// Asks the delegate to lay out the sublayers.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Asks the delegate for the contents; they are drawn by `draw(in:)` unless it has its own way.
  open func display() {
    guard let delegate else { return drawContents() }
    delegate.display(self)
  }

  /// Draws the contents, in the layer's coordinates, into a context whose y points down. Asks the
  /// delegate.
  open func draw(in ctx: CGContext) {
    guard let delegate else { return hasNothingToDraw = true }
    delegate.draw(self, in: ctx)
  }

  /// The layer farthest down in the tree that shows something at `p`, a point of the superlayer's
  /// coordinates; nil where this layer and those beneath it do not.
  open func hitTest(_ p: CGPoint) -> CALayer? { defaultHitTest(p) }

  /// Whether `p`, in own coordinates, lies in the bounds; the far edges do not count.
  open func contains(_ p: CGPoint) -> Bool {
    p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
  }

  // MARK: Animations

  /// What changes do, by their keys; `NSNull` for nothing. Source: 8.1.2.
  open var actions: [String: any CAAction]?

  /// Values for what is not set; of them, `actions` are looked at. Source: 8.1.2.
  open var style: [AnyHashable: Any]?

  /// The action for a change of the property `event`: the delegate's, else that of `actions`, of
  /// `style`, of the class. Source: 8.1.2.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// The implicit animation of a layer on its own; nil for what changes at once. Source: 8.1.3.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    implicitAnimation(of: event)
  }

  /// Adds a copy of the animation, which begins with the next commit and takes the place of one with
  /// the same key. Source: 8.1.4.
  open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }

  /// A copy of what is shown of the layer now; nil before it was committed. Of a subclass of one's
  /// own it is one of the class beneath. Source: 8.1.1.
  open func presentation() -> CALayer? {
    lastCommit == nil ? nil : CALayer(presentationOf: self)
  }

  /// The layer that this one is the presentation of, else the layer itself.
  open func model() -> CALayer { modelLayer ?? self }
}
