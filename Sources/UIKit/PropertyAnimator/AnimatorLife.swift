import Synchronization

/// The life of a property animator.
enum AnimatorLife: UInt8, Hashable, Sendable, CaseIterable {
  case inactive
  case running
  /// Its animations are there and stand still.
  case paused
  case stopped
}

/// What happens to an animator.
enum AnimatorEvent: Hashable, Sendable {
  case start
  case pause
  /// `fractionComplete` is set.
  case scrub
  case proceed
  /// Its time is over. `pauses`: `pausesOnCompletion`.
  case reachedEnd(pauses: Bool)
  case stop(withoutFinishing: Bool)
  case finish
  /// A property is set that must not change on the way.
  case configure(String)
  /// The last reference to it is gone.
  case release
}

/// What an animator then has to do; its life has gone on by then.
enum AnimatorEffect: Hashable, Sendable {
  /// Takes up its timing on the current stage.
  case activate
  /// Executes the blocks. Source: 7.6.2.
  case runBlocks
  case play
  /// Stays where it is shown.
  case hold
  /// Goes where it was told to.
  case show
  /// The model takes the values that are shown, the animations go. Source: 7.6.3.
  case settle
  /// The model takes the values of the place where it ended, the animations go.
  case conclude
  /// The model takes the values that it was told to, after it was settled.
  case place
  /// Blocks and handlers are dropped. Source: 7.6.2.
  case forget
  /// The same, and the handlers are called.
  case complete
}

extension AnimatorLife {
  enum Outcome: Hashable, Sendable {
    case nothing
    case go(AnimatorLife, [AnimatorEffect])
    case mistake(AnimatorMistake)
  }

  /// The only place that says what an event does in a life. Source: the table of 7.6.
  func after(_ event: AnimatorEvent, isInterruptible: Bool) -> Outcome {
    switch (self, event) {
    case (.inactive, .start), (.inactive, .proceed):
      .go(.running, [.activate, .play, .runBlocks])
    case (.inactive, .pause): .go(.paused, [.activate, .runBlocks])
    case (.inactive, .scrub): .go(.paused, [.activate, .show, .runBlocks])
    case (.running, .start): .nothing
    case (.paused, .start), (.paused, .proceed), (.running, .proceed): .go(.running, [.play])
    case (.running, .pause):
      isInterruptible ? .go(.paused, [.hold]) : .mistake(.pausesUninterruptible)
    case (.running, .scrub):
      isInterruptible ? .go(.paused, [.show]) : .mistake(.pausesUninterruptible)
    case (.paused, .pause): .nothing
    case (.paused, .scrub): .go(.paused, [.show])
    case (.running, .reachedEnd(let pauses)):
      pauses ? .go(.paused, [.hold]) : .go(.inactive, [.conclude, .complete])
    case (.inactive, .reachedEnd), (.paused, .reachedEnd), (.stopped, .reachedEnd): .nothing
    case (.running, .stop(let isAll)), (.paused, .stop(let isAll)):
      isAll ? .go(.inactive, [.settle, .forget]) : .go(.stopped, [.settle])
    case (.stopped, .stop(withoutFinishing: true)): .go(.inactive, [.forget])
    case (.stopped, .stop(withoutFinishing: false)), (.inactive, .stop): .nothing
    case (.stopped, .finish): .go(.inactive, [.place, .complete])
    case (.inactive, .finish), (.running, .finish), (.paused, .finish):
      .mistake(.finishesUnstopped)
    case (.stopped, .start), (.stopped, .pause), (.stopped, .scrub), (.stopped, .proceed):
      .mistake(.movesStopped)
    case (.inactive, .configure), (.stopped, .configure): .nothing
    case (.running, .configure(let name)), (.paused, .configure(let name)):
      .mistake(.configuresActive(name))
    case (.inactive, .release), (.running, .release): .nothing
    case (.paused, .release), (.stopped, .release): .mistake(.released)
    }
  }
}

/// What only a programmer can get wrong with an animator; UIKit raises. Source: 7.6.14.
enum AnimatorMistake: Hashable, Sendable {
  case released
  case finishesUnstopped
  case movesStopped
  case pausesUninterruptible
  case configuresActive(String)

  var message: String {
    switch self {
    case .released:
      "It is an error to release a paused or stopped property animator. Property animators must "
        + "either finish animating or be explicitly stopped and finished before they can be "
        + "released."
    case .finishesUnstopped:
      "finishAnimationAtPosition: should only be called on a stopped animator!"
    case .movesStopped:
      "A stopped property animator can only be finished: call finishAnimation(at:) before it is "
        + "started, paused or moved again."
    case .pausesUninterruptible:
      "A property animator that is not interruptible cannot be paused or moved while it runs."
    case .configuresActive(let name):
      "\(name) of a property animator cannot be set while the animator is active."
    }
  }
}

/// An animator's life, readable from whatever thread lets go of the animator.
final class AnimatorLifeRecord: Sendable {
  private let value = Atomic<UInt8>(AnimatorLife.inactive.rawValue)

  func set(_ life: AnimatorLife) { value.store(life.rawValue, ordering: .relaxed) }

  var life: AnimatorLife { AnimatorLife(rawValue: value.load(ordering: .relaxed)) ?? .inactive }
}
