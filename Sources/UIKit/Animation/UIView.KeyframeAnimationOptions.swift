import QuartzCore

extension UIView {
  /// How a block of keyframes runs. The bits of a curve from `AnimationOptions` count too: they are
  /// the pace of the whole, which is ease-in-out without them. Source: 7.4.3.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews within the block, so that they move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The views take touches while they move, at the place they move to.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The first keyframe starts from what is shown, not from the former final value.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// For ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Back to the start after the last keyframe, which takes as long again.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Does not take over an enclosing block's duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Does not take over an enclosing block's options or kind of animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    // The mode takes four bits. Source: 7.4.2.

    /// Straight from value to value.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value shows from its keyframe's beginning on.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// As linear, at an even pace over the whole: the keyframes' times do not count.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// In curves through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// In curves through the values, at an even pace over the whole.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}

extension UIView.KeyframeAnimationOptions {
  /// Bits that mean none count as linear.
  var mode: KeyframeTrack.Mode {
    switch rawValue >> 10 & 15 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }

  /// What both kinds of options have in common has the same bits in both.
  var blockOptions: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: rawValue) }
}
