internal import CoreGraphics

/// A line's characters, before they have a place.
struct BrokenLine {
  var content: [StyledCluster]
  var width: CGFloat
  /// Whose paragraph attributes count, and whose font where the line is empty.
  var span: Int
  /// Whether it begins its paragraph.
  var isFirst: Bool
  /// Whether it ends its paragraph, so that it is not justified.
  var isLast: Bool
}
