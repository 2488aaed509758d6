import CoreGraphics
import Stage

/// Which pointers are down on one of the window's stages, and what their movements mean to it.
package struct FingerTracker: Sendable {
  /// What the fingers of a tracker are down on.
  package enum Surface: Sendable { case device, chrome }

  private struct Finger {
    var number: Int
    /// Window units.
    var place: CGPoint
  }

  private let surface: Surface
  private var fingers: [WindowEvent.Pointer: Finger] = [:]

  package init(on surface: Surface = .device) { self.surface = surface }

  /// Where fingers touch, in window units, in the order of their numbers.
  package var places: [CGPoint] {
    fingers.values.sorted { $0.number < $1.number }.map(\.place)
  }

  package func isDown(_ pointer: WindowEvent.Pointer) -> Bool { fingers[pointer] != nil }

  /// The stage's event, or nil where it is none of the stage's business: a pointer goes down on its
  /// screen, and from there it may go anywhere.
  ///
  /// - Parameter time: seconds of the stage's clock.
  package mutating func event(
    for pointer: WindowEvent.Pointer, _ phase: InputEvent.Phase, at place: CGPoint, time: Double,
    in layout: WindowLayout
  ) -> InputEvent? {
    switch phase {
    case .began:
      guard fingers[pointer] == nil, surface == .chrome || layout.isOnDevice(place) else {
        return nil
      }
      fingers[pointer] = Finger(number: freeNumber(for: pointer), place: place)
    case .moved, .ended, .cancelled:
      guard fingers[pointer] != nil else { return nil }
      fingers[pointer]?.place = place
    }
    guard let finger = fingers[pointer] else { return nil }
    if phase == .ended || phase == .cancelled { fingers[pointer] = nil }
    return InputEvent(
      time: time, finger: finger.number, phase: phase, position: point(at: place, in: layout))
  }

  /// Takes all fingers away, in the order of their numbers.
  package mutating func cancelAll(time: Double, in layout: WindowLayout) -> [InputEvent] {
    let cancelled = fingers.values.sorted { $0.number < $1.number }
    fingers = [:]
    return cancelled.map {
      InputEvent(
        time: time, finger: $0.number, phase: .cancelled,
        position: point(at: $0.place, in: layout))
    }
  }

  /// In points of the stage's screen.
  private func point(at place: CGPoint, in layout: WindowLayout) -> CGPoint {
    switch surface {
    case .device: layout.devicePoint(at: place)
    case .chrome: layout.chromePoint(at: place)
    }
  }

  private func freeNumber(for pointer: WindowEvent.Pointer) -> Int {
    if pointer == .mouse { return 0 }
    let taken = Set(fingers.values.map(\.number))
    return (1...).first { !taken.contains($0) }!
  }
}
