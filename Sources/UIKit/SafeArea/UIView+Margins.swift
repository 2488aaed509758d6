import QuartzCore

/// The margins of a view for its own content, as they were set.
struct OwnMargins {
  /// Either of the two was set last.
  enum Edges {
    case fixed(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var edges = Edges.fixed(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  /// Whether somebody has set them; a controller's view has others by itself.
  var areSet = false
  var preservesSuperview = false
  var insetsFromSafeArea = true
}

extension UIView {
  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margins without what safe area and superview add.
  private var baseMargins: UIEdgeInsets {
    var margins: UIEdgeInsets =
      switch ownMargins.edges {
      case .fixed(let edges): edges
      case .directional(let edges): edges.fixed(isRightToLeft)
      }
    guard let controller, controller.viewIfLoaded === self else { return margins }
    if !ownMargins.areSet { (margins.top, margins.bottom) = (0, 0) }
    if controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins.fixed(isRightToLeft)
      margins = margins.atLeast(least)
    }
    return margins
  }

  var shownMargins: UIEdgeInsets {
    var margins = baseMargins
    if ownMargins.insetsFromSafeArea { margins = margins + storedSafeArea }
    guard ownMargins.preservesSuperview, let superview = storedSuperview else { return margins }
    let (room, frame, around) = (superview.bounds, layer.frame, superview.layoutMargins)
    return margins.atLeast(
      UIEdgeInsets(
        top: around.top - (frame.minY - room.minY), left: around.left - (frame.minX - room.minX),
        bottom: around.bottom - (room.maxY - frame.maxY),
        right: around.right - (room.maxX - frame.maxX)))
  }

  func setMargins(_ edges: OwnMargins.Edges) {
    ownMargins.edges = edges
    ownMargins.areSet = true
    marginsDidChange()
  }

  func marginsDidChange() {
    setNeedsLayout()
    let context = layer.context ?? .current
    context.callOuts.callOut(to: self, "layoutMarginsDidChange()") { layoutMarginsDidChange() }
    for subview in subviews where subview.ownMargins.preservesSuperview {
      subview.marginsDidChange()
    }
  }
}

extension UIEdgeInsets {
  fileprivate func atLeast(_ least: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, least.top), left: max(left, least.left), bottom: max(bottom, least.bottom),
      right: max(right, least.right))
  }

  func directional(_ isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: isRightToLeft ? right : left, bottom: bottom,
      trailing: isRightToLeft ? left : right)
  }
}

extension NSDirectionalEdgeInsets {
  func fixed(_ isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}
