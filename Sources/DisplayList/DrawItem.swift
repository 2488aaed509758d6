import CoreGraphics

/// One thing that a node paints in its own coordinates.
public enum DrawItem: Hashable, Sendable {
  /// A solid area.
  case fill(DisplayColor, Outline)

  /// `image` stretched over `frame`; only what lies inside `outline` shows.
  ///
  /// An image whose pixels meet output pixels one to one (text, at rest) is moved to the nearest
  /// whole pixel, so that it stays crisp; not so under a node that `isMoving`.
  case image(CGImage, frame: CGRect, outline: Outline)
}
