internal import CPixelFormats
internal import CSDL2Image
import Foundation

extension CGImage {
  /// A file with fewer bytes than this for its pixels ends long before they do. The least that a
  /// whole one takes is 6 bits for 16 x 16 pixels.
  private static let mostPixelsPerByte = 1024

  static func decodedJPEG(_ data: Data) throws(ImageDecodingError) -> CGImage {
    func damaged(_ reason: String) -> ImageDecodingError { .damaged(.jpeg, reason: reason) }
    guard let size = JPEGHeader.size(of: data) else { throw damaged("it has no frame header") }
    try ImageDecodingError.requireSize(width: size.width, height: size.height)
    // The decoder would fill up what is missing with grey.
    guard size.width * size.height / mostPixelsPerByte <= data.count else {
      throw damaged("\(data.count) bytes are too few for \(size.width) x \(size.height) pixels")
    }
    // SDL counts bytes in 32 bits.
    guard data.count <= Int(Int32.max) else { throw damaged("it is larger than 2 GB") }
    let loaded = data.withUnsafeBytes { bytes in
      let source = SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count))
      defer { _ = SDL_RWclose(source) }
      return IMG_LoadJPG_RW(source)
    }
    guard let loaded else { throw damaged(String(cString: SDL_GetError())) }
    defer { SDL_FreeSurface(loaded) }
    guard Int(loaded.pointee.w) == size.width, Int(loaded.pointee.h) == size.height,
      let converted = SDL_ConvertSurfaceFormat(
        loaded, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), 0)
    else { throw damaged("it cannot be converted") }
    defer { SDL_FreeSurface(converted) }
    return copied(converted.pointee)
  }

  private static func copied(_ surface: SDL_Surface) -> CGImage {
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
