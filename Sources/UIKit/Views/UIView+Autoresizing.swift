import QuartzCore

extension UIView {
  /// Runs `change`, which may change the bounds, and lets the subviews follow a new size.
  func resizing(_ change: () -> Void) {
    let old = bounds.size
    change()
    let new = bounds.size
    placeDidChange()
    guard new != old else { return }
    layer.setNeedsLayout()
    if needsDisplay(after: old) { layer.setNeedsDisplay() }
    guard autoresizesSubviews else { return }
    for subview in subviews { subview.autoresize(superviewFrom: old, to: new) }
  }

  private func autoresize(superviewFrom old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    // The frame as it would be without the transform.
    let values = layer.values
    let frame = CGRect(
      x: center.x - values.anchorPoint.x * bounds.width,
      y: center.y - values.anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
    let horizontal = Self.autoresized(
      start: frame.minX, length: frame.width, from: old.width, to: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let vertical = Self.autoresized(
      start: frame.minY, length: frame.height, from: old.height, to: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    bounds = CGRect(
      origin: bounds.origin, size: CGSize(width: horizontal.length, height: vertical.length))
    center = CGPoint(
      x: horizontal.start + values.anchorPoint.x * horizontal.length,
      y: vertical.start + values.anchorPoint.y * vertical.length)
  }

  /// How large the view would become by its mask.
  func size(ifSuperviewGrowsFrom old: CGSize, to new: CGSize) -> CGSize {
    func length(
      _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat,
      _ near: AutoresizingMask, _ size: AutoresizingMask, _ far: AutoresizingMask
    ) -> CGFloat {
      Self.autoresized(
        start: start, length: length, from: old, to: new,
        flexible: (
          autoresizingMask.contains(near), autoresizingMask.contains(size),
          autoresizingMask.contains(far)
        )
      ).length
    }
    let origin = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
    return CGSize(
      width: length(
        origin.x, bounds.width, old.width, new.width, .flexibleLeftMargin, .flexibleWidth,
        .flexibleRightMargin),
      height: length(
        origin.y, bounds.height, old.height, new.height, .flexibleTopMargin, .flexibleHeight,
        .flexibleBottomMargin))
  }

  /// One axis: the flexible parts share the difference in proportion to their lengths, equally if
  /// all of them are 0. With no flexible part, the far margin gives way.
  private static func autoresized(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    flexible: (near: Bool, size: Bool, far: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [start, length, old - start - length]
    let isFlexible = [flexible.near, flexible.size, flexible.far]
    let count = isFlexible.count { $0 }
    guard count > 0 else { return (start, length) }
    let sum = zip(parts, isFlexible).reduce(0) { $1.1 ? $0 + max($1.0, 0) : $0 }
    func share(_ index: Int) -> CGFloat {
      guard isFlexible[index] else { return 0 }
      let weight = sum > 0 ? max(parts[index], 0) / sum : 1 / CGFloat(count)
      return (new - old) * weight
    }
    return (start + share(0), max(0, length + share(1)))
  }
}
