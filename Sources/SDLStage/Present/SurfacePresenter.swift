internal import CSDL2
import Compositor
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

  func present(_ pixels: PixelBuffer, changes: [PixelRect]) {
    guard let surface, let target = surface.pixels else { return }
    let format = surface.format.pointee
    var shown: [SDL_Rect] = []
    for change in changes {
      let (x, y) = (Int32(change.x0), Int32(change.y0))
      let width = min(Int32(change.x1), surface.w) - x
      let height = min(Int32(change.y1), surface.h) - y
      guard width > 0, height > 0 else { continue }
      SDL_ConvertPixels(
        width, height, SDL_PIXELFORMAT_RGB888.rawValue, pixels.row(change.y0) + change.x0,
        Int32(pixels.stride * 4), format.format,
        target + Int(y * surface.pitch) + Int(x) * Int(format.BytesPerPixel), surface.pitch)
      shown.append(SDL_Rect(x: x, y: y, w: width, h: height))
    }
    SDL_UpdateWindowSurfaceRects(window.handle, shown, Int32(shown.count))
  }

  /// The surface belongs to the window.
  func close() {}
}
