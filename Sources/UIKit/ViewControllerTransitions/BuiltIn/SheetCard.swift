import QuartzCore

/// Cuts a sheet's view to rounded upper corners: what cuts reaches below the view, so that its lower
/// corners cut nothing.
final class SheetCard: UIView {
  private let cut = SheetCut()
  private weak var content: UIView?

  var isHolding: Bool { content != nil }

  override var standsStillInSafeArea: Bool { true }

  /// - Parameter isFree: whether all corners are round.
  func stands(_ isFree: Bool, isSquare: Bool) {
    cut.layer.cornerRadius = isSquare ? 0 : SheetPresentationController.cornerRadius
    let overhang = isFree || isSquare ? 0 : SheetCut.usualOverhang
    guard overhang != cut.overhang else { return }
    cut.overhang = overhang
    cut.setNeedsLayout()
    setNeedsLayout()
  }

  func adopt(_ view: UIView) {
    guard content !== view else { return }
    // What lies on another screen is lighter where all is dark.
    ownLevel = .elevated
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
      x: 0, y: 0, width: bounds.width, height: bounds.height + cut.overhang)
    cut.layoutIfNeeded()
  }
}

/// What cuts. The sheet's view may leave it for a while, and fills its part again when it is back.
final class SheetCut: UIView {
  /// How far it reaches below the card.
  static let usualOverhang = 2 * SheetPresentationController.cornerRadius
  var overhang = SheetCut.usualOverhang

  override var standsStillInSafeArea: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: max(0, bounds.height - overhang))
    for view in subviews {
      view.bounds.size = size
      view.center = CGPoint(x: size.width / 2, y: size.height / 2)
    }
  }
}
