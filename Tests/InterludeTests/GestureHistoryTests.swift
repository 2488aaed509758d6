import CoreGraphics
import Stage
import Testing
import Trace

@testable import Interlude

@Suite("What fingers did for the last transition")
final class GestureHistoryTests {
  private var history = GestureHistory(rate: 60)

  private func tap(at time: Double, x: Double = 10) {
    history.follow([
      InputEvent(time: time, phase: .began, position: CGPoint(x: x, y: 0)),
      InputEvent(time: time + 0.05, phase: .ended, position: CGPoint(x: x, y: 0)),
    ])
  }

  private func transition(
    _ number: Int, _ operation: TraceEvent.TransitionOperation, _ states: [String],
    completes: Bool = true
  ) {
    for state in states {
      if state == "ended" {
        history.follow([
          event(.transitionCompleted(transition: number, didComplete: completes))
        ])
      }
      let screen = ObjectReference(type: "Screen", id: 1)
      history.follow([
        event(
          .transition(
            transition: number, operation: operation, state: state, from: screen, to: screen))
      ])
    }
  }

  private func event(_ kind: TraceEvent.Kind) -> TraceEvent {
    TraceEvent(time: 0, cause: .uikit, event: kind)
  }

  /// The places at which fingers land.
  private func landings(_ recording: GestureRecording?) -> [Double] {
    guard let recording, case .touches(let events)? = recording.script.parts.first else {
      return []
    }
    return events.filter { $0.phase == .began }.map { Double($0.position.x) }
  }

  @Test("A tap that presents, then one that dismisses: the way to the second begins with the first")
  func presentAndDismiss() {
    #expect(history.way?.operation == nil)
    tap(at: 1, x: 10)
    transition(1, .present, ["requested", "ended"])
    #expect(history.way?.operation == .present)
    #expect(landings(history.way?.own) == [10] && history.way?.before.isEmpty == true)
    tap(at: 1.5, x: 20)
    transition(2, .dismiss, ["requested", "ended"])
    #expect(history.way?.operation == .dismiss)
    #expect(landings(history.way?.own) == [20])
    #expect(history.way?.before.map(landings) == [[10]])
    // Dismissed: the next one begins at the first screen.
    tap(at: 9, x: 30)
    transition(3, .present, ["requested"])
    #expect(history.way?.before.isEmpty == true && landings(history.way?.own) == [30])
  }

  @Test("What was cancelled left things as they were")
  func cancelled() {
    tap(at: 1, x: 10)
    transition(1, .present, ["requested", "ended"], completes: false)
    tap(at: 2, x: 20)
    transition(2, .present, ["requested", "ended"])
    #expect(history.way?.before.isEmpty == true && landings(history.way?.own) == [20])
    tap(at: 3, x: 30)
    transition(3, .dismiss, ["requested", "ended"], completes: false)
    tap(at: 4, x: 40)
    transition(4, .dismiss, ["requested"])
    #expect(history.way?.before.map(landings) == [[20]])
    #expect(landings(history.way?.own) == [40])
  }

  @Test("A drag goes on with its transition until the finger lifts, and further touches during it")
  func drag() {
    let down = InputEvent(time: 1, phase: .began, position: CGPoint(x: 5, y: 0))
    history.follow([down])
    transition(1, .dismiss, ["requested"])
    history.follow([InputEvent(time: 1.1, phase: .moved, position: CGPoint(x: 6, y: 0))])
    history.follow([InputEvent(time: 1.2, phase: .ended, position: CGPoint(x: 7, y: 0))])
    tap(at: 3, x: 8)
    let touches = history.way?.own.script.parts.first
    guard case .touches(let events)? = touches else {
      Issue.record("no touches")
      return
    }
    #expect(events.map(\.position.x) == [5, 6, 7, 8, 8])
  }

  @Test("Taps that come together belong together; after a second of rest the next stands alone")
  func taps() {
    tap(at: 1, x: 10)
    tap(at: 1.25, x: 11)
    transition(1, .present, ["requested"])
    #expect(landings(history.way?.own) == [10, 11])

    history = GestureHistory(rate: 60)
    tap(at: 1, x: 10)
    tap(at: 2.1, x: 11)
    transition(1, .present, ["requested"])
    #expect(landings(history.way?.own) == [11])
  }

  @Test("What no finger began has no gesture of its own")
  func byItself() {
    tap(at: 1, x: 10)
    transition(1, .present, ["requested", "ended"])
    transition(2, .dismiss, ["requested"])
    #expect(history.way?.own.isEmpty == true)
    #expect(history.way?.before.map(landings) == [[10]])
  }
}
