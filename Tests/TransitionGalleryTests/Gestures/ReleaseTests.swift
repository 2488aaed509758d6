import CoreGraphics
import Stage
import Testing
import UIKit

/// At the moment a finger lifts, what it moved is to go on as fast: measured from what is shown, half a
/// millisecond after the release, against the finger's own speed.
@Suite("The gallery's springs take over the finger's speed") @MainActor struct ReleaseTests {
  private func compare(_ entry: GestureEntry, _ drag: Drag, _ outcome: String) throws {
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
    let after = 0.0005
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

  @Test("Going on to the end", arguments: GestureEntry.springs)
  func finishing(_ entry: GestureEntry) throws { try compare(entry, entry.finishing, "finished") }

  @Test("Going back", arguments: GestureEntry.springs)
  func cancelling(_ entry: GestureEntry) throws {
    try compare(entry, entry.cancelling, "cancelled")
  }

  @Test("A percent-driven rest begins with the finger's speed, if that is fast enough")
  func percentDriven() throws {
    for entry in GestureEntry.all where ["swipe-down", "edge-pan"].contains(entry.id) {
      try compare(entry, entry.finishing, "finished")
    }
  }
}
