extension StageWindow {
  /// How often other window systems than X11 and Wayland, which tell when something happens, are
  /// asked: seconds while something moves, and while nothing does.
  private static let pumpInterval = (moving: 0.008, idle: 0.030)

  /// Shows the stage until the window is closed.
  ///
  /// The main actor is free between frames and while nothing moves; a task or a block on the main
  /// queue that changes the stage wakes this.
  package func run() async {
    while !isClosed {
      var deadline = advance(to: clock.now())
      // Presenting may have read events from the connection, which then never becomes readable.
      if isClosed || window.hasEvents { continue }
      if !window.tellsOfEvents {
        let interval = deadline == nil ? Self.pumpInterval.idle : Self.pumpInterval.moving
        deadline = min(deadline ?? .infinity, clock.now() + interval)
      }
      await wake.wait(until: deadline)
    }
  }
}
