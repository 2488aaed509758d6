internal import CCairo
internal import CDrawing

extension CGContext {
  /// Pixels.
  public var width: Int { buffer.width }

  /// Pixels.
  public var height: Int { buffer.height }

  /// What is drawn so far, apart from what is drawn later. Open transparency layers are not in it.
  public func makeImage() -> CGImage? { image() }

  package func image() -> CGImage {
    if background != nil { willDraw() }
    cairo_surface_flush(surface)
    let copy = PixelBuffer(width: buffer.width, height: buffer.height)
    for y in 0..<buffer.height {
      memcpy(copy.row(y), buffer.row(y), buffer.width * MemoryLayout<UInt32>.stride)
    }
    if isOpaque { drawing_make_opaque(copy.pixels, copy.stride, copy.width, copy.height) }
    return CGImage(buffer: copy, isOpaque: isOpaque)
  }

  /// A bitmap whose origin is at the lower left, transparent or black where it is its own.
  ///
  /// There are two kinds of pixels: eight bits of sRGB's red, green and blue with premultiplied
  /// alpha, or without alpha. Nil comes back for others, for sides of no or of more than 16384
  /// pixels, and for rows too short.
  ///
  /// - Parameters:
  ///   - data: where to draw, which must last as long as the context; nil lets the context make
  ///     its own room, whose order of bytes then makes no difference. Otherwise pixels are 32 bits
  ///     with alpha, or nothing, in the highest byte (`byteOrder32Little` and
  ///     `premultipliedFirst` or `noneSkipFirst`).
  ///   - bytesPerRow: a multiple of 4; 0 for as many as there are pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let sides = 1...PixelBuffer.largestSide
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard sides.contains(width), sides.contains(height), bitsPerComponent == 8,
      space.model == .rgb, let alpha = CGImageAlphaInfo(rawValue: info.alphaInfo)
    else { return nil }
    let isOpaque: Bool
    switch alpha {
    case .premultipliedFirst, .premultipliedLast: isOpaque = false
    case .noneSkipFirst, .noneSkipLast: isOpaque = true
    case .none, .first, .last, .alphaOnly: return nil
    }
    let buffer: PixelBuffer
    if let data {
      let rowBytes = bytesPerRow == 0 ? width * 4 : bytesPerRow
      guard alpha == .premultipliedFirst || alpha == .noneSkipFirst,
        info.byteOrder == CGBitmapInfo.byteOrder32Little.rawValue,
        rowBytes % 4 == 0, rowBytes >= width * 4, Int(bitPattern: data) % 4 == 0
      else { return nil }
      buffer = PixelBuffer(
        borrowing: data.assumingMemoryBound(to: UInt32.self), width: width, height: height,
        stride: rowBytes / 4)
    } else {
      guard bytesPerRow == 0 || bytesPerRow >= width * 4 else { return nil }
      buffer = PixelBuffer(width: width, height: height)
    }
    self.init(
      buffer: buffer, scale: 1, isOpaque: isOpaque,
      baseTransform: CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height)))
  }
}
