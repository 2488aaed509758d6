import Foundation
import SDLStage
// Whoever imports Interlude describes scenarios.
@_exported import Stage

/// The program: the window and the commands over a catalogue of scenarios.
public enum Interlude {
  public static let version = "0.1.0"

  /// Runs the command line with your scenarios and ends the process.
  ///
  ///     Interlude.run([
  ///       Scenario(id: "zoom", title: "Zoom", present: .tap("photo"), dismiss: .tap("close")) {
  ///         PhotosViewController()
  ///       }
  ///     ])
  ///
  /// To be called from the main thread, outside any task: the window has to stay there, which the
  /// main actor does not once an asynchronous `main` has waited.
  ///
  /// - Parameter scenarios: ids are unique and in kebab-case; the first one opens by default.
  @MainActor public static func run(_ scenarios: [Scenario]) -> Never {
    // A file that may not grow further is an error like a full disk, not the end.
    signal(SIGXFSZ, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = MainThread.run { await run(arguments, scenarios, .standard) }
    exit(status.rawValue)
  }

  @MainActor static func run(
    _ arguments: [String], _ scenarios: [Scenario], _ console: Console
  ) async -> ExitStatus {
    do {
      let catalogue = try Catalogue(scenarios, program: console.program)
      switch try Invocation(arguments, program: console.program) {
      case .window(let request):
        return try await WindowVerb.run(request, catalogue, console)
      case .list(let isJSON):
        return try ListVerb.run(isJSON: isJSON, catalogue, console)
      case .devices(let isJSON):
        return try ListVerb.listDevices(isJSON: isJSON, console)
      case .render(let request):
        return try await RenderVerb.run(request, catalogue, console)
      case .trace(let request):
        return try await TraceVerb.run(request, catalogue, console)
      case .bench(let isJSON, let isOfAnimations):
        return isOfAnimations
          ? try BenchVerb.runAnimations(isJSON: isJSON, console)
          : try BenchVerb.run(isJSON: isJSON, console)
      case .help(let topic):
        try console.out(HelpText(program: console.program).text(for: topic) + "\n")
      case .version:
        try console.out("interlude \(version)\n")
      }
      return .good
    } catch {
      let failure = CommandError(error, fallback: .scenario)
      console.report(failure.message)
      return failure.status
    }
  }
}
