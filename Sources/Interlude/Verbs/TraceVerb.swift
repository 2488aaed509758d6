import Foundation
import Stage
import Trace

/// `interlude trace`: what happens in a transition, as JSON or as lines to read.
@MainActor enum TraceVerb {
  static func run(
    _ request: TraceRequest, _ catalogue: Catalogue, _ console: Console
  ) throws -> ExitStatus {
    let scenario = try catalogue.scenario(request.scenario)
    let recorder = ScenarioRecorder(
      scenario, request.direction, settings: request.tuning.settings)
    let (document, span) = try recorder.trace()
    let text = request.isJSON ? try document.json() : TraceText.text(of: document)
    if request.output == "-" {
      console.out(text)
    } else {
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: request.output), options: .atomic)
      } catch {
        throw CommandError(
          status: .environment,
          message: "cannot write \(request.output): give a file in a folder that can be written to")
      }
    }
    guard span.isFrozen else { return .good }
    console.error("interlude: FROZEN: \(scenario.id) never calls completeTransition(_:)\n")
    return .fault
  }
}
