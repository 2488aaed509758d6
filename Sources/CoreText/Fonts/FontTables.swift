internal import CoreGraphics

/// The measures an OpenType file states about itself, in font units.
///
/// They are read from the file because the rasteriser only gives them rounded to pixels.
package struct FontTables: Hashable, Sendable {
  /// Font units to the side of the em square.
  package let unitsPerEm: Int
  /// Above the baseline, positive.
  package let ascender: Int
  /// Below the baseline, negative.
  package let descender: Int
  /// Between the descender of one line and the ascender of the next.
  package let lineGap: Int
  package let capHeight: Int
  package let xHeight: Int
  /// From the baseline to the top of an underline, negative for below.
  package let underlinePosition: Int
  package let underlineThickness: Int
  /// From the baseline to the top of a line through the text.
  package let strikeoutPosition: Int
  package let strikeoutThickness: Int

  /// Reads the tables `head`, `hhea`, `post` and `OS/2` (version 2 or later) of a bundled file.
  package init(reading bytes: UnsafeRawBufferPointer) {
    let file = OpenTypeReader(bytes: bytes)
    let head = file.table("head")
    let horizontal = file.table("hhea")
    let printing = file.table("post")
    let windows = file.table("OS/2")
    unitsPerEm = file.unsigned16(at: head + 18)
    ascender = file.signed16(at: horizontal + 4)
    descender = file.signed16(at: horizontal + 6)
    lineGap = file.signed16(at: horizontal + 8)
    underlinePosition = file.signed16(at: printing + 8)
    underlineThickness = file.signed16(at: printing + 10)
    strikeoutThickness = file.signed16(at: windows + 26)
    strikeoutPosition = file.signed16(at: windows + 28)
    require(file.unsigned16(at: windows) >= 2, "A bundled font states no x-height")
    xHeight = file.signed16(at: windows + 86)
    capHeight = file.signed16(at: windows + 88)
  }
}
