/// A node that may need a picture of its own, while what it paints is being collected: one with an
/// opacity below 1 or a mask, or one whose clip has antialiased edges.
struct OpenGroup {
  /// Its command.
  var start: Int
  var alpha: Double
  /// Whether it is there for the sake of its clip. Drawings cut one by one would let the lower ones
  /// show along the edge of the upper ones.
  var isClip: Bool
  var use = GroupUse.plain
  /// Whether what is painted is a mask, and no part of the group around it.
  var isMask = false
  /// Whether a mask follows, so that it needs a picture.
  var hasMask = false
  /// Whether something in it sees what it has painted, so that it needs a picture too.
  var hasBackdrop = false
  /// The commands of what is painted into it: drawings, and groups by their beginning.
  var parts: [Int] = []
  /// Whether there are more parts than are listed.
  var hasMore = false
  /// Those parts of a clip's that the clip cuts, and whether there are more.
  var cutParts: [Int] = []
  var hasMoreCut = false
  /// How deep pictures are nested in it, its own not counted.
  var height = 0

  /// With more parts than this it is not found out whether they lie apart.
  static let mostListed = 32
  /// The most pictures within each other, a bound for memory; outside of them each part gets the
  /// group's opacity alone, and no mask.
  static let deepest = 64

  mutating func add(_ part: Int, isCut: Bool) {
    if parts.count < Self.mostListed { parts.append(part) } else { hasMore = true }
    guard isCut else { return }
    if cutParts.count < Self.mostListed { cutParts.append(part) } else { hasMoreCut = true }
  }
}
