package import CoreGraphics

/// A font's vertical measures in points, proportional to its size and never rounded.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line, positive.
  package let ascender: CGFloat
  /// From the baseline to the bottom of a line, negative as in UIKit.
  package let descender: CGFloat
  /// From one line's bottom to the next line's top.
  package let leading: CGFloat
  package let capHeight: CGFloat
  package let xHeight: CGFloat

  /// From one baseline to the next.
  package var lineHeight: CGFloat { ascender - descender + leading }

  package init(tables: FontTables, size: CGFloat) {
    func points(_ units: Int) -> CGFloat { CGFloat(units) * size / CGFloat(tables.unitsPerEm) }
    ascender = points(tables.ascender)
    descender = points(tables.descender)
    leading = points(tables.lineGap)
    capHeight = points(tables.capHeight)
    xHeight = points(tables.xHeight)
  }
}
