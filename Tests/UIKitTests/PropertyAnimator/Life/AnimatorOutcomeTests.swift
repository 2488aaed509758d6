import Testing

@testable import UIKit

@Suite("What each event makes of a property animator, word for word") struct AnimatorOutcomeTests {
  private typealias Row = (event: AnimatorEvent, outcomes: [AnimatorLife.Outcome])

  /// For the lives inactive, running, paused and stopped, in this order.
  private static let table: [Row] = [
    (
      .start,
      [
        .go(.running, [.activate, .play, .runBlocks]), .nothing, .go(.running, [.play]),
        .mistake(.movesStopped),
      ]
    ),
    (
      .proceed,
      [
        .go(.running, [.activate, .play, .runBlocks]), .go(.running, [.play]),
        .go(.running, [.play]), .mistake(.movesStopped),
      ]
    ),
    (
      .pause,
      [
        .go(.paused, [.activate, .runBlocks]), .go(.paused, [.hold]), .nothing,
        .mistake(.movesStopped),
      ]
    ),
    (
      .scrub,
      [
        .go(.paused, [.activate, .show, .runBlocks]), .go(.paused, [.show]),
        .go(.paused, [.show]), .mistake(.movesStopped),
      ]
    ),
    (
      .reachedEnd(pauses: false),
      [.nothing, .go(.inactive, [.conclude, .complete]), .nothing, .nothing]
    ),
    (.reachedEnd(pauses: true), [.nothing, .go(.paused, [.hold]), .nothing, .nothing]),
    (
      .stop(withoutFinishing: true),
      [
        .nothing, .go(.inactive, [.settle, .forget]), .go(.inactive, [.settle, .forget]),
        .go(.inactive, [.forget]),
      ]
    ),
    (
      .stop(withoutFinishing: false),
      [.nothing, .go(.stopped, [.settle]), .go(.stopped, [.settle]), .nothing]
    ),
    (
      .finish,
      [
        .mistake(.finishesUnstopped), .mistake(.finishesUnstopped), .mistake(.finishesUnstopped),
        .go(.inactive, [.place, .complete]),
      ]
    ),
    (
      .configure("a"),
      [
        .nothing, .mistake(.configuresActive("a")), .mistake(.configuresActive("a")), .nothing,
      ]
    ),
    (.release, [.nothing, .nothing, .mistake(.released), .mistake(.released)]),
  ]

  @Test("7.6, 7.6.2, 7.6.3, 7.6.10, 7.6.14: every event in every life, with all that it does")
  func everyOutcome() {
    #expect(AnimatorLife.allCases == [.inactive, .running, .paused, .stopped])
    for (event, outcomes) in Self.table {
      for (life, outcome) in zip(AnimatorLife.allCases, outcomes) {
        #expect(life.after(event, isInterruptible: true) == outcome, "\(event) in \(life)")
        let isHeldUp = life == .running && (event == .pause || event == .scrub)
        #expect(
          life.after(event, isInterruptible: false)
            == (isHeldUp ? .mistake(.pausesUninterruptible) : outcome), "\(event) in \(life)")
      }
    }
  }

  @Test("7.6.14: each mistake in words")
  func messages() {
    let messages: [(AnimatorMistake, String)] = [
      (
        .released,
        "It is an error to release a paused or stopped property animator. Property animators must "
          + "either finish animating or be explicitly stopped and finished before they can be "
          + "released."
      ),
      (
        .finishesUnstopped,
        "finishAnimationAtPosition: should only be called on a stopped animator!"
      ),
      (
        .movesStopped,
        "A stopped property animator can only be finished: call finishAnimation(at:) before it is "
          + "started, paused or moved again."
      ),
      (
        .pausesUninterruptible,
        "A property animator that is not interruptible cannot be paused or moved while it runs."
      ),
      (
        .configuresActive("isInterruptible"),
        "isInterruptible of a property animator cannot be set while the animator is active."
      ),
    ]
    for (mistake, message) in messages { #expect(mistake.message == message) }
  }

  @Test("7.6.14: a life can be read from elsewhere as it is set")
  func record() {
    let record = AnimatorLifeRecord()
    #expect(record.life == .inactive)
    for life in AnimatorLife.allCases.reversed() {
      record.set(life)
      #expect(record.life == life)
    }
  }
}
