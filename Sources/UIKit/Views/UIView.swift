import QuartzCore
import Trace

/// A rectangle on the screen that shows something and takes touches.
///
/// This file holds the stored state and the methods that a subclass may override; each aspect has
/// its own file (`UIView+Hierarchy.swift`, …).
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate, Sibling {
  public let layer = CALayer()

  weak var storedSuperview: UIView?
  private var storedMask: UIView?
  var storedSubviews = Siblings<UIView>()
  package var siblingIndex = 0
  /// The window this view is in; a window is in itself.
  weak var storedWindow: UIWindow?
  /// The controller whose `view` this is.
  weak var controller: UIViewController?
  var storedGestureRecognizers: [UIGestureRecognizer] = []
  /// How many running animations keep touches from this view. Source: 7.1.20.
  var interactionBlocks = 0
  /// How many property animators want it hit where it is seen. Source: 7.6.13.
  var shownHits = 0

  /// The traits that the view was told last; nil before it lay in anything.
  var storedTraits: UITraitCollection?
  var ownLevel: UIUserInterfaceLevel?
  var traitRegistrations: [TraitRegistration] = []
  var dynamicBackground: ShownColor?
  /// What `safeAreaInsets` was told as last, and what of it comes from the superview.
  var storedSafeArea = UIEdgeInsets.zero
  var storedSafeAreaFromSuperview = UIEdgeInsets.zero
  var ownMargins = OwnMargins()

  /// Whether this view and its subviews take touches.
  open var isUserInteractionEnabled = true
  /// Whether the view gets a second finger while one is down.
  open var isMultipleTouchEnabled = false
  open var tag = 0
  /// A name for scripts and tests to find the view by.
  open var accessibilityIdentifier: String?
  /// How the frame follows a change of the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews' `autoresizingMask` is followed.
  open var autoresizesSubviews = true

  /// - Parameter frame: in the superview's coordinates, in points.
  public init(frame: CGRect) {
    super.init()
    setUp()
    layer.frame = frame
  }

  /// There are no archives to decode from: the coder is not read.
  public required init?(coder: NSCoder) {
    super.init()
    setUp()
  }

  public convenience override init() { self.init(frame: .zero) }

  private func setUp() {
    layer.delegate = self
    layer.ownerReference = { [weak self] in self?.reference }
    layer.isOpaque = true
    // Only drawing tells whether the view's class draws.
    layer.setNeedsDisplay()
  }

  // MARK: Geometry

  /// In the superview's coordinates (points); of no use while `transform` is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set { resizing { layer.frame = newValue } }
  }

  /// In the view's own coordinates (points).
  open var bounds: CGRect {
    get { layer.bounds }
    set { resizing { layer.bounds = newValue } }
  }

  /// Where the anchor point lies in the superview's coordinates (points).
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      placeDidChange()
    }
  }

  /// Acts about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      placeDidChange()
    }
  }

  /// Acts about the anchor point; `transform` is what it does in the plane.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set {
      layer.transform = newValue
      placeDidChange()
    }
  }

  // MARK: Appearance

  /// 0…1.
  open var alpha: CGFloat {
    get { layer.values.opacity }
    set { layer.setOpacity(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  open var backgroundColor: UIColor? {
    get { shownBackgroundColor }
    set { showBackgroundColor(newValue) }
  }

  /// Whether subviews are cut to the bounds and the layer's corners.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A view by whose alpha all that this view shows is multiplied; it lies in this view's
  /// coordinates, has no superview, and masks one view. Source: 8.5.10.
  open var mask: UIView? {
    get { storedMask.flatMap { $0.layer === layer.mask ? $0 : nil } }
    set {
      newValue?.removeFromSuperview()
      storedMask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// Whether what `draw(_:)` makes has no alpha: what it leaves out is the background's colour, or
  /// black. It counts as false over a background that is not opaque itself.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Whether `draw(_:)` begins with nothing, and not with what it drew the last time.
  open var clearsContextBeforeDrawing: Bool {
    get { layer.clearsBeforeDrawing }
    set { layer.clearsBeforeDrawing = newValue }
  }

  /// How the content follows the size of the bounds.
  open var contentMode = ContentMode.scaleToFill {
    didSet { layer.contentsGravity = contentMode.gravity }
  }

  /// The colour of what invites touches here and in the subviews: what was set, else the
  /// superview's, else blue.
  open var tintColor: UIColor! {
    get { shownTintColor }
    set {
      ownTintColor = newValue
      tellTintColor()
    }
  }

  var ownTintColor: UIColor?

  /// Whether `tintColor` is as it was set, or grey: what was set, else the superview's.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { shownTintAdjustmentMode }
    set {
      ownTintAdjustmentMode = newValue
      tellTintColor(andMode: true)
    }
  }

  var ownTintAdjustmentMode = TintAdjustmentMode.automatic

  // MARK: Traits

  /// What the view is shown in.
  open var traitCollection: UITraitCollection { shownTraits }

  /// Light or dark for this view and those beneath, whatever the device is; unspecified follows it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownInterfaceStyle }
    set {
      guard newValue != ownInterfaceStyle else { return }
      ownInterfaceStyle = newValue
      updateTraits()
    }
  }

  var ownInterfaceStyle = UIUserInterfaceStyle.unspecified

  // MARK: Safe area and margins

  /// How far what is around the view, and the device, reaches into it at each edge (points); zero
  /// outside a window.
  open var safeAreaInsets: UIEdgeInsets { storedSafeArea }

  /// How far content should stay from each edge: what was set, and the safe area's insets. A
  /// controller's view has at least the controller's `systemMinimumLayoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { shownMargins }
    set { setMargins(.fixed(newValue)) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { shownMargins.directional(effectiveUserInterfaceLayoutDirection == .rightToLeft) }
    set { setMargins(.directional(newValue)) }
  }

  /// Whether content also stays out of the superview's margins.
  open var preservesSuperviewLayoutMargins: Bool {
    get { ownMargins.preservesSuperview }
    set {
      ownMargins.preservesSuperview = newValue
      marginsDidChange()
    }
  }

  /// Whether the margins begin where the safe area does.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { ownMargins.insetsFromSafeArea }
    set {
      ownMargins.insetsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  /// Whether the safe area is that of the place without the view's transform: what UIKit itself sets
  /// back behind a sheet is not laid out anew.
  var standsStillInSafeArea: Bool { false }

  /// Whether the view is mirrored where the interface reads from the right.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      followTraits()
      setNeedsLayout()
    }
  }

  // MARK: Hooks

  /// `traitCollection` is another now.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// `safeAreaInsets` has another value now.
  open func safeAreaInsetsDidChange() {}

  /// `layoutMargins` has another value now.
  open func layoutMarginsDidChange() {}

  /// UIKit's own views show their content for the traits of now.
  func followTraits() {}

  /// `tintColor` has another value now.
  open func tintColorDidChange() {}

  open override var next: UIResponder? { controller ?? superview }

  /// Draws the view's content into the current context, in own coordinates; call
  /// `setNeedsDisplay()`, not this. A view whose class has none of it has no bitmap either.
  ///
  /// - Parameter rect: what is to be drawn: the bounds.
  open func draw(_ rect: CGRect) { layer.hasNothingToDraw = true }

  /// Lays out the subviews; call `setNeedsLayout()` or `layoutIfNeeded()`, not this.
  open func layoutSubviews() {}

  /// The size that suits the content best within `size`; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The content's own size, or `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  public static let noIntrinsicMetric: CGFloat = -1

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  /// The frontmost view under `point` (own coordinates) that takes touches, or nil. Source: 10.1–3.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }

  /// Whether `point`, in own coordinates, lies in the bounds; the far edges do not count.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  /// A recogniser watches one view: it leaves the one before.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    take(gestureRecognizer)
  }

  /// One that is taken away in the middle of its gesture is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    letGo(of: gestureRecognizer)
  }

  /// Whether a recogniser may act on touches of this view; asked when its gesture is complete.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  // MARK: CALayerDelegate

  open func display(_ layer: CALayer) { layer.drawContents() }

  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(in: ctx) }

  open func layoutSublayers(of layer: CALayer) { performLayout() }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    blockAnimationAction(forKey: event) ?? Self.noAction
  }

  open override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)): 0x\(String(layer.number, radix: 16)); frame = \(frame.briefly)>"
    }
  }
}

extension UIView {
  /// Names this view in the trace.
  package var reference: ObjectReference {
    ObjectReference(type: "\(type(of: self))", id: layer.number)
  }
}

extension CGRect {
  fileprivate var briefly: String {
    "(\(origin.x) \(origin.y); \(size.width) \(size.height))"
  }
}
