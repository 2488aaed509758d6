internal import CSDL2TTF
internal import CTextPixels

extension FontShelf {
  /// Where in the bitmap that the library draws for a line the baseline begins.
  ///
  /// The library moves text right when ink lies left of its origin and down when ink lies above
  /// the font's ascender, and does not tell by how much; both are found by experiment.
  ///
  /// - Parameter height: the bitmap's.
  mutating func bitmapOrigin(
    of line: ArraySlice<Cluster>, _ utf8: [UInt8], height: Int, _ key: Key
  ) -> (x: Int, y: Int) {
    let font = pen(key)
    let ascent = Int(TTF_FontAscent(font))
    let overshoot = height > Int(TTF_FontHeight(font)) ? overshoot(of: utf8, font) : 0
    // Only the first characters can have ink left of the origin.
    let head = line.lazy.filter { !$0.utf8.isEmpty }.prefix(8).flatMap(\.utf8)
    return (leftReach(of: Array(head), key, font), ascent + overshoot)
  }

  /// How many pixels of ink lie left of the origin.
  ///
  /// The text is measured as it is and behind margins that are wider than any such ink and whole
  /// pixels wide together: the first extent has the ink in it, the second has not.
  private mutating func leftReach(of utf8: [UInt8], _ key: Key, _ font: OpaquePointer) -> Int {
    if let known = leftReaches[key]?[utf8] { return known }
    let reach = measuredLeftReach(of: utf8, key, font)
    leftReaches[key, default: BoundedTable(limit: Self.leftReachLimit)].keep(reach, for: utf8)
    return reach
  }

  private func measuredLeftReach(of utf8: [UInt8], _ key: Key, _ font: OpaquePointer) -> Int {
    let margins = 64 >> min(key.size64.trailingZeroBitCount, 6)
    let before = Array(repeatElement(Self.margin, count: margins).joined())
    let bare = Self.extent(of: utf8 + Self.margin, font).width
    let shifted = Self.extent(of: before + utf8 + Self.margin, font).width
    return max(bare - (shifted - 2 * margins * key.size64 / 64), 0)
  }

  /// How many pixels of ink lie above the font's ascender.
  ///
  /// A box of known height is drawn behind the text: where it appears tells how far everything
  /// was moved down.
  private func overshoot(of utf8: [UInt8], _ font: OpaquePointer) -> Int {
    let spaced = utf8 + Self.margin
    let left = Self.extent(of: spaced, font).width
    let drawn = LibraryBitmap(utf8: spaced + Array(String(Cluster.box).utf8), font)
    var top: Int32 = 0
    TTF_GlyphMetrics32(font, Cluster.box.value, nil, nil, nil, &top, nil)
    let row = text_pixels_first_row(
      drawn.pixels, drawn.stride, drawn.height, left, drawn.width)
    return max(row - (Int(TTF_FontAscent(font)) - Int(top)), 0)
  }
}
