/// A line under a text or through it; its `rawValue` is what an attributed string holds.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// Twice as thick as `single`.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  public static let double = NSUnderlineStyle(rawValue: 0x9)

  // Gaps, together with one of the above.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
}
