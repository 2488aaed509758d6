internal import CSDL2

extension SDLWindow {
  /// Reads all that the display has sent into SDL's queue.
  func pump() { SDL_PumpEvents() }

  /// Takes the oldest event off SDL's queue, with the ticks that SDL put on it.
  func nextEvent() -> (event: SDL_Event, ticks: UInt32)? {
    var event = SDL_Event()
    let count = SDL_PeepEvents(
      &event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    return count > 0 ? (event, event.common.timestamp) : nil
  }

  /// Whether something has come that `nextEvent` would give.
  var hasEvents: Bool {
    pump()
    return SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE
  }

  /// Whether a wait ends when something comes, so that nobody needs to ask.
  var tellsOfEvents: Bool { connection != nil || Self.driver == "dummy" }

  /// Whether the mouse's events come here also from outside the window.
  func captureMouse(_ isCaptured: Bool) { SDL_CaptureMouse(isCaptured ? SDL_TRUE : SDL_FALSE) }
}
