internal import CPixelFormats
internal import CSDL2Image

extension CGImage {
  /// The picture in `data`: PNG, JPEG and what else SDL_image reads; nil when it is none, is damaged,
  /// or is larger than `PixelBuffer.largestSide`.
  package static func decoded(from data: Data) -> CGImage? {
    // SDL counts bytes in 32 bits.
    guard !data.isEmpty, data.count <= Int(Int32.max) else { return nil }
    let sides = 1...PixelBuffer.largestSide
    if PNGStructure.isClaimed(by: data) {
      guard PNGStructure.isWhole(data, sides: sides) else { return nil }
    }
    let loaded = data.withUnsafeBytes { bytes in
      IMG_Load_RW(SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count)), 1)
    }
    guard let loaded else { return nil }
    defer { SDL_FreeSurface(loaded) }
    guard sides.contains(Int(loaded.pointee.w)), sides.contains(Int(loaded.pointee.h)),
      let straight = SDL_ConvertSurfaceFormat(
        loaded, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), 0)
    else { return nil }
    defer { SDL_FreeSurface(straight) }
    return premultiplied(straight.pointee)
  }

  private static func premultiplied(_ surface: SDL_Surface) -> CGImage {
    let buffer = PixelBuffer(width: Int(surface.w), height: Int(surface.h))
    var isOpaque = true
    for y in 0..<buffer.height {
      let source = (surface.pixels + y * Int(surface.pitch))
        .assumingMemoryBound(to: UInt32.self)
      isOpaque = pixel_formats_premultiply(buffer.row(y), source, buffer.width) && isOpaque
    }
    return CGImage(buffer: buffer, isOpaque: isOpaque)
  }
}
