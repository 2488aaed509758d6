/// Closures that wait for a time of their stage.
@MainActor package final class TimedWork {
  private struct Entry {
    let id: Int
    let due: Double
    let work: () -> Void
    let abandoned: () -> Void
  }

  /// The first to run first.
  private var entries: [Entry] = []
  private var lastID = 0
  private var isClosed = false

  /// What rounding may put between two ways to compute one moment, in seconds.
  private static let tolerance = 1e-6

  /// When the first of them is due, in the stage's seconds; nil while nothing waits.
  package var nextTime: Double? { entries.first.flatMap { $0.due.isFinite ? $0.due : nil } }

  /// Whether something waits that a step at `time` runs.
  package func isDue(at time: Double) -> Bool {
    entries.first.map { $0.due <= time + Self.tolerance } ?? false
  }

  /// Runs `work` in the `timers` phase of the first step at or after `time` that is still to begin.
  ///
  /// - Parameters:
  ///   - time: seconds of the stage; later than any stage lasts, or not a number, is never.
  ///   - abandoned: called instead when the stage goes away before.
  /// - Returns: what `cancel(_:)` wants to know.
  @discardableResult package func at(
    _ time: Double, _ work: @escaping () -> Void, abandoned: @escaping () -> Void = {}
  ) -> Int {
    lastID += 1
    if isClosed {
      abandoned()
      return lastID
    }
    // Kept, although it is never due: whoever waits for it hears of the stage's end.
    let due = time <= LayerAnimation.longest ? time : .infinity
    let place = entries.firstIndex { $0.due > due } ?? entries.endIndex
    entries.insert(Entry(id: lastID, due: due, work: work, abandoned: abandoned), at: place)
    return lastID
  }

  package func cancel(_ id: Int) { entries.removeAll { $0.id == id } }

  /// Runs what is due at `time`, in the order of its times and then in that of its scheduling.
  ///
  /// What that work schedules waits for the next step, even if it is due at once.
  package func run(at time: Double) {
    let newest = lastID
    while let index = entries.firstIndex(where: { $0.id <= newest }),
      entries[index].due <= time + Self.tolerance
    {
      entries.remove(at: index).work()
    }
  }

  /// Forgets all of it, when the stage goes away.
  func close() {
    isClosed = true
    let forgotten = entries
    entries = []
    for entry in forgotten { entry.abandoned() }
  }
}
