/// Closures that wait for a later step.
@MainActor package final class TurnWork {
  private var nextTurn: [() -> Void] = []
  /// What the step that runs now has to do.
  private var thisTurn: [() -> Void] = []
  private var deferred: [(commitCount: Int, work: () -> Void)] = []

  package var isEmpty: Bool { nextTurn.isEmpty && thisTurn.isEmpty && deferred.isEmpty }

  /// Runs `work` in the next step's `timers` phase.
  package func atNextTurn(_ work: @escaping () -> Void) { nextTurn.append(work) }

  /// Runs `work` in the first `deferredWork` phase that a commit precedes; `commitCount` is the
  /// number of commits so far. Source: 1.1.12.
  package func afterCommit(_ commitCount: Int, _ work: @escaping () -> Void) {
    deferred.append((commitCount, work))
  }

  /// Forgets all of it, when the stage goes away.
  func close() {
    let forgotten = (nextTurn, thisTurn, deferred)
    (nextTurn, thisTurn, deferred) = ([], [], [])
    // What the closures hold dies only now, when nothing here is being changed.
    withExtendedLifetime(forgotten) {}
  }

  /// A step begins: what was scheduled before it is for this one, what is scheduled within it, by
  /// input for instance, for the next.
  package func beginTurn() {
    thisTurn += nextTurn
    nextTurn = []
  }

  package func runTurn() {
    let due = thisTurn
    thisTurn = []
    for work in due { work() }
  }

  package func runDeferred(commitCount: Int) {
    let due = deferred.filter { $0.commitCount < commitCount }
    deferred.removeAll { $0.commitCount < commitCount }
    for item in due { item.work() }
  }
}
