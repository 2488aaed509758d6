internal import CSDL2
import CoreGraphics

/// A window of the system, with the connection to the display that it needs.
@MainActor final class SDLWindow {
  private(set) var handle: OpaquePointer
  private var isOpen = true
  private var eventWatch: EventWatch?
  private var title: String
  private let minimum: PixelSize

  /// - Parameters:
  ///   - size: window units; made smaller if the display has less room.
  ///   - minimum: window units.
  ///   - driver: SDL's name for the window system; nil leaves it to the environment.
  /// - Throws: `WindowError`.
  init(title: String, size: PixelSize, minimum: PixelSize, driver: String?) throws {
    Self.setHints()
    try Self.connect(driver: driver)
    do {
      handle = try Self.open(title: title, size: Self.fitting(size, minimum), minimum: minimum)
    } catch {
      Self.disconnect()
      throw error
    }
    self.title = title
    self.minimum = minimum
  }

  isolated deinit { close() }

  func close() {
    guard isOpen else { return }
    isOpen = false
    eventWatch = nil
    SDL_DestroyWindow(handle)
    Self.disconnect()
  }

  /// Calls `body` whenever an event is put into SDL's queue; see `EventWatch`.
  func watchEvents(_ body: @escaping @Sendable () -> Void) { eventWatch = EventWatch(body) }

  /// Replaces the system's window by a new one of the same size.
  func reopen() throws {
    let new = try Self.open(title: title, size: size, minimum: minimum)
    SDL_DestroyWindow(handle)
    handle = new
  }

  func setTitle(_ title: String) {
    self.title = title
    SDL_SetWindowTitle(handle, title)
  }

  /// Tells this window's events from others'.
  var id: UInt32 { SDL_GetWindowID(handle) }

  /// Window units.
  var size: PixelSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &width, &height)
    return PixelSize(width: Int(width), height: Int(height))
  }

  /// Whether anybody can see it.
  var isVisible: Bool {
    let hidden = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return SDL_GetWindowFlags(handle) & hidden == 0
  }

  /// The pictures a second of the display that it is on; 60 where the system does not say.
  var displayRate: Double {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0
    else { return 60 }
    return Double(mode.refresh_rate)
  }

  /// Which window system SDL uses: "x11", "wayland", "dummy", …
  static var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

  static var lastError: String {
    let message = String(cString: SDL_GetError())
    return message.isEmpty ? "SDL gives no reason" : message
  }

  // MARK: - Opening

  private static func setHints() {
    let hints = [
      // Ctrl-C in the terminal ends the program as it ends any other.
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      // On X11 a surface otherwise takes a way through OpenGL that is ten times slower.
      (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      // Fingers come as fingers, not as a mouse too.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
      // The click that brings the window to the front counts as a click.
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
  }

  private static func open(
    title: String, size: PixelSize, minimum: PixelSize
  ) throws -> OpaquePointer {
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let centered = Int32(bitPattern: 0x2FFF_0000)
    guard
      let handle = SDL_CreateWindow(
        title, centered, centered, Int32(size.width), Int32(size.height), flags)
    else { throw WindowError.noWindow(lastError) }
    SDL_SetWindowMinimumSize(handle, Int32(minimum.width), Int32(minimum.height))
    return handle
  }

  /// As much of `size` as the display has room for beside the window's title.
  private static func fitting(_ size: PixelSize, _ minimum: PixelSize) -> PixelSize {
    var room = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &room) == 0, room.w > 0, room.h > 0 else { return size }
    let title = 40
    return PixelSize(
      width: max(min(size.width, Int(room.w)), minimum.width),
      height: max(min(size.height, Int(room.h) - title), minimum.height))
  }
}
