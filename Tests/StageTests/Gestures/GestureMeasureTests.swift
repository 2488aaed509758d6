import CoreGraphics
import Testing

@testable import Stage

/// On a screen that is neither square nor round in its numbers, with places off its middle.
@Suite("Gestures in points and steps") @MainActor struct GestureMeasureTests {
  private static let screen = CGSize(width: 340, height: 560)

  private func samples(
    _ script: GestureScript, rate: Int = 60, isRightToLeft: Bool = false
  ) throws -> [GestureExpansion.Sample] {
    var expansion = GestureExpansion(
      on: Self.screen, rate: rate, isRightToLeft: isRightToLeft
    ) { name in
      guard name == "a" else { throw ScenarioError.noSuchView(identifier: name, scenario: "") }
      return CGPoint(x: 110, y: 230)
    }
    for part in script.parts { try expansion.add(part) }
    return expansion.samples
  }

  private func lines(_ text: String, rate: Int = 60) throws -> [String] {
    try samples(GestureScript(text: text), rate: rate).map {
      let place = $0.position
      return
        "\($0.step) \($0.phase.rawValue) \($0.finger) \(place.x.rounded(to: 3)),\(place.y.rounded(to: 3))"
    }
  }

  @Test("Each place, on a screen of 340 by 560 points")
  func places() throws {
    func point(_ place: GesturePlace) -> CGPoint {
      place.point(on: Self.screen) { _ in CGPoint(x: 7, y: 9) }
    }
    #expect(point(.point(CGPoint(x: 3, y: 4))) == CGPoint(x: 3, y: 4))
    #expect(point(.part(CGPoint(x: 0.25, y: 0.75))) == CGPoint(x: 85, y: 420))
    #expect(point(.view("x")) == CGPoint(x: 7, y: 9))
    #expect(point(.center) == CGPoint(x: 170, y: 280))
    let edges:
      [(GesturePlace.Edge, GesturePlace.Edge, CGPoint, CGPoint, inwards: CGPoint, CGFloat)] = [
        (.leading, .right, CGPoint(x: 1, y: 280), CGPoint(x: 25, y: 280), CGPoint(x: 1, y: 0), 340),
        (
          .trailing, .left, CGPoint(x: 339, y: 280), CGPoint(x: 315, y: 280), CGPoint(x: -1, y: 0),
          340
        ),
        (.left, .left, CGPoint(x: 1, y: 280), CGPoint(x: 25, y: 280), CGPoint(x: 1, y: 0), 340),
        (
          .right, .right, CGPoint(x: 339, y: 280), CGPoint(x: 315, y: 280), CGPoint(x: -1, y: 0),
          340
        ),
        (.top, .top, CGPoint(x: 170, y: 1), CGPoint(x: 170, y: 25), CGPoint(x: 0, y: 1), 560),
        (
          .bottom, .bottom, CGPoint(x: 170, y: 559), CGPoint(x: 170, y: 535), CGPoint(x: 0, y: -1),
          560
        ),
      ]
    for (edge, mirrored, one, far, inwards, depth) in edges {
      #expect(point(.edge(edge)) == one, "\(edge)")
      #expect(edge.point(25, of: Self.screen) == far, "\(edge)")
      #expect(edge.inwards == inwards && edge.depth(of: Self.screen) == depth, "\(edge)")
      #expect(edge.side(isRightToLeft: true) == mirrored)
      #expect(GesturePlace.edge(edge).onSide(isRightToLeft: true) == .edge(mirrored))
      let side = edge.side(isRightToLeft: false)
      #expect(side != .leading && side != .trailing && point(.edge(side)) == one)
    }
    #expect(GesturePlace.center.onSide(isRightToLeft: true) == .center)
    #expect(throws: ScenarioError.self) { try samples(GestureScript([.tap(.view("b"))])) }
  }

  @Test("A pinch lies level around its place, and a turn begins so")
  func two() throws {
    // 200 points apart, 300 in the end; 0.05 s are three steps.
    #expect(
      try lines("pinch \"a\" to 150 % in 0.05 s\ntap 1,2") == [
        "0 began 0 10.0,230.0", "0 began 1 210.0,230.0",
        "1 moved 0 -6.667,230.0", "1 moved 1 226.667,230.0",
        "2 moved 0 -23.333,230.0", "2 moved 1 243.333,230.0",
        "3 moved 0 -40.0,230.0", "3 moved 1 260.0,230.0",
        "3 ended 0 -40.0,230.0", "3 ended 1 260.0,230.0",
        // A pause of three steps.
        "6 began 0 1.0,2.0", "9 ended 0 1.0,2.0",
      ])
    // 30 and 60 degrees clockwise: 100 times cosine and sine.
    #expect(
      try lines("rotate 150,240 by 60 degrees in 0.033 s") == [
        "0 began 0 50.0,240.0", "0 began 1 250.0,240.0",
        "1 moved 0 63.397,190.0", "1 moved 1 236.603,290.0",
        "2 moved 0 100.0,153.397", "2 moved 1 200.0,326.603",
        "2 ended 0 100.0,153.397", "2 ended 1 200.0,326.603",
      ])
  }

  @Test("Parts of the depth, also beyond it or out of the screen, from where the finger is")
  func parts() throws {
    let table: [(String, CGPoint)] = [
      ("left edge to 150 %", CGPoint(x: 511, y: 280)),
      ("right edge to 25 %", CGPoint(x: 254, y: 280)),
      ("top edge to -10 %", CGPoint(x: 170, y: -55)),
      ("bottom edge to 125 %", CGPoint(x: 170, y: -141)),
      ("left edge to 10 % in 0.1 s, to 20 %", CGPoint(x: 103, y: 280)),
      ("\"a\" to top edge", CGPoint(x: 170, y: 1)),
      ("\"a\" to 10 %, 95 %", CGPoint(x: 34, y: 532)),
      ("\"a\" by -15,35.5", CGPoint(x: 95, y: 265.5)),
      ("\"a\" left 7", CGPoint(x: 103, y: 230)), ("\"a\" right 7", CGPoint(x: 117, y: 230)),
      ("\"a\" up 7", CGPoint(x: 110, y: 223)), ("\"a\" down 7", CGPoint(x: 110, y: 237)),
    ]
    for (text, end) in table {
      let last = try #require(try samples(GestureScript(text: "drag from \(text) in 0.1 s")).last)
      #expect(
        abs(last.position.x - end.x) < 1e-9 && abs(last.position.y - end.y) < 1e-9, "\(text)")
    }
    // What begins at no edge has no depth to go.
    let lost = GestureScript.drag(from: .view("a"), .part(0.5), in: 0.05)
    #expect(try samples(lost).allSatisfy { $0.position == CGPoint(x: 110, y: 230) })
  }

  @Test("Fingers lie level, 60 points apart, around the drag's own place")
  func fingers() throws {
    #expect(
      try lines("drag with 2 fingers from 100,200 by 9,-6 in 0.05 s, cancel") == [
        "0 began 0 70.0,200.0", "0 began 1 130.0,200.0",
        "1 moved 0 73.0,198.0", "1 moved 1 133.0,198.0",
        "2 moved 0 76.0,196.0", "2 moved 1 136.0,196.0",
        "3 moved 0 79.0,194.0", "3 moved 1 139.0,194.0",
        "3 cancelled 0 79.0,194.0", "3 cancelled 1 139.0,194.0",
      ])
  }

  @Test(
    "Steps are those of the device's rate; nothing takes less than one",
    arguments: [
      (30, 2, 3), (60, 3, 6), (90, 5, 9), (120, 6, 12), (1, 1, 1),
    ])
  func rates(rate: Int, tap: Int, tenth: Int) throws {
    // A tap lasts 0.05 s, and so does a pause: rounded up. Other times are rounded.
    #expect(GestureExpansion.tapSteps(rate: rate) == tap)
    let steps = try samples(
      GestureScript(text: "tap 5,6\npress 5,6 for 0.1 s\nwait 0.1 s\npress 5,6 for 0 s"),
      rate: rate
    ).map(\.step)
    let press = 2 * tap
    let last = press + tenth + tap + tenth
    #expect(steps == [0, tap, press, press + tenth, last, last + 1])
  }

  @Test(
    "A velocity at the release is kept for 4/60 s, along both axes, at any rate",
    arguments: [60, 120])
  func velocity(rate: Int) throws {
    // Along (0.6, 0.8).
    let script = try GestureScript(
      text: "drag from 100,200 by 60,80 in 0.5 s, release with 150 pt/s")
    let moves = try samples(script, rate: rate).filter { $0.phase == .moved }
    #expect(moves.last?.position == CGPoint(x: 160, y: 280))
    let tail = rate / 15
    for (former, next) in zip(moves.suffix(tail + 1), moves.suffix(tail)) {
      #expect(abs((next.position.x - former.position.x) * Double(rate) - 90) < 1e-6)
      #expect(abs((next.position.y - former.position.y) * Double(rate) - 120) < 1e-6)
    }
    // Before that it goes evenly: 90 points in what is left of the steps.
    let early = moves[1].position.x - moves[0].position.x
    #expect(abs(early - (60 - 90.0 * 4 / 60) / Double(rate / 2 - tail)) < 1e-9)
  }

  @Test("Stopped where a pan has barely begun, it lifts with the velocity of the way it would go")
  func stoppedEarly() throws {
    let script = GestureScript.drag(from: .view("a"), .by(CGPoint(x: 60, y: 80)), in: 1)
    for (part, velocity) in [(0.05, 60.0), (0.05, -60), (0, 45)] {
      let moves = try samples(try #require(script.stopped(after: part, velocity: velocity)))
        .filter { $0.phase == .moved }
      let end = try #require(moves.last?.position)
      #expect(abs(end.x - (110 + 60 * part)) < 1e-9 && abs(end.y - (230 + 80 * part)) < 1e-9)
      for (former, next) in zip(moves.suffix(5), moves.suffix(4)) {
        #expect(abs((next.position.x - former.position.x) * 60 - 0.6 * velocity) < 1e-6)
        #expect(abs((next.position.y - former.position.y) * 60 - 0.8 * velocity) < 1e-6)
      }
      // It went out 12 points first.
      let out = moves.map { ($0.position.x - 110) * 0.6 + ($0.position.y - 230) * 0.8 }
      #expect(abs((out.prefix(2).max() ?? 0) - 12) < 1e-9)
    }
  }

  @Test("Stopped in its second leg, the first one is whole and the rest is left out")
  func stoppedLegs() throws {
    let script = try GestureScript(
      text: "drag from 10,20 by 30,40 in 0.2 s, by 50,-60 in 0.4 s, by 1,2 in 0.2 s, cancel")
    func drag(_ part: Double) throws -> GestureScript.Drag? {
      guard case .drag(let drag)? = try #require(script.stopped(after: part)).parts.first else {
        return nil
      }
      return drag
    }
    // A half of 0.8 s: 0.2 s into the second leg.
    let half = try #require(try drag(0.5))
    #expect(half.legs.map(\.target) == [.by(CGPoint(x: 30, y: 40)), .by(CGPoint(x: 50, y: -60))])
    #expect(abs(half.legs[1].seconds - 0.2) < 1e-12 && abs(half.legs[1].share - 0.5) < 1e-12)
    #expect(half.legs[0].share == 1 && half.legs[0].seconds == 0.2)
    #expect(half.release == .velocity(0) && half.reachesOut)
    let quarter = try #require(try drag(0.125))
    #expect(quarter.legs.count == 1 && abs(quarter.legs[0].share - 0.5) < 1e-12)
    let whole = try #require(try drag(1))
    #expect(whole.legs.count == 3 && whole.legs.allSatisfy { abs($0.share - 1) < 1e-9 })
  }

  @Test("What is stopped or let go of otherwise is the last part that can be")
  func lastOne() throws {
    let text = "drag from 1,2 by 30,40 in 0.2 s\npinch 5,6 to 300 % in 0.4 s\nwait 1 s"
    let script = try GestureScript(text: text)
    let stopped = try #require(script.stopped(after: 0.25))
    #expect(stopped.parts[0] == script.parts[0] && stopped.parts[2] == script.parts[2])
    #expect(stopped.parts[1] == .pinch(.init(.point(CGPoint(x: 5, y: 6)), to: 1.5, in: 0.1)))
    // A pinch has no velocity: the drag is stopped in its stead.
    let flung = try #require(script.stopped(after: 0.25, velocity: 7))
    #expect(flung.parts[1] == script.parts[1])
    guard case .drag(let first) = flung.parts[0] else { return #expect(Bool(false)) }
    #expect(first.release == .velocity(7) && first.legs[0].share == 0.25)
    let released = try #require(script.released(with: -9))
    guard case .drag(let drag) = released.parts[0] else { return #expect(Bool(false)) }
    #expect(drag.release == .velocity(-9) && drag.legs[0].share == 1)
    #expect(released.parts[1...] == script.parts[1...])
    #expect(try GestureScript(text: "press 1,2 for 1 s\nwait 1 s").stopped(after: 0.5) == nil)
  }

  @Test("How long a gesture takes: its parts, and a twentieth of a second after each")
  func seconds() throws {
    for (text, seconds) in [
      ("tap 1,2", 0.05), ("press 1,2 for 0.7 s", 0.7), ("wait 0.3 s", 0.3),
      ("pinch 1,2 to 50 % in 0.4 s", 0.4), ("rotate 1,2 by 5 degrees in 0.6 s", 0.6),
      ("drag from 1,2 up 3 in 0.25 s, hold 0.5 s, down 4 in 0.125 s", 0.875),
      ("at 0 down 0 1,2\nat 0.45 up 0 1,2", 0.45),
    ] {
      #expect(abs(try GestureScript(text: text).seconds - (seconds + 0.05)) < 1e-12, "\(text)")
    }
    #expect(abs(try GestureScript(text: "wait 0.3 s\ntap 1,2").seconds - 0.45) < 1e-12)
  }

  @Test("What makes scripts in a line of code says what the words say")
  func making() throws {
    func text(_ text: String) throws -> GestureScript { try GestureScript(text: text) }
    #expect(
      try GestureScript.drag(from: .top) == text("drag from top edge to 100 % in 0.3 s"))
    #expect(
      try GestureScript.drag(from: .left, to: 0.4, in: 0.2, velocity: 50)
        == text("drag from left edge to 40 % in 0.2 s, release with 50 pt/s"))
    #expect(
      try GestureScript.drag(from: .center, .by(CGPoint(x: 3, y: 4)), fingers: 3)
        == text("drag with 3 fingers from center by 3,4 in 0.3 s"))
    #expect(
      try GestureScript.pinch(.view("a"), to: 1.5) == text("pinch \"a\" to 150 % in 0.3 s"))
    let drag = GestureScript.Drag(from: .center, legs: [])
    #expect(drag.fingers == 1 && drag.release == .moving && !drag.reachesOut)
    #expect(GestureScript.Leg(.rest, in: 0.5).share == 1)
  }

  @Test("Recorded touches come in their steps, as far after them as they were")
  func recorded() throws {
    let all = try samples(
      GestureScript(
        text: """
          at 0.02 down 3 11,12
          at 0.03 down 1 21,22
          at 0.0625 move 3 31,32
          at 0.11 up 1 21,22
          at 0.12 cancel 3 31,32
          tap 5,6
          """), rate: 50)
    // A step is 0.02 s.
    #expect(all.map(\.step) == [1, 1, 3, 5, 6, 9, 12])
    #expect(all.map(\.finger) == [3, 1, 3, 1, 3, 0, 0])
    #expect(all.map(\.phase) == [.began, .began, .moved, .ended, .cancelled, .began, .ended])
    let offsets = [0, 0.01, 0.0025, 0.01, 0, 0, 0]
    for (sample, offset) in zip(all, offsets) { #expect(abs(sample.offset - offset) < 1e-12) }
    #expect(all[2].position == CGPoint(x: 31, y: 32))
  }
}

extension CGFloat {
  /// With so many digits after the point.
  fileprivate func rounded(to digits: Int) -> CGFloat {
    let factor = CGFloat((0..<digits).reduce(1) { product, _ in product * 10 })
    let number = (self * factor).rounded() / factor
    return number == 0 ? 0 : number
  }
}
