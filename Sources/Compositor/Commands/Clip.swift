/// A shape that cuts drawings, beside the ones that cut it.
struct Clip {
  var shape: DeviceShape
  /// An index of an earlier clip, or nil.
  var parent: Int?
  /// How many clips there are from this one up.
  var depth: Int

  /// Deeper ones cut with their bounds only.
  static let deepest = 32
}
