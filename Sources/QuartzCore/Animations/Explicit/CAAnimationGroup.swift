/// Animations that run together, in the group's time, which cuts them off. Their delegates are not
/// told and their `isRemovedOnCompletion` does not count. Source: 8.4.5.
open class CAAnimationGroup: CAAnimation {
  /// A child without a duration takes as long as the group.
  open var animations: [CAAnimation]?

  private var isBeingCopied = false

  override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    require(
      !isBeingCopied,
      "CAAnimationGroup: \(self) contains itself, directly or in another group: a group can only "
        + "contain other animations")
    isBeingCopied = true
    defer { isBeingCopied = false }
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.makeCopy() }
  }

  override func content(
    for layer: CALayer, _ problem: (String) -> Void
  ) -> TimedAnimation.Content {
    let duration = timing.duration > 0 ? timing.duration : CATransaction.animationDuration()
    return .group(
      (animations ?? []).map { child in
        child.timed(for: layer, defaultDuration: duration) { problem("\(type(of: child)): " + $0) }
      })
  }
}
