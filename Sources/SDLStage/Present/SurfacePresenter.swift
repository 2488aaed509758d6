internal import CSDL2
import CoreGraphics

/// Copies pictures to the window's surface: the fastest way without a graphics processor.
@MainActor final class SurfacePresenter: Presenter {
  private let window: SDLWindow

  init(window: SDLWindow) { self.window = window }

  let isPacedByDisplay = false

  /// A surface is valid until the window's size changes, so it is asked for each time.
  private var surface: SDL_Surface? { SDL_GetWindowSurface(window.handle)?.pointee }

  var pixelSize: PixelSize {
    guard let surface else { return window.size }
    return PixelSize(width: Int(surface.w), height: Int(surface.h))
  }

  func present(_ pixels: PixelBuffer) {
    guard let surface, let target = surface.pixels else { return }
    let width = min(Int32(pixels.width), surface.w)
    let height = min(Int32(pixels.height), surface.h)
    SDL_ConvertPixels(
      width, height, SDL_PIXELFORMAT_RGB888.rawValue, pixels.pixels, Int32(pixels.stride * 4),
      surface.format.pointee.format, target, surface.pitch)
    SDL_UpdateWindowSurface(window.handle)
  }

  /// The surface belongs to the window.
  func close() {}
}
