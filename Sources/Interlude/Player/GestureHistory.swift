import Stage
import Trace

/// What fingers did to begin and to drive the last transition, and those before it that are still
/// presented, so that all of it can be done again.
struct GestureHistory {
  /// The way from a scenario's first screen to a transition.
  struct Way {
    let operation: TraceEvent.TransitionOperation
    /// What was done for each screen that was presented before, the oldest first.
    let before: [GestureRecording]
    /// What was done for the transition itself; empty where no finger began it.
    fileprivate(set) var own: GestureRecording
  }

  /// How to come to the last transition; nil before there was one.
  private(set) var way: Way?

  /// After this many seconds without a finger a touch is a gesture of its own: as long as a double
  /// tap may take, and longer.
  private static let pause = 1.0

  private let rate: Int
  private var current: GestureRecording
  private var fingers: Set<Int> = []
  private var lastTouch = -Double.infinity
  /// Whether what fingers do now belongs to the last transition.
  private var isForLast = false
  /// Whether a transition has ended since `current` began.
  private var isOver = false
  private var underWay: [Int: TraceEvent.TransitionOperation] = [:]
  private var cancelled: Set<Int> = []
  private var gestures: [Int: GestureRecording] = [:]
  private var presented: [GestureRecording]

  /// - Parameters:
  ///   - rate: steps a second of the stage's device.
  ///   - presented: what was done for each screen that is presented already.
  init(rate: Int, presented: [GestureRecording] = []) {
    self.rate = rate
    self.presented = presented
    current = GestureRecording(rate: rate)
  }

  /// Follows the input of a step, before that step's events.
  mutating func follow(_ input: [InputEvent]) {
    for event in input {
      if event.phase == .began {
        if beginsAnew(at: event.time) {
          current = GestureRecording(rate: rate)
          (isForLast, isOver) = (false, false)
        }
        fingers.insert(event.finger)
      } else if event.phase != .moved {
        fingers.remove(event.finger)
      }
      lastTouch = event.time
      current.follow([event])
    }
    if isForLast { way?.own = current }
  }

  private func beginsAnew(at time: Double) -> Bool {
    fingers.isEmpty && underWay.isEmpty && (isOver || time - lastTouch > Self.pause)
  }

  mutating func follow(_ events: [TraceEvent]) {
    for event in events {
      switch event.event {
      case .transition(let number, let operation, "requested", _, _):
        // What an earlier transition was begun with has not begun this one too.
        isForLast = !isOver || !fingers.isEmpty
        let own = isForLast ? current : GestureRecording(rate: rate)
        way = Way(operation: operation, before: presented, own: own)
        underWay[number] = operation
        gestures[number] = own
      case .transition(let number, _, "ended", _, _): end(number)
      case .transitionCompleted(let number, false): cancelled.insert(number)
      default: break
      }
    }
  }

  private mutating func end(_ number: Int) {
    let gesture = gestures.removeValue(forKey: number)
    guard let operation = underWay.removeValue(forKey: number) else { return }
    isOver = true
    guard cancelled.remove(number) == nil else { return }
    switch operation {
    case .present: presented.append((isForLast ? way?.own : gesture) ?? current)
    case .dismiss: _ = presented.popLast()
    }
  }
}
