import Trace

/// The animations of one stage that have not called back yet.
@MainActor package final class AnimationRegistry {
  private struct Entry {
    weak var layer: CALayer?
    let batch: AnimationBatch?
  }

  private var entries: [Int: Entry] = [:]
  private var outcomes: [(id: Int, reason: TraceEvent.AnimationEnd)] = []

  private var soon: [() -> Void] = []

  /// What is added belongs to this group and is stretched by this much; nil leaves it alone.
  private var stretching: (group: Int, stretch: Double)?

  package var isEmpty: Bool { entries.isEmpty && soon.isEmpty }

  func add(_ id: Int, layer: CALayer, batch: AnimationBatch?) {
    batch?.animationWasAdded()
    entries[id] = Entry(layer: layer, batch: batch)
  }

  /// From now on, until it is ended, what is added takes `stretch` times as long.
  package func beginStretching(_ group: Int, by stretch: Double) { stretching = (group, stretch) }

  package func endStretching(_ group: Int) {
    if stretching?.group == group { stretching = nil }
  }

  /// Another factor for the group, also for those of it that run; they go on from where they are.
  package func changeStretch(of group: Int, to stretch: Double, at time: Double) {
    if stretching?.group == group { stretching = (group, stretch) }
    for entry in entries.values {
      entry.layer?.stretchAnimations(of: group, by: stretch, at: time)
    }
  }

  func stretched(_ animation: LayerAnimation, at time: Double) -> LayerAnimation {
    guard let stretching else { return animation }
    var animation = animation
    animation.group = stretching.group
    animation.setStretch(stretching.stretch, at: time)
    return animation
  }

  /// The animation has left its layer; its batch hears of it at the end of the step.
  func wasRemoved(_ id: Int, reason: TraceEvent.AnimationEnd) {
    outcomes.append((id, reason))
  }

  /// Calls `completion` with the other completions, at the end of the step.
  package func completeSoon(_ completion: @escaping () -> Void) { soon.append(completion) }

  /// Forgets all of them without a word, when the stage goes away.
  func close() {
    let forgotten = (entries, soon)
    (entries, outcomes, soon) = ([:], [], [])
    // What the closures hold dies only now, when nothing here is being changed.
    withExtendedLifetime(forgotten) {}
  }

  /// The last phase of a step: removes what is over from the layers, all of it, and only then runs
  /// the completions that this leaves with nothing to wait for. Source: 7.1.16.
  package func endAnimations(in context: StageContext) {
    for (id, entry) in entries.sorted(by: { $0.key < $1.key }) {
      guard let layer = entry.layer else {
        outcomes.append((id, .layerLeft))
        continue
      }
      if layer.context !== context {
        layer.removeAnimation(id, reason: .layerLeft)
      } else if layer.animation(id)?.hasEnded(at: context.time) ?? false {
        layer.removeAnimation(id, reason: .ranToEnd)
      }
    }
    let ended = outcomes
    outcomes = []
    var completions = soon
    soon = []
    for (id, reason) in ended {
      guard let entry = entries.removeValue(forKey: id) else { continue }
      let finished = reason == .ranToEnd
      context.record(.animationEnded(animation: id, finished: finished, reason: reason))
      if let completion = entry.batch?.animationEnded(finished: finished) {
        completions.append(completion)
      }
    }
    for completion in completions { completion() }
  }
}
