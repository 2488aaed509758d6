import CoreGraphics

/// A finished, opaque picture.
package struct Frame: Hashable, Sendable {
  package let image: CGImage

  /// Takes over `pixels`, all of whose alphas are 255 and which nobody changes afterwards.
  package init(pixels: PixelBuffer) {
    image = CGImage(buffer: pixels, isOpaque: true)
  }

  package var pixels: PixelBuffer { image.buffer }
  package var width: Int { image.width }
  package var height: Int { image.height }
}
