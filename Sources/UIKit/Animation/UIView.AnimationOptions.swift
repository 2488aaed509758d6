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
    /// Does not take over an enclosing block's duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Does not take over an enclosing block's curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

    // The curve takes two bits: 0 to 3 of `UIView.AnimationCurve`.
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}

extension UIView.AnimationOptions {
  /// What a block passes on to the blocks within it, besides duration and curve. Source: 7.1.12.
  var inheritable: Self { intersection([.allowUserInteraction, .beginFromCurrentState]) }

  /// Source: section 7.2.
  var timingCurve: TimingCurve {
    switch rawValue >> 16 & 3 {
    case 0: .cubicBezier(.easeInOut)
    case 1: .cubicBezier(.easeIn)
    case 2: .cubicBezier(.easeOut)
    default: .linear
    }
  }
}
