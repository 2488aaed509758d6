import Foundation
import MediaExport
import Stage
import Trace

/// `interlude trace`: what happens in a transition, as JSON or as lines to read.
@MainActor enum TraceVerb {
  static func run(
    _ request: TraceRequest, _ catalogue: Catalogue, _ console: Console
  ) async throws -> ExitStatus {
    try request.gesture.checkIsNot(request.output)
    let scenario = try catalogue.scenario(request.scenario)
    var recorder = ScenarioRecorder(
      scenario, request.direction, device: request.tuning.device,
      settings: request.tuning.settings,
      script: try request.gesture.script(for: scenario, request.direction),
      console: console.printLine)
    let diagnosis = Diagnosis()
    diagnosis.watch(&recorder)
    let (document, span) = try await recorder.trace()
    let text = request.isJSON ? try document.json() : TraceText.text(of: document)
    if request.output == "-" {
      try console.out(text)
    } else {
      do {
        try AtomicFile.write(Data(text.utf8), to: request.output)
      } catch {
        throw CommandError(error, fallback: .environment)
      }
    }
    return diagnosis.report(
      to: console, isStrict: request.isStrict, else: console.status(of: scenario, span))
  }
}
