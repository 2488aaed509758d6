internal import CSDL2
import Foundation

extension SDLWindow {
  /// SDL's variable, and from SDL 2.0.22 on its hint.
  private static let driverVariable = "SDL_VIDEODRIVER"

  /// Connects to the display, until `disconnect` has been called as often as this.
  ///
  /// - Parameter driver: SDL's name for what to use; nil leaves it to the environment.
  /// - Throws: `WindowError.noDisplay`.
  static func connect(driver: String?) throws {
    let drivers = driver.map { [$0] } ?? drivers(in: ProcessInfo.processInfo.environment)
    var reason = "neither DISPLAY nor WAYLAND_DISPLAY is set"
    for driver in drivers {
      SDL_SetHintWithPriority(driverVariable, driver, SDL_HINT_OVERRIDE)
      if SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 { return }
      reason = lastError
    }
    throw WindowError.noDisplay(reason)
  }

  static func disconnect() { SDL_QuitSubSystem(SDL_INIT_VIDEO) }

  /// What is to be tried, in this order: what the person says, else the window systems that the
  /// session has. SDL by itself would end with drivers that show nothing.
  static func drivers(in environment: [String: String]) -> [String] {
    func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
    if let chosen = environment[driverVariable], !chosen.isEmpty { return [chosen] }
    return (isSet("DISPLAY") ? ["x11"] : []) + (isSet("WAYLAND_DISPLAY") ? ["wayland"] : [])
  }
}
