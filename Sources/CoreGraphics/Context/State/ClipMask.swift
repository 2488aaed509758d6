/// A picture whose coverage cuts what is drawn.
struct ClipMask {
  let coverage: CoverageBitmap
  /// From the mask's pixels to the context's.
  let toPixels: CGAffineTransform
}
