internal import CPixelFormats
internal import CSDL2Image
import Foundation

extension CGImage {
  typealias SurfaceLoader = (UnsafeMutablePointer<SDL_RWops>) -> UnsafeMutablePointer<SDL_Surface>?

  /// What SDL2_image's decoder `load` makes of `data`, as a picture of these sides.
  static func decoded(
    _ data: Data, as format: ImageFormat, width: Int, height: Int, by load: SurfaceLoader
  ) throws(ImageDecodingError) -> CGImage {
    func damaged(_ reason: String) -> ImageDecodingError { .damaged(format, reason: reason) }
    // SDL counts bytes in 32 bits.
    guard data.count <= Int(Int32.max) else { throw damaged("it is larger than 2 GB") }
    SDL_ClearError()
    let loaded = data.withUnsafeBytes { bytes -> UnsafeMutablePointer<SDL_Surface>? in
      guard let source = SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count)) else {
        return nil
      }
      defer { _ = SDL_RWclose(source) }
      return load(source)
    }
    guard let loaded else {
      let reason = String(cString: SDL_GetError())
      throw damaged(reason.isEmpty ? "its decoder gives no reason" : reason)
    }
    defer { SDL_FreeSurface(loaded) }
    guard
      let converted = SDL_ConvertSurfaceFormat(
        loaded, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), 0)
    else { throw damaged("it cannot be converted") }
    defer { SDL_FreeSurface(converted) }
    return copied(converted.pointee, width: width, height: height)
  }

  /// A decoder that rounds sides differently leaves transparent pixels, or some out.
  private static func copied(_ surface: SDL_Surface, width: Int, height: Int) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height)
    let columns = min(Int(surface.w), width)
    let rows = min(Int(surface.h), height)
    var isOpaque = columns == width && rows == height
    for y in 0..<rows {
      let source = (surface.pixels + y * Int(surface.pitch))
        .assumingMemoryBound(to: UInt32.self)
      isOpaque = pixel_formats_premultiply(buffer.row(y), source, columns) && isOpaque
    }
    return CGImage(buffer: buffer, isOpaque: isOpaque)
  }
}
