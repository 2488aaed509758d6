/// What an animation shows outside its active duration. Source: 8.3.4.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let removed = Self(rawValue: "removed")
  /// The first value before.
  public static let backwards = Self(rawValue: "backwards")
  /// The last value after.
  public static let forwards = Self(rawValue: "forwards")
  public static let both = Self(rawValue: "both")
}

extension CAMediaTimingFillMode {
  /// Any other name counts as `removed`.
  var fill: MediaTiming.Fill { MediaTiming.Fill(rawValue: rawValue) ?? .removed }

  init(_ fill: MediaTiming.Fill) { self.init(rawValue: fill.rawValue) }
}
