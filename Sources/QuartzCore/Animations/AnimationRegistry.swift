import Trace

/// The animations of one stage that have not called back yet.
@MainActor package final class AnimationRegistry {
  private struct Entry {
    weak var layer: CALayer?
    var listener: AnimationListener
  }

  private var entries: [Int: Entry] = [:]
  private var outcomes: [(id: Int, reason: TraceEvent.AnimationEnd)] = []

  private var soon: [() -> Void] = []
  /// Those that drive animations, which have ends of their own.
  package let drivers = AnimationDrivers()
  /// The layer by whose time property animators go that start now; nil means the stage's.
  package weak var clock: CALayer?

  /// What is added belongs to this group and is stretched by this much; nil leaves it alone.
  package private(set) var stretching: (group: Int, stretch: Double)?

  package var isEmpty: Bool {
    entries.isEmpty && soon.isEmpty && !drivers.isAnyRunning
  }

  /// Whether a later step would show or call something without anybody's doing. Animations that
  /// stand still wait for whoever sets them going.
  package var needsSteps: Bool {
    !soon.isEmpty || !outcomes.isEmpty || entries.count > stillCount || drivers.isAnyRunning
  }

  private var stillCount = 0

  func add(_ id: Int, layer: CALayer, _ listener: AnimationListener) {
    for batch in listener.batches { batch.animationWasAdded() }
    entries[id] = Entry(layer: layer, listener: listener)
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
    drivers.setStretch(stretch, of: group, at: time)
  }

  /// Whether animations of a group run in `layer`.
  package func hasAnimations(of group: Int, in layer: CALayer) -> Bool {
    entries.contains { id, entry in
      guard let animated = entry.layer, animated.lies(in: layer) else { return false }
      return animated.animation(id)?.group == group
    }
  }

  func stretched(_ animation: LayerAnimation, at time: Double) -> LayerAnimation {
    // A driver looks to that itself.
    guard let stretching, animation.drive == nil else { return animation }
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
    drivers.close()
    // What the closures hold dies only now, when nothing here is being changed.
    withExtendedLifetime(forgotten) {}
  }

  /// The last phase of a step: removes what is over from the layers, all of it, and only then tells
  /// who listens, and runs the completions that this leaves with nothing to wait for. Source: 7.1.16.
  package func endAnimations(in context: StageContext) {
    var (calls, done): ([() -> Void], [() -> Void]) = ([], [])
    // What was removed before comes first.
    tellEnds(in: context, &calls, &done)
    stillCount = 0
    for id in entries.keys.sorted() { look(at: id, in: context, &calls) }
    let drivenEnds = drivers.end(at: context.time)
    tellEnds(in: context, &calls, &done)
    let completions = soon
    soon = []
    for call in calls { call() }
    for completion in completions { completion() }
    for completion in done { completion() }
    for completion in drivenEnds { completion() }
  }

  private func tellEnds(
    in context: StageContext, _ calls: inout [() -> Void], _ done: inout [() -> Void]
  ) {
    let ended = outcomes
    outcomes = []
    for (id, reason) in ended {
      guard let entry = entries.removeValue(forKey: id) else { continue }
      let finished = reason == .ranToEnd || reason == .ranBack
      context.record(.animationEnded(animation: id, finished: finished, reason: reason))
      if let didStop = entry.listener.didStop { calls.append { didStop(finished) } }
      for batch in entry.listener.batches {
        if let completion = batch.animationEnded(finished: finished) { done.append(completion) }
      }
    }
  }

  private func look(at id: Int, in context: StageContext, _ calls: inout [() -> Void]) {
    guard let layer = entries[id]?.layer else { return outcomes.append((id, .layerLeft)) }
    guard layer.context === context else {
      return layer.removeAnimation(id, reason: .layerLeft)
    }
    guard let animation = layer.animation(id), animation.committed != nil else { return }
    let time = layer.localTime(in: context)
    let course = layer.timeCourse(at: context.time)
    if animation.hasBegun(at: time), let didStart = entries[id]?.listener.didStart {
      entries[id]?.listener.didStart = nil
      calls.append(didStart)
    }
    if course == .held {
      stillCount += 1
    } else if case .back(isOver: true, let group) = course, animation.group == group {
      // It stays no longer than its beginning, whatever it was to leave. Source: 5.20.
      layer.removeAnimation(id, reason: .ranBack)
    } else if course == .onward, animation.hasEnded(at: time) {
      if animation.isRemovedOnCompletion {
        layer.removeAnimation(id, reason: .ranToEnd)
      } else {
        layer.animationStays(id)
        outcomes.append((id, .ranToEnd))
      }
    } else if animation.drive != nil || animation.body.timing.speed == 0 || layer.standsStill {
      stillCount += 1
    }
  }
}
