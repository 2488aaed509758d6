import CoreGraphics

/// Takes down what fingers do on a stage, so that it can be done again.
public struct GestureRecording: Hashable, Sendable {
  /// Seconds from the first touch; what is done later is not taken down. As much as a script may take.
  public static let longest = 600.0

  /// Steps a second of the stage's device.
  private let rate: Int
  private var events: [InputEvent] = []
  /// The time of the step before the first touch, from which times count.
  private var origin = 0.0
  private var isDown: Set<Int> = []

  public init(rate: Int) { self.rate = rate }

  /// Whether nothing was done so far.
  public var isEmpty: Bool { events.isEmpty }

  /// Follows the input of a step. What began before the recording is left out.
  public mutating func follow(_ input: [InputEvent]) {
    for event in input where events.isEmpty || event.time - origin <= Self.longest {
      if event.phase == .began {
        if events.isEmpty {
          origin = (event.time * Double(rate) + 1e-6).rounded(.down) / Double(rate)
        }
        isDown.insert(event.finger)
      } else if !isDown.contains(event.finger) {
        continue
      }
      if event.phase == .ended || event.phase == .cancelled { isDown.remove(event.finger) }
      var event = event
      // Rounded down: a touch must not come to a later step.
      let time = max(event.time - origin, events.last?.time ?? 0)
      event.time = (time * 1e6 + 1e-3).rounded(.down) / 1e6
      events.append(event)
    }
  }

  /// What was done; fingers that are still down are taken away where they were.
  public var script: GestureScript {
    var all = events
    for finger in isDown.sorted() {
      guard var last = events.last(where: { $0.finger == finger }) else { continue }
      last.phase = .cancelled
      last.time = events.last?.time ?? last.time
      all.append(last)
    }
    return GestureScript([.touches(all)])
  }
}
