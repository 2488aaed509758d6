/// How an outline is drawn, in the units of the path.
package struct StrokeStyle: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  /// How many times longer than the line is wide a corner's point may be.
  package var miterLimit: CGFloat = 10
  package var dashes: DashPattern?

  package init() {}

  /// How far the stroke may reach beyond the path.
  package var reach: CGFloat {
    let corner = join == .miter ? max(miterLimit, 1) : 1
    // A square cap's corner lies √2 half widths from the end.
    return width / 2 * max(corner, 1.5)
  }
}
