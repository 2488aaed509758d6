/// How large a bitmap becomes that is drawn once and shown as often as need be.
package enum RasterLimits {
  /// 256 MB.
  private static let mostPixels: CGFloat = 67_108_864

  /// The pixels per point, `scale` or as many as leave a bitmap of `size` points within limits.
  package static func scale(for size: CGSize, wanted scale: CGFloat) -> CGFloat {
    guard size.width > 0, size.height > 0, scale > 0 else { return 1 }
    let side = CGFloat(PixelBuffer.largestSide)
    // Sides are rounded up.
    let byArea = (mostPixels / size.width / size.height).squareRoot()
    return min(scale, (side - 1) / size.width, (side - 1) / size.height, byArea)
  }
}
