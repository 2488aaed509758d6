import CoreGraphics
import Testing

@testable import Stage

@Suite("Gestures become touches") @MainActor struct GestureExpansionTests {
  /// On a screen of 400 x 800 at 60 steps a second; the view "a" is at (100, 200).
  private func samples(_ text: String) throws -> [GestureExpansion.Sample] {
    try samples(try GestureScript(text: text))
  }

  private func samples(
    _ script: GestureScript, isRightToLeft: Bool = false
  ) throws -> [GestureExpansion.Sample] {
    var expansion = GestureExpansion(
      on: CGSize(width: 400, height: 800), rate: 60, isRightToLeft: isRightToLeft
    ) { name in
      guard name == "a" else { throw ScenarioError.noSuchView(identifier: name, scenario: "") }
      return CGPoint(x: 100, y: 200)
    }
    for part in script.parts { try expansion.add(part) }
    return expansion.samples
  }

  private func lines(_ text: String) throws -> [String] {
    try samples(text).map {
      "\($0.step) \($0.phase.rawValue) \($0.finger) \($0.position.x),\($0.position.y)"
    }
  }

  @Test("A drag: it lands, has a place in each step, and lifts where and when it is said")
  func drag() throws {
    // 0.1 s are 6 steps; 60 points are 10 in each.
    #expect(
      try lines("drag from 10,20 by 60,0 in 0.1 s") == [
        "0 began 0 10.0,20.0", "1 moved 0 20.0,20.0", "2 moved 0 30.0,20.0",
        "3 moved 0 40.0,20.0", "4 moved 0 50.0,20.0", "5 moved 0 60.0,20.0",
        "6 moved 0 70.0,20.0", "6 ended 0 70.0,20.0",
      ])
  }

  @Test(
    "From each edge inwards, from one point beside it, so many parts of the screen",
    arguments: [
      ("leading", CGPoint(x: 1, y: 400), CGPoint(x: 161, y: 400)),
      ("left", CGPoint(x: 1, y: 400), CGPoint(x: 161, y: 400)),
      ("trailing", CGPoint(x: 399, y: 400), CGPoint(x: 239, y: 400)),
      ("right", CGPoint(x: 399, y: 400), CGPoint(x: 239, y: 400)),
      ("top", CGPoint(x: 200, y: 1), CGPoint(x: 200, y: 321)),
      ("bottom", CGPoint(x: 200, y: 799), CGPoint(x: 200, y: 479)),
    ])
  func edges(name: String, start: CGPoint, end: CGPoint) throws {
    let all = try samples("drag from \(name) edge to 40 % in 0.5 s")
    #expect(all.first?.position == start)
    #expect(all.last?.position == end)
    #expect(all.last?.step == 30)
  }

  @Test(
    "Laid out from right to left the leading edge is the right one",
    arguments: [
      ("leading", CGPoint(x: 399, y: 400), CGPoint(x: 239, y: 400)),
      ("left", CGPoint(x: 1, y: 400), CGPoint(x: 161, y: 400)),
      ("trailing", CGPoint(x: 1, y: 400), CGPoint(x: 161, y: 400)),
      ("right", CGPoint(x: 399, y: 400), CGPoint(x: 239, y: 400)),
      ("top", CGPoint(x: 200, y: 1), CGPoint(x: 200, y: 321)),
    ])
  func rightToLeft(name: String, start: CGPoint, end: CGPoint) throws {
    let script = try GestureScript(text: "drag from \(name) edge to 40 % in 0.5 s")
    let all = try samples(script, isRightToLeft: true)
    #expect(all.first?.position == start)
    #expect(all.last?.position == end)
    // A place that is named so, too.
    let to = try GestureScript(text: "drag from center to \(name) edge in 0.5 s")
    #expect(try samples(to, isRightToLeft: true).last?.position == start)
  }

  @Test(
    "A finger that is too fast to have come from the screen is an error that says what fits",
    arguments: [
      // 4 steps of a sixtieth lead to 101, along x; back, from 399 - 101 away on the other side.
      ("drag from left edge to 25 % in 0.5 s", 1515.0, 1516.0),
      ("drag from left edge to 25 % in 0.5 s", -4485, -4486),
      ("drag from 200,780 down 10 in 0.1 s", -150, -151),
    ])
  func noRoom(text: String, most: Double, more: Double) throws {
    let script = try GestureScript(text: text)
    let all = try samples(try #require(script.released(with: most)))
    #expect(all.allSatisfy { (0...400).contains($0.position.x) })
    #expect(all.allSatisfy { (0...800).contains($0.position.y) })
    #expect(throws: ScenarioError.noRoom(velocity: more, most: abs(most))) {
      try samples(try #require(script.released(with: more)))
    }
  }

  @Test("What leaves the screen by itself may do so fast")
  func beyondTheScreen() throws {
    let all = try samples("drag from center by 400,0 in 0.1 s, release with 9000 pt/s")
    #expect(all.last?.position.x == 600)
  }

  @Test(
    "A velocity at the release: the last moves have it, and the end is where it is said",
    arguments: [300.0, 2000, -1500, 60])
  func velocity(velocity: Double) throws {
    let all = try samples(
      "drag from 100,400 by 200,0 in 0.5 s, release with \(Int(velocity)) pt/s")
    #expect(all.last?.position == CGPoint(x: 300, y: 400))
    #expect(all.last?.step == 30)
    let moves = all.filter { $0.phase == .moved }
    for (former, next) in zip(moves.suffix(5), moves.suffix(4)) {
      #expect(abs((next.position.x - former.position.x) * 60 - velocity) < 1e-6)
    }
    // Before that, even motion to where the last moves begin, 4 steps before the end.
    let turn = 300 - velocity * 4 / 60
    #expect(abs(moves[0].position.x - (100 + (turn - 100) / 26)) < 1e-9)
  }

  @Test("A release with 0 rests for 0.15 s, nine steps")
  func rest() throws {
    let all = try samples("drag from 10,20 by 60,0 in 0.1 s, release with 0 pt/s")
    #expect(all.last?.step == 6 + 9)
    #expect(all.last { $0.phase == .moved }?.step == 6)
  }

  @Test("Legs follow each other; a hold takes its time; a cancellation is one")
  func legs() throws {
    let all = try samples(
      "drag from \"a\" right 60 in 0.1 s, hold 0.5 s, to 100,200 in 0.1 s, cancel")
    #expect(all.first { $0.position.x == 160 }?.step == 6)
    #expect(all.first { $0.step > 6 && $0.phase == .moved }?.step == 37)
    #expect(all.last?.phase == .cancelled)
    #expect(all.last?.step == 42)
    #expect(all.last?.position == CGPoint(x: 100, y: 200))
  }

  @Test("Fingers of a drag lie 60 points apart; of a pinch 200; a turn goes clockwise")
  func fingers() throws {
    let three = try samples("drag with 3 fingers from 200,400 up 10 in 0 s")
    #expect(three.prefix(3).map(\.position.x) == [140, 200, 260])
    #expect(three.count == 9)
    let pinch = try samples("pinch center to 50 % in 0.1 s")
    #expect(pinch.prefix(2).map(\.position.x) == [100, 300])
    #expect(pinch.suffix(2).map(\.position.x) == [150, 250])
    let turn = try samples("rotate center by 90 degrees in 0.1 s")
    // 0.1 s are six steps; both fingers land in the first, and lift in the last.
    for both in [pinch, turn] {
      #expect(
        both.filter { $0.phase == .moved }.map(\.step) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
      #expect(both.filter { $0.phase == .ended }.map(\.step) == [6, 6])
    }
    let end = turn.suffix(2).map(\.position)
    #expect(abs(end[0].x - 200) < 1e-9 && abs(end[0].y - 300) < 1e-9)
    #expect(abs(end[1].x - 200) < 1e-9 && abs(end[1].y - 500) < 1e-9)
  }

  @Test("Taps, presses, and the pauses between parts")
  func parts() throws {
    // A tap takes 3 steps, and so does a pause.
    #expect(
      try samples("tap center\npress \"a\" for 0.5 s\nwait 0.1 s\ntap 1,2").map(\.step) == [
        0, 3, 6, 36, 45, 48,
      ])
  }

  @Test("A recording keeps its times within steps")
  func recording() throws {
    let all = try samples("at 0.005 down 0 1,2\nat 0.04 move 0 3,4\nat 0.05 up 0 3,4\ntap center")
    #expect(all.map(\.step) == [0, 2, 3, 6, 9])
    #expect(abs(all[0].offset - 0.005) < 1e-12)
    #expect(abs(all[1].offset - (0.04 - 2.0 / 60)) < 1e-12)
    #expect(abs(all[2].offset) < 1e-9)
  }

  @Test("Stopped after a part: its way, its time, and how it is let go of")
  func stopped() throws {
    let whole = GestureScript.drag(from: .leading, to: 1, in: 1)
    let half = try samples(try #require(whole.stopped(after: 0.5)))
    #expect(half.last { $0.phase == .moved }?.position == CGPoint(x: 201, y: 400))
    #expect(half.last { $0.phase == .moved }?.step == 30)
    #expect(half.last?.step == 39)
    let flung = try samples(try #require(whole.stopped(after: 0.5, velocity: 600)))
    #expect(flung.last?.position == CGPoint(x: 201, y: 400))
    #expect(flung.last?.step == 30)
    let two = try GestureScript(text: "drag from 0,0 right 100 in 0.5 s, down 100 in 0.5 s")
    #expect(
      try samples(try #require(two.stopped(after: 0.75))).last?.position
        == CGPoint(x: 100, y: 50))
    #expect(try GestureScript(text: "tap center").stopped(after: 0.5) == nil)
    #expect(try GestureScript(text: "tap center").released(with: 5) == nil)
    let pinch = try #require(GestureScript.pinch(.center, to: 0.5).stopped(after: 0.5))
    #expect(try samples(pinch).suffix(2).map(\.position.x) == [125, 275])
    let turn = try #require(
      try GestureScript(text: "rotate center by 90 degrees in 0.4 s").stopped(after: 0.5))
    #expect(turn == (try GestureScript(text: "rotate center by 45 degrees in 0.2 s")))
  }

  @Test(
    "Stopped before a pan would begin, it goes out 12 points and comes back", arguments: [0, 0.01])
  func reachesOut(part: Double) throws {
    let script = try #require(GestureScript.drag(from: .leading, to: 1, in: 1).stopped(after: part))
    let all = try samples(script)
    #expect(all.map(\.position.x).max() == 13)
    #expect(abs((all.last?.position.x ?? 0) - (1 + 400 * part)) < 1e-9)
  }

  @Test("A view that is not there is an error")
  func missing() {
    #expect(throws: ScenarioError.self) { try samples("tap \"b\"") }
  }
}
