internal import CDrawing
internal import CSDL2Image

extension CGImage {
  /// The picture as a PNG file; nil when there is no memory for it.
  package func encodedPNG() -> Data? {
    encoded { IMG_SavePNG_RW($0, $1, 0) }
  }

  /// The picture as a JPEG file, on white where it is not opaque.
  ///
  /// - Parameter quality: from 0, the smallest, to 1, the best.
  package func encodedJPEG(quality: CGFloat) -> Data? {
    let context = CGContext(
      size: CGSize(width: width, height: height), scale: 1, isOpaque: true)
    context.background = CGColor(gray: 1, alpha: 1)
    context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    let percent = quality > 0 ? Int32((min(quality, 1) * 100).rounded()) : 0
    return context.image().encoded { IMG_SaveJPG_RW($0, $1, 0, percent) }
  }

  /// - Parameter save: writes a surface into a file and returns 0.
  private func encoded(
    _ save: (UnsafeMutablePointer<SDL_Surface>, UnsafeMutablePointer<SDL_RWops>) -> Int32
  ) -> Data? {
    let straight = PixelBuffer(width: width, height: height)
    drawing_unpremultiply(
      straight.pixels, straight.stride, buffer.pixels, buffer.stride, width, height)
    guard
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        straight.pixels, Int32(width), Int32(height), 32, Int32(straight.stride * 4),
        UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue))
    else { return nil }
    defer { SDL_FreeSurface(surface) }
    // What cannot be made smaller becomes a little larger.
    let room = width * height * 4 + width * height / 8 + height * 16 + 65536
    guard room <= Int(Int32.max), let bytes = malloc(room) else { return nil }
    defer { free(bytes) }
    guard let file = SDL_RWFromMem(bytes, Int32(room)) else { return nil }
    defer { SDL_RWclose(file) }
    guard save(surface, file) == 0, case let count = SDL_RWtell(file), count > 0 else { return nil }
    return Data(bytes: bytes, count: Int(count))
  }
}
