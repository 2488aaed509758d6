import Stage

/// `interlude` and `interlude run`: the window.
@MainActor enum WindowVerb {
  static func run(
    _ request: WindowRequest, _ catalogue: Catalogue, _ console: Console
  ) async throws -> ExitStatus {
    let scenario = try request.scenario.map(catalogue.scenario) ?? catalogue.first()
    _ = scenario
    return .good
  }
}
