import QuartzCore

extension UIView {
  /// How a block's animations run.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews within the block, so that they move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views take touches while they move, at the place they move to. Source: 10.5.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Values that are replaced start from what is shown, not from the former final value.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// For ever: the completion is called, with false, when something ends it.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Back to the start, which takes as long again. The model has the end values, so that the
    /// picture jumps to them when it is over.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Does not take over an enclosing block's duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Does not take over an enclosing block's curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, changes of its block are animated too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In `transition(from:to:)`, hides one view and shows the other, which both stay where they are.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Does not take over an enclosing block's options or kind of animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    // The curve takes two bits: 0 to 3 of `UIView.AnimationCurve`.
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    // The effect of a transition takes three bits; the two of curls are none here.

    /// About the vertical axis: the left edge comes towards the viewer.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// About the vertical axis: the right edge comes towards the viewer.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// About the horizontal axis: the upper edge comes towards the viewer.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// About the horizontal axis: the lower edge comes towards the viewer.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }
}

extension UIView.AnimationOptions {
  /// Source: section 7.2.
  var timingCurve: TimingCurve {
    switch rawValue >> 16 & 3 {
    case 0: .cubicBezier(.easeInOut)
    case 1: .cubicBezier(.easeIn)
    case 2: .cubicBezier(.easeOut)
    default: .linear
    }
  }

  /// How the old picture of a transition gives way to the new one; nil for at once. Source: 7.5.
  var transition: LayerTransition? {
    func flip(_ side: LayerTransition.Side) -> LayerTransition {
      var transition = LayerTransition()
      (transition.kind, transition.side) = (.flip, side)
      return transition
    }
    return switch rawValue >> 20 & 7 {
    case 1: flip(.left)
    case 2: flip(.right)
    case 5: LayerTransition()
    case 6: flip(.top)
    case 7: flip(.bottom)
    default: nil
    }
  }
}
