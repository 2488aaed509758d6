import CoreGraphics

/// From one value to another. At most two of three are given; what is missing comes from the layer.
/// Source: 8.4.2.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func makeEmpty() -> CAAnimation { CABasicAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override func animationValues(
    like sample: AnimatableValue, _ problem: (String) -> Void
  ) -> AnimationValues? {
    let from = value(fromValue, "fromValue", like: sample, problem)
    let to = value(toValue, "toValue", like: sample, problem)
    let by = value(byValue, "byValue", like: sample, problem)
    // Without a value that it was meant to have it would go somewhere else.
    let isWhole = (from == nil) == (fromValue == nil) && (to == nil) == (toValue == nil)
    guard isWhole, (by == nil) == (byValue == nil) else { return nil }
    // With a value function the layer has no number to begin or end with.
    if valueFunction != nil {
      switch (from, to, by) {
      case (let from?, let to?, _): return .between(from, to)
      case (let from?, nil, let by?): return .between(from, from.adding(by))
      case (nil, let to?, let by?): return .between(to.subtracting(by), to)
      default:
        problem("with a valueFunction it needs two values and changes nothing")
        return nil
      }
    }
    return .basic(from: from, to: to, by: by)
  }
}
