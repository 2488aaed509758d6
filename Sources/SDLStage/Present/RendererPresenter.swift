internal import CSDL2
import Compositor
import CoreGraphics

/// Shows pictures as a texture on a graphics processor, in step with the display.
@MainActor final class RendererPresenter: Presenter {
  private let window: SDLWindow
  private let renderer: OpaquePointer
  private var isOpen = true
  private var texture: OpaquePointer?
  private var textureSize = PixelSize(width: 0, height: 0)

  let isPacedByDisplay: Bool

  /// - Throws: `WindowError.noRenderer`.
  init(window: SDLWindow) throws {
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    guard let renderer = SDL_CreateRenderer(window.handle, -1, flags) else {
      throw WindowError.noRenderer(SDLWindow.lastError)
    }
    self.window = window
    self.renderer = renderer
    var information = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &information)
    isPacedByDisplay = information.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
  }

  isolated deinit { close() }

  func close() {
    guard isOpen else { return }
    isOpen = false
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
  }

  /// Whether a graphics processor draws, and not a library that imitates one.
  var isHardware: Bool {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return true }
    let getString = unsafeBitCast(address, to: GetString.self)
    let rendererName: UInt32 = 0x1F01
    guard let name = getString(rendererName).map({ String(cString: $0).lowercased() }) else {
      return true
    }
    return !["llvmpipe", "softpipe", "swrast", "software"].contains { name.contains($0) }
  }

  var pixelSize: PixelSize {
    var (width, height): (Int32, Int32) = (0, 0)
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else { return window.size }
    return PixelSize(width: Int(width), height: Int(height))
  }

  func present(_ pixels: PixelBuffer, changes: [PixelRect]) {
    let size = PixelSize(width: pixels.width, height: pixels.height)
    if textureSize != size { makeTexture(size) }
    guard let texture else { return }
    for change in changes {
      var rect = SDL_Rect(
        x: Int32(change.x0), y: Int32(change.y0), w: Int32(change.width), h: Int32(change.height))
      SDL_UpdateTexture(
        texture, &rect, pixels.row(change.y0) + change.x0, Int32(pixels.stride * 4))
    }
    // Pixel for pixel from the upper left, also when the window has just become larger.
    var place = SDL_Rect(x: 0, y: 0, w: Int32(size.width), h: Int32(size.height))
    SDL_RenderClear(renderer)
    SDL_RenderCopy(renderer, texture, nil, &place)
    SDL_RenderPresent(renderer)
  }

  private func makeTexture(_ size: PixelSize) {
    if let texture { SDL_DestroyTexture(texture) }
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(size.width), Int32(size.height))
    textureSize = texture == nil ? PixelSize(width: 0, height: 0) : size
  }
}
