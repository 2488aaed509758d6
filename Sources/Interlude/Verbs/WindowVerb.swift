import SDLStage
import Stage

/// `interlude` and `interlude run`: the window.
@MainActor enum WindowVerb {
  /// Returns when the window is closed.
  static func run(
    _ request: WindowRequest, _ catalogue: Catalogue, _ console: Console
  ) async throws -> ExitStatus {
    let scenario = try request.scenario.map(catalogue.scenario) ?? catalogue.first()
    let player: Player
    do {
      player = try Player(
        scenario, tuning: request.tuning,
        options: WindowOptions(
          title: "\(scenario.title) · Interlude", uiScale: request.uiScale,
          presenting: try PresentMethod.chosen()),
        console: console)
    } catch {
      throw CommandError(error, fallback: .environment)
    }
    await player.run()
    if request.showsStatistics { console.error(report(player.statistics)) }
    return .good
  }

  private static func report(_ statistics: FrameStatistics) -> String {
    func rounded(_ milliseconds: Double) -> Double { (milliseconds * 100).rounded() / 100 }
    return
      "interlude: step and composite at scale \(rounded(statistics.scale)): "
      + "median \(rounded(statistics.median)) ms, worst \(rounded(statistics.worst)) ms "
      + "over \(statistics.count) frames; the first took \(rounded(statistics.first ?? 0)) ms\n"
  }
}
