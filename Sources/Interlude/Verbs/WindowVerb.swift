import SDLStage
import Stage

/// `interlude` and `interlude run`: the window.
@MainActor enum WindowVerb {
  /// Returns when the window is closed.
  static func run(
    _ request: WindowRequest, _ catalogue: Catalogue, _ console: Console
  ) async throws -> ExitStatus {
    let index = try request.scenario.map(catalogue.index(of:)) ?? catalogue.first()
    let player: Player
    do {
      player = try Player(
        catalogue.scenarios, open: index,
        showsScenarios: request.scenario == nil && catalogue.scenarios.count > 1,
        tuning: request.tuning, gesture: try request.gesture.map(GestureRequest.read),
        options: WindowOptions(
          uiScale: request.uiScale, presenting: try PresentMethod.chosen()),
        console: console)
    } catch {
      throw CommandError(error, fallback: .environment)
    }
    await player.run()
    if request.showsStatistics { console.report(report(player.statistics)) }
    return .good
  }

  private static func report(_ statistics: FrameStatistics) -> String {
    func rounded(_ milliseconds: Double) -> Double { (milliseconds * 100).rounded() / 100 }
    return
      "step and composite at scale \(rounded(statistics.scale)): "
      + "median \(rounded(statistics.median)) ms, worst \(rounded(statistics.worst)) ms "
      + "over \(statistics.count) frames; the first took \(rounded(statistics.first ?? 0)) ms"
  }
}
