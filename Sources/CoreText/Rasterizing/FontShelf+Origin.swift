internal import CSDL2TTF
internal import CTextPixels

extension FontShelf {
  /// How large the bitmap is that the library draws for `line`, whose text is `utf8`, and where in
  /// it the baseline begins.
  mutating func bitmapExtent(
    of line: ArraySlice<Cluster>, _ utf8: [UInt8], _ key: Key
  ) -> BitmapExtent {
    if let known = extents[key]?[utf8] { return known }
    let size = bitmapSize(of: utf8, key)
    let origin = bitmapOrigin(of: line, utf8, height: size.height, key)
    let extent = BitmapExtent(
      width: size.width, height: size.height, originX: origin.x, originY: origin.y)
    extents[key, default: BoundedTable(limit: Self.extentLimit)].keep(extent, for: utf8)
    return extent
  }

  /// A short text, of which all is going to be seen, is drawn at once: measuring costs as much as a
  /// third of drawing.
  private mutating func bitmapSize(of utf8: [UInt8], _ key: Key) -> (width: Int, height: Int) {
    if utf8.count > Self.shortText { return Self.extent(of: utf8, pen(key)) }
    let bitmap = bitmap(of: utf8, key)
    return (bitmap.width, bitmap.height)
  }

  /// Bytes.
  private static let shortText = 128

  /// What the library draws for `utf8`, drawn once: windows show the same text again, often in
  /// another colour.
  mutating func bitmap(of utf8: [UInt8], _ key: Key) -> LibraryBitmap {
    let drawn = DrawnText(utf8: utf8, key: key)
    if let known = bitmaps[drawn] { return known }
    let bitmap = LibraryBitmap(utf8: utf8, pen(key))
    bitmaps.keep(bitmap, for: drawn, cost: bitmap.bytes)
    return bitmap
  }

  /// Where in the bitmap that the library draws for a line the baseline begins.
  ///
  /// The library moves text right when ink lies left of its origin and down when ink lies above
  /// the font's ascender, and does not tell by how much; both are found by experiment.
  ///
  /// - Parameter height: the bitmap's.
  private mutating func bitmapOrigin(
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
