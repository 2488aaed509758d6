internal import CSDL2TTF

/// Text drawn by SDL2_ttf in white: coverage in the alpha of 0xAARRGGBB pixels.
final class LibraryBitmap {
  private let surface: UnsafeMutablePointer<SDL_Surface>

  init(utf8: [UInt8], _ font: OpaquePointer) {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    let surface = (utf8 + [0]).withUnsafeBytes {
      TTF_RenderUTF8_Blended(font, $0.assumingMemoryBound(to: CChar.self).baseAddress, white)
    }
    guard let surface else {
      fatalError("SDL2_ttf cannot draw text: \(String(cString: SDL_GetError()))")
    }
    self.surface = surface
  }

  deinit { SDL_FreeSurface(surface) }

  /// Of its memory.
  var bytes: Int { height * Int(surface.pointee.pitch) }

  var width: Int { Int(surface.pointee.w) }
  var height: Int { Int(surface.pointee.h) }
  /// Pixels from one row's start to the next's.
  var stride: Int { Int(surface.pointee.pitch) / MemoryLayout<UInt32>.stride }
  var pixels: UnsafePointer<UInt32> {
    UnsafePointer(surface.pointee.pixels.assumingMemoryBound(to: UInt32.self))
  }
}
