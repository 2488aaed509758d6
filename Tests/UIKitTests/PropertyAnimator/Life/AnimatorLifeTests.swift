import Testing

@testable import UIKit

@Suite("The life of a property animator") struct AnimatorLifeTests {
  /// What each event makes of each life, in words: the table of 7.6 with 7.6.10 and 7.6.14, written
  /// by hand. "!" is a mistake, "-" nothing.
  private static let table: [(event: AnimatorEvent, to: [AnimatorLife: String])] = [
    (.start, [.inactive: "running", .running: "-", .paused: "running", .stopped: "!"]),
    (.pause, [.inactive: "paused", .running: "paused", .paused: "-", .stopped: "!"]),
    (.scrub, [.inactive: "paused", .running: "paused", .paused: "paused", .stopped: "!"]),
    (.proceed, [.inactive: "running", .running: "running", .paused: "running", .stopped: "!"]),
    (
      .reachedEnd(pauses: false),
      [.inactive: "-", .running: "inactive", .paused: "-", .stopped: "-"]
    ),
    (
      .reachedEnd(pauses: true), [.inactive: "-", .running: "paused", .paused: "-", .stopped: "-"]
    ),
    (
      .stop(withoutFinishing: true),
      [.inactive: "-", .running: "inactive", .paused: "inactive", .stopped: "inactive"]
    ),
    (
      .stop(withoutFinishing: false),
      [.inactive: "-", .running: "stopped", .paused: "stopped", .stopped: "-"]
    ),
    (.finish, [.inactive: "!", .running: "!", .paused: "!", .stopped: "inactive"]),
    (.configure("a"), [.inactive: "-", .running: "!", .paused: "!", .stopped: "-"]),
    (.release, [.inactive: "-", .running: "-", .paused: "!", .stopped: "!"]),
  ]

  private func word(_ outcome: AnimatorLife.Outcome) -> String {
    switch outcome {
    case .nothing: "-"
    case .go(let life, _): "\(life)"
    case .mistake: "!"
    }
  }

  @Test("7.6, 7.6.10, 7.6.14: every event in every life", arguments: table.indices)
  func everyPair(_ row: Int) {
    let (event, expected) = Self.table[row]
    for life in AnimatorLife.allCases {
      let outcome = life.after(event, isInterruptible: true)
      #expect(word(outcome) == expected[life], "\(event) in \(life)")
    }
  }

  @Test("7.6.14: one that is not interruptible cannot be paused while it runs, only then")
  func uninterruptible() {
    for event in [AnimatorEvent.pause, .scrub] {
      #expect(
        AnimatorLife.running.after(event, isInterruptible: false)
          == .mistake(.pausesUninterruptible))
      #expect(word(AnimatorLife.inactive.after(event, isInterruptible: false)) == "paused")
    }
    #expect(
      word(AnimatorLife.running.after(.stop(withoutFinishing: true), isInterruptible: false))
        == "inactive")
  }

  @Test(
    "7.6.2, 7.6.3: blocks run when it leaves inactive, handlers at the end and at finish alone"
  )
  func effects() {
    for life in AnimatorLife.allCases {
      for row in Self.table {
        guard case .go(let next, let effects) = life.after(row.event, isInterruptible: true) else {
          continue
        }
        #expect(effects.contains(.runBlocks) == (life == .inactive), "\(row.event) in \(life)")
        let isCalled =
          next == .inactive && (row.event == .finish || life == .running)
          && row.event != .stop(withoutFinishing: true)
        #expect(effects.contains(.complete) == isCalled, "\(row.event) in \(life)")
      }
    }
  }
}
