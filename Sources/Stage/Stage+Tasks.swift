extension Stage {
  /// How often a task may suspend and go on between two steps. A fixed number, so that runs repeat:
  /// tasks of the main actor take their turns in order.
  private static let turns = 16

  /// Lets the main actor's tasks run as far as they can, and waits for those that this stage has woken.
  package func letTasksRun() async {
    for _ in 0..<Self.turns {
      repeat { await Task.yield() } while context.wakingTasks > 0
    }
  }
}
