internal import CSDL2
import Glibc

extension SDLWindow {
  /// The file descriptor through which the display's events come; nil where there is none to watch.
  var connection: Int32? {
    var information = SDL_SysWMinfo()
    information.version = SDL_version(
      major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION),
      patch: UInt8(SDL_PATCHLEVEL))
    guard SDL_GetWindowWMInfo(handle, &information) == SDL_TRUE else { return nil }
    switch information.subsystem {
    case SDL_SYSWM_X11:
      return Self.descriptor(
        of: UnsafeMutableRawPointer(information.info.x11.display), library: "libX11.so.6",
        function: "XConnectionNumber")
    case SDL_SYSWM_WAYLAND:
      return Self.descriptor(
        of: UnsafeMutableRawPointer(information.info.wl.display),
        library: "libwayland-client.so.0", function: "wl_display_get_fd")
    default:
      return nil
    }
  }

  /// Asks the library that SDL has loaded, so that we need not link it.
  private static func descriptor(
    of display: UnsafeMutableRawPointer?, library: String, function: String
  ) -> Int32? {
    typealias GetDescriptor = @convention(c) (UnsafeMutableRawPointer) -> Int32
    guard let display, let loaded = dlopen(library, RTLD_LAZY | RTLD_NOLOAD) else { return nil }
    defer { dlclose(loaded) }
    guard let address = dlsym(loaded, function) else { return nil }
    let descriptor = unsafeBitCast(address, to: GetDescriptor.self)(display)
    return descriptor >= 0 ? descriptor : nil
  }
}
