package import CoreGraphics

/// Draws text into bitmaps: a pure function of its arguments.
package enum TextRasterizer {
  /// The pixels per em at which fonts are opened; beyond these, the image is made at the nearest
  /// of them and its pixels are larger or smaller than asked for.
  static let pixelsPerEm: ClosedRange<CGFloat> = 4...4096

  /// Draws `elements`.
  ///
  /// Runs begin and baselines lie at whole pixels; glyphs within a run at 64ths of a pixel, after
  /// unhinted advances. An image whose side would exceed `PixelBuffer.largestSide` is cut at the
  /// right and at the bottom.
  ///
  /// - Parameters:
  ///   - scale: output pixels per point, finite and positive.
  ///   - clip: what lies outside this rectangle of the elements' coordinates need not be drawn.
  package static func image(
    of elements: [TextElement], scale: CGFloat, clip: CGRect = .infinite
  ) -> TextImage {
    require(
      scale.isFinite && scale > 0, "TextRasterizer: the scale must be positive, not \(scale)")
    let canvas = TextCanvas(scale: usedScale(for: elements, scale), clip: clip)
    return FontLibrary.withShelf { shelf in
      defer { shelf.trim() }
      return canvas.draw(elements, &shelf)
    }
  }

  /// Draws `runs` in one font and colour.
  package static func image(
    of runs: [TextRun], font: FontDescriptor, color: CGColor, scale: CGFloat,
    clip: CGRect = .infinite
  ) -> TextImage {
    image(of: runs.map { .run($0, font, color) }, scale: scale, clip: clip)
  }

  /// Draws one line whose baseline begins at (0, 0).
  package static func image(
    of text: String, font: FontDescriptor, color: CGColor, scale: CGFloat
  ) -> TextImage {
    image(of: [TextRun(text: text, origin: .zero)], font: font, color: color, scale: scale)
  }

  /// `scale`, or the nearest at which all fonts are large enough and, above all, none too large.
  private static func usedScale(for elements: [TextElement], _ scale: CGFloat) -> CGFloat {
    let sizes = elements.compactMap { element in
      if case .run(_, let font, _) = element { font.size } else { nil }
    }
    guard let smallest = sizes.min(), let largest = sizes.max() else { return scale }
    var used = scale
    if smallest * used < pixelsPerEm.lowerBound { used = pixelsPerEm.lowerBound / smallest }
    if largest * used > pixelsPerEm.upperBound { used = pixelsPerEm.upperBound / largest }
    return used
  }
}
