/// Closures that wait for a time of their stage.
@MainActor package final class TimedWork {
  private struct Entry {
    let due: Double
    let work: () -> Void
    let abandoned: () -> Void
  }

  /// What waits, by its number; the queue says in which order.
  private var entries: [Int: Entry] = [:]
  private var queue = TimeQueue()
  private var lastID = 0
  private var isClosed = false

  /// What rounding may put between two ways to compute one moment, in seconds.
  private static let tolerance = 1e-6

  /// When the first of them is due, in the stage's seconds; nil while nothing waits.
  package var nextTime: Double? {
    queue.first.flatMap { $0.time.isFinite ? $0.time : nil }
  }

  /// Whether something waits that a step at `time` runs.
  package func isDue(at time: Double) -> Bool {
    queue.first.map { $0.time <= time + Self.tolerance } ?? false
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
    entries[lastID] = Entry(due: due, work: work, abandoned: abandoned)
    queue.insert(TimeQueue.Item(time: due, id: lastID))
    return lastID
  }

  package func cancel(_ id: Int) {
    guard entries.removeValue(forKey: id) != nil else { return }
    dropCancelled()
    guard queue.count > 2 * entries.count + 64 else { return }
    queue = TimeQueue()
    for (id, entry) in entries { queue.insert(TimeQueue.Item(time: entry.due, id: id)) }
  }

  /// What was called off stays in the queue until it comes first, or is too much of it.
  private func dropCancelled() {
    while let first = queue.first, entries[first.id] == nil { queue.removeFirst() }
  }

  /// Runs what is due at `time`, in the order of its times and then in that of its scheduling.
  ///
  /// What that work schedules waits for the next step, even if it is due at once.
  package func run(at time: Double) {
    var due: [Int] = []
    while let first = queue.first, first.time <= time + Self.tolerance {
      due.append(first.id)
      queue.removeFirst()
    }
    // One may call off another.
    for id in due { entries.removeValue(forKey: id)?.work() }
    dropCancelled()
  }

  /// Forgets all of it, when the stage goes away.
  func close() {
    isClosed = true
    let forgotten = entries.sorted { $0.key < $1.key }
    entries = [:]
    queue = TimeQueue()
    for entry in forgotten { entry.value.abandoned() }
  }
}
