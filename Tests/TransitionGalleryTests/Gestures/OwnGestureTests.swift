import DisplayList
import Stage
import Testing
import UIKit

@Suite("The gallery's gestures as scenarios have them") @MainActor struct OwnGestureTests {
  struct Case: Sendable, CustomStringConvertible {
    var id: String
    var direction: Direction
    var description: String { "\(id) \(direction.rawValue)" }
  }

  nonisolated static let cases = GalleryRun.entries.flatMap { id in
    Direction.allCases.filter { GalleryRun.scenario(id).gestureScript(for: $0) != nil }
      .map { Case(id: id, direction: $0) }
  }

  /// At rest, before the gesture.
  private func start(_ it: Case) throws -> ScenarioRun {
    let run = ScenarioRun(GalleryRun.scenario(it.id))
    try run.settle()
    if it.direction == .dismiss { try run.present() }
    return run
  }

  private func isPresented(_ run: ScenarioRun) -> Bool {
    run.stage.rootViewController?.presentedViewController != nil
  }

  @Test("Eight entries have one for their dismissal, or for both")
  func count() {
    #expect(Set(Self.cases.map(\.id)).count == 8)
    #expect(Self.cases.count { $0.direction == .present } == 2)
  }

  @Test("All of its way, it finishes", arguments: cases)
  func finishes(_ it: Case) throws {
    let run = try start(it)
    try run.perform(try #require(run.scenario.gestureScript(for: it.direction)))
    try run.settle()
    #expect(isPresented(run) == (it.direction == .present))
  }

  @Test("Stopped after a quarter, at rest, it goes back: byte for byte", arguments: cases)
  func goesBack(_ it: Case) throws {
    let run = try start(it)
    let picture = run.lastOutput?.displayList
    try run.perform(
      try run.scenario.gestureScript(for: it.direction, stoppedAfter: 0.25, velocity: nil))
    try run.settle()
    // A zoom is on its way by itself: caught, it goes on from where it was.
    if it.id != "interruptible-zoom" {
      #expect(isPresented(run) == (it.direction == .dismiss))
      #expect(run.lastOutput?.displayList == picture)
    }
  }

  @Test(
    "Stopped after six tenths and let go of quickly either way", arguments: cases)
  func velocity(_ it: Case) throws {
    // A pinch is let go of as it moves.
    guard it.id != "pinch-close" else { return }
    // Points a second; a menu is narrow, and the fingers have to lie on the screen.
    let speed = it.id == "pull-menu" ? 850.0 : 1150
    for velocity in [-speed, speed] {
      let run = try start(it)
      try run.perform(
        try run.scenario.gestureScript(
          for: it.direction, stoppedAfter: 0.6, velocity: velocity))
      try run.settle()
      #expect(
        isPresented(run) == ((it.direction == .present) == (velocity > 0)), "\(velocity)")
    }
  }
}
