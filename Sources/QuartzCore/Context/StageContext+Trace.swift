import Foundation
import Trace

extension StageContext {
  /// Records an event; `kind` is not even evaluated without a log.
  package func record(_ kind: @autoclosure () -> TraceEvent.Kind) {
    guard let log else { return }
    recordDeaths()
    log.append(TraceEvent(time: time, cause: callOuts.innermost, event: kind()))
  }

  /// Brings the log up to date with the objects that died.
  package func recordDeaths() {
    let dead = lifetimes.take()
    guard let log else { return }
    for object in dead {
      log.append(
        TraceEvent(time: time, cause: callOuts.innermost, event: .destroyed(object: object)))
    }
  }

  /// A line for the developer, as UIKit prints it to the console: the trace and `printLine`.
  package func console(_ message: String) {
    record(.console(message: message))
    printLine(message)
  }

  /// A closed standard error loses the line, and nothing else.
  package nonisolated static func printToStandardError(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
