import QuartzCore

/// Something a recogniser does when a time of the stage has come, unless it is stopped before.
@MainActor final class GestureTimer {
  private var running: (id: Int, due: TimeInterval, context: StageContext)?

  /// - Parameter time: seconds of the stage; `work` runs in the first step from then on.
  func start(at time: TimeInterval, in context: StageContext, _ work: @escaping () -> Void) {
    stop()
    let id = context.timedWork.at(time) { [weak self] in
      self?.running = nil
      work()
    }
    running = (id, time, context)
  }

  func stop() {
    if let running { running.context.timedWork.cancel(running.id) }
    running = nil
  }

  /// Whether its time has come at `time`, though its step may not have.
  func isOver(at time: TimeInterval) -> Bool { running.map { time >= $0.due } ?? false }
}
