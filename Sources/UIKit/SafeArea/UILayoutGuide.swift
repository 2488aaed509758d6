import QuartzCore

/// A rectangle of a view that something is laid out by. Without Auto Layout it is there to be read.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What the guide belongs to.
  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  private let rectangle: (UIView) -> CGRect

  init(of view: UIView, _ identifier: String, _ rectangle: @escaping (UIView) -> CGRect) {
    self.rectangle = rectangle
    owningView = view
    super.init()
    self.identifier = identifier
  }

  /// In the owning view's coordinates, as they are now.
  open var layoutFrame: CGRect { owningView.map(rectangle) ?? .zero }
}

extension UIView {
  /// The part of the view that nothing covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide(of: self, "UIViewSafeAreaLayoutGuide") { $0.bounds.inset(by: $0.safeAreaInsets) }
  }

  /// The part of the view within its layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide(of: self, "UIViewLayoutMarginsGuide") { $0.bounds.inset(by: $0.layoutMargins) }
  }
}
