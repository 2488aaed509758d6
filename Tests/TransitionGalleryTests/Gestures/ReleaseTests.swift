import CoreGraphics
import Stage
import Testing
import UIKit

/// At the moment a finger lifts, what it moved is to go on as fast: measured from what is shown, half a
/// millisecond after the release, against the finger's own speed.
@Suite("The gallery's springs take over the finger's speed") @MainActor struct ReleaseTests {
  private func compare(
    _ entry: GestureEntry, _ drag: Drag, _ outcome: String, after: Double = 0.0005
  ) throws {
    let run = try entry.start()
    run.land(drag.points)
    run.move(by: drag.ways, seconds: drag.seconds)
    // The last of the way in fine steps, up to the release.
    let fine = 1.0 / 240
    let share = fine / drag.seconds
    let way = drag.ways.map { CGPoint(x: $0.x * share, y: $0.y * share) }
    for _ in 0..<4 { run.move(by: way, seconds: fine, step: fine) }
    let before = try #require(entry.seen(run))
    run.move(by: way, seconds: fine, step: fine)
    let moved = try #require(entry.seen(run))
    run.lift(seconds: 0.0001)
    let release = try #require(entry.seen(run))
    #expect(release == moved)
    run.advance(after)
    let next = try #require(entry.seen(run))
    let old = CGPoint(x: (moved.x - before.x) / fine, y: (moved.y - before.y) / fine)
    let new = CGPoint(x: (next.x - release.x) / after, y: (next.y - release.y) / after)
    let change = hypot(new.x - old.x, new.y - old.y) / hypot(old.x, old.y)
    #expect(change < 0.05, "\(outcome): from \(old) to \(new), a step of \(change)")
    // And what is seen has gone as the finger did.
    if entry.id != "pinch-close" {
      let speed = hypot(drag.ways[0].x, drag.ways[0].y) / drag.seconds
      #expect(abs(hypot(old.x, old.y) / speed - 1) < 0.001)
    }
  }

  private func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }

  @Test("Going on to the end", arguments: GestureEntry.all)
  func finishing(_ entry: GestureEntry) throws { try compare(entry, entry.finishing, "finished") }

  @Test("Going back", arguments: GestureEntry.all)
  func cancelling(_ entry: GestureEntry) throws {
    try compare(entry, entry.cancelling, "cancelled")
  }

  /// Points that a percent-driven entry goes in all.
  nonisolated static let ways = [
    "swipe-down": 844.0, "edge-pan": 390, "card-drag": 464, "pull-menu": 312,
  ]
  nonisolated static let percentDriven = GestureEntry.all.filter { ways[$0.id] != nil }

  @Test("A slow finger too: nothing speeds up when it lifts", arguments: percentDriven)
  func slow(_ entry: GestureEntry) throws {
    for drag in [entry.finishing, entry.cancelling] {
      var drag = drag
      // 60 points a second.
      drag.seconds = Double(hypot(drag.ways[0].x, drag.ways[0].y)) / 60
      // A spring far from its end is soon faster than such a finger: at once it is not.
      try compare(entry, drag, "slow", after: 0.000_01)
    }
  }

  /// The trace tells how far the transition was at which time in the hand, and where it was let go of.
  @Test("The same, by the numbers of the trace", arguments: percentDriven)
  func traced(_ entry: GestureEntry) throws {
    let way = try #require(Self.ways[entry.id])
    for drag in [entry.finishing, entry.cancelling] {
      let run = try entry.start()
      let begin = run.trace.count
      let start = entry.direction == .dismiss ? 0 : way
      run.land(drag.points)
      run.move(by: drag.ways, seconds: drag.seconds)
      run.lift(seconds: 0.0001)
      var moves: [(time: Double, percent: Double)] = []
      var release: Double?
      for event in run.trace[begin...] {
        guard case .interaction(_, let state, let percent, _, _, _) = event.event else { continue }
        if state == .updated, moves.last?.percent != percent { moves.append((event.time, percent)) }
        if state == .finished || state == .cancelled { release = percent }
      }
      let percent = try #require(release)
      #expect(moves.last?.percent == percent)
      let (last, former) = (moves[moves.count - 1], moves[moves.count - 2])
      let hand = (last.percent - former.percent) / (last.time - former.time)
      run.advance(0.0005)
      let next = abs(try #require(shown(entry, run)) - start) / way
      let rest = (next - percent) / 0.0005
      #expect(abs(rest - hand) < 0.05 * abs(hand), "\(hand) ways a second, then \(rest)")
    }
  }

  /// How far from its place the entry's screen is seen, in points.
  private func shown(_ entry: GestureEntry, _ run: GestureRun) -> Double? {
    // A menu that has not come yet is away by all of its way.
    guard run.presented?.view.window != nil else { return Self.ways[entry.id] }
    return entry.seen(run).map { Double(hypot($0.x, $0.y)) }
  }
}
