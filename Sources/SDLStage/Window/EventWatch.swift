internal import CSDL2

/// Calls a closure with each event that is put into SDL's queue, as long as it lives.
///
/// SDL calls it on the thread that puts the event there, and just before it is there: whoever is to
/// look at the queue then must be on the same thread.
final class EventWatch {
  private final class Body: Sendable {
    let call: @Sendable () -> Void
    init(_ call: @escaping @Sendable () -> Void) { self.call = call }
  }

  private let body: Unmanaged<Body>

  private static let callback: SDL_EventFilter = { body, _ in
    if let body { Unmanaged<Body>.fromOpaque(body).takeUnretainedValue().call() }
    return 0
  }

  init(_ call: @escaping @Sendable () -> Void) {
    body = .passRetained(Body(call))
    SDL_AddEventWatch(Self.callback, body.toOpaque())
  }

  deinit {
    // SDL lets a callback that is running come to its end first.
    SDL_DelEventWatch(Self.callback, body.toOpaque())
    body.release()
  }
}
