import QuartzCore

/// Cuts a sheet's view to rounded upper corners: what cuts reaches below the view, so that its lower
/// corners cut nothing.
final class SheetCard: UIView {
  private let cut = SheetCut()
  private weak var content: UIView?

  var isHolding: Bool { content != nil }

  func adopt(_ view: UIView) {
    guard content !== view else { return }
    content = view
    cut.clipsToBounds = true
    cut.layer.cornerRadius = SheetPresentationController.cornerRadius
    addSubview(cut)
    cut.addSubview(view)
  }

  func giveBack() {
    if content?.superview === cut { content?.removeFromSuperview() }
    content = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cut.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + SheetCut.overhang)
    cut.layoutIfNeeded()
  }
}

/// What cuts. The sheet's view may leave it for a while, and fills its part again when it is back.
final class SheetCut: UIView {
  /// How far it reaches below the card.
  static let overhang = 2 * SheetPresentationController.cornerRadius

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: max(0, bounds.height - Self.overhang))
    for view in subviews {
      view.bounds.size = size
      view.center = CGPoint(x: size.width / 2, y: size.height / 2)
    }
  }
}
