import DisplayList
import Stage
import Testing
import Trace
import UIKit

@Suite("The gallery's gestures: both endings") @MainActor struct BothEndingsTests {
  private static let ending = ["requested", "asked", "prepared", "running"]

  @Test("Finished: it is over, nothing is left, nobody complains", arguments: GestureEntry.all)
  func finish(_ entry: GestureEntry) throws {
    let untouched = try GestureRun(entry.id)
    let run = try entry.start()
    let begin = run.trace.count
    run.drag(entry.finishing)
    try run.settle()
    let operation = entry.direction.rawValue
    #expect(
      run.states(from: begin)
        == (Self.ending + ["finishing", "ended"]).map { "\(operation) \($0)" })
    #expect((run.presented != nil) == (entry.direction == .present))
    if entry.direction == .present {
      // As by the button.
      #expect(run.frame == (try GestureRun.presented(entry.id)).frame)
      try run.tap("dismiss")
      try run.settle()
    }
    #expect(run.presented == nil)
    #expect(run.frame == untouched.frame)
    #expect(run.remains.count == untouched.remains.count)
    #expect(run.findings == [])
    #expect(run.complaints == [])
  }

  @Test(
    "5.18, 5.19, O7: cancelled, everything is as before to the byte, and works again",
    arguments: GestureEntry.all)
  func cancel(_ entry: GestureEntry) throws {
    let run = try entry.start()
    let (remains, picture, presented) = (run.remains, run.picture, run.presented)
    for _ in 0..<2 {
      let begin = run.trace.count
      run.drag(entry.cancelling)
      try run.settle()
      let operation = entry.direction.rawValue
      #expect(
        run.states(from: begin)
          == (Self.ending + ["cancelling", "ended"]).map { "\(operation) \($0)" })
      #expect(run.presented === presented)
      #expect(run.picture == picture)
      #expect(run.remains == remains)
      #expect(run.presented?.transitionCoordinator == nil)
    }
    run.drag(entry.finishing)
    try run.settle()
    #expect((run.presented != nil) == (entry.direction == .present))
    #expect(run.findings == [])
    #expect(run.complaints == [])
  }

  @Test("5.22, O3: who hears of a cancelled dismissal", arguments: GestureEntry.all)
  func callbacks(_ entry: GestureEntry) throws {
    guard entry.direction == .dismiss else { return }
    let run = try entry.start()
    let screen = "\(type(of: run.presented!))"
    let begin = run.trace.count
    run.drag(entry.cancelling)
    try run.settle()
    // Only under a full-screen presentation the presenter takes part.
    let home = entry.id == "edge-pan" ? "EdgePanHome" : nil
    var expected = ["\(screen) viewWillDisappear"]
    if let home {
      expected += ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"].map {
        "\(home) \($0)"
      }
    }
    expected += ["viewWillAppear", "viewDidAppear"].map { "\(screen) \($0)" }
    #expect(run.appearances(from: begin) == expected)
  }

  @Test("5.14: a flick that is over before the transition begins", arguments: GestureEntry.all)
  func flick(_ entry: GestureEntry) throws {
    let run = try entry.start()
    let begin = run.trace.count
    let drag = entry.finishing
    run.land(drag.points)
    // All of the way, and up, in one step.
    run.move(by: drag.ways.map { CGPoint(x: $0.x / 2, y: $0.y / 2) }, seconds: GestureRun.step)
    run.lift(moving: drag.ways.map { CGPoint(x: $0.x / 2, y: $0.y / 2) })
    try run.settle()
    #expect(
      run.states(from: begin).suffix(2)
        == ["finishing", "ended"].map {
          "\(entry.direction.rawValue) \($0)"
        })
    #expect((run.presented != nil) == (entry.direction == .present))
    #expect(run.findings == [])
    #expect(run.complaints == [])
  }

  @Test(
    "10.10: however far the fingers are, when they are taken away everything is as before",
    arguments: GestureEntry.all)
  func takenAway(_ entry: GestureEntry) throws {
    let run = try entry.start()
    let (remains, picture) = (run.remains, run.picture)
    let begin = run.trace.count
    run.land(entry.finishing.points)
    run.move(by: entry.finishing.ways.map { CGPoint(x: $0.x * 1.5, y: $0.y * 1.5) }, seconds: 0.3)
    run.lose()
    try run.settle()
    #expect(
      run.states(from: begin).suffix(2)
        == ["cancelling", "ended"].map { "\(entry.direction.rawValue) \($0)" })
    #expect(run.remains == remains && run.picture == picture)
    #expect(run.findings == [])
    #expect(run.complaints == [])
  }

  @Test("A finger that rests at 0", arguments: GestureEntry.all)
  func edges(_ entry: GestureEntry) throws {
    let run = try entry.start()
    let picture = run.picture
    let drag = entry.finishing
    // Just far enough to begin, back again, and up at rest.
    run.land(drag.points)
    let out = drag.ways.map { way -> CGPoint in
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      return CGPoint(x: way.x / length * 14, y: way.y / length * 14)
    }
    run.move(by: out, seconds: 0.1)
    run.move(by: out.map { CGPoint(x: -$0.x, y: -$0.y) }, seconds: 0.3)
    run.lift()
    try run.settle()
    #expect(run.picture == picture)
    #expect(run.findings == [])
  }
}
