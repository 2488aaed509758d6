import Foundation
import SDLStage
import Stage
import UIKit

/// Called by `UIApplicationMain`, which knows it by this name only.
@_cdecl("interlude_run_application")
func interludeRunApplication() -> Int32 {
  MainActor.assumeIsolated {
    let arguments = Array(CommandLine.arguments.dropFirst())
    return MainThread.run { await ApplicationRun.run(arguments, .standard) }.rawValue
  }
}

/// An app that was written for a phone, as a program of its own.
@MainActor enum ApplicationRun {
  static func run(_ arguments: [String], _ console: Console) async -> ExitStatus {
    do {
      let app = Scenario(id: "app", title: console.program) { ApplicationStart.launch() }
      switch try Invocation(arguments, program: console.program) {
      case .window(var request):
        guard request.scenario == nil else { throw refusal(request.scenario ?? "") }
        request.scenario = app.id
        return try await WindowVerb.run(
          request, try Catalogue([app], program: console.program), console)
      case .help: try console.out(HelpText(program: console.program).text(for: "app") + "\n")
      case .version: try console.out("interlude \(Interlude.version)\n")
      case .devices(let isJSON): return try ListVerb.listDevices(isJSON: isJSON, console)
      case .list, .render, .trace, .bench: throw refusal(arguments.first ?? "")
      }
      return .good
    } catch {
      let failure = CommandError(error, fallback: .scenario)
      console.report(failure.message)
      return failure.status
    }
  }

  private static func refusal(_ word: String) -> CommandError {
    .usage("an app only opens its window and does not know '\(word)'; see --help")
  }
}
