internal import CTextPixels
package import CoreGraphics

/// Draws text into bitmaps: a pure function of its arguments.
package enum TextRasterizer {
  /// The pixels per em at which fonts are opened; beyond these, the image is made at the nearest
  /// of them and its pixels are larger or smaller than asked for.
  static let pixelsPerEm: ClosedRange<CGFloat> = 4...4096

  /// Draws `runs` in one colour.
  ///
  /// Lines begin and baselines lie at whole pixels; glyphs within a line at 64ths of a pixel, after
  /// unhinted advances. An image whose side would exceed `PixelBuffer.largestSide` is cut at the
  /// right and at the bottom.
  ///
  /// - Parameters:
  ///   - scale: output pixels per point, finite and positive.
  ///   - clip: what lies outside this rectangle of the runs' coordinates need not be drawn.
  package static func image(
    of runs: [TextRun], font: FontDescriptor, color: CGColor, scale: CGFloat,
    clip: CGRect = .infinite
  ) -> TextImage {
    precondition(
      scale.isFinite && scale > 0, "TextRasterizer: the scale must be positive, not \(scale)")
    let wanted = font.size * scale
    let used = min(max(wanted, pixelsPerEm.lowerBound), pixelsPerEm.upperBound)
    let canvas = TextCanvas(
      key: FontShelf.Key(face: font.face, size64: Int((used * 64).rounded())),
      scale: wanted == used ? scale : used / font.size, clip: clip)
    return FontLibrary.withShelf { shelf in
      defer { shelf.trim() }
      return canvas.draw(runs, color: color, &shelf)
    }
  }

  /// Draws one line whose baseline begins at (0, 0).
  package static func image(
    of text: String, font: FontDescriptor, color: CGColor, scale: CGFloat
  ) -> TextImage {
    image(of: [TextRun(text: text, origin: .zero)], font: font, color: color, scale: scale)
  }
}
