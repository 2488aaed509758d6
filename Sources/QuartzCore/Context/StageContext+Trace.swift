import Foundation
import Trace

extension StageContext {
  /// Records an event; `kind` is not even evaluated without a log.
  package func record(_ kind: @autoclosure () -> TraceEvent.Kind) {
    guard let log else { return }
    recordReports()
    log.append(TraceEvent(time: time, cause: callOuts.innermost, event: kind()))
  }

  /// Brings the log up to date with the objects that died, and with lines printed from anywhere.
  package func recordReports() {
    let (dead, lines) = (lifetimes.take(), consoleReports.take())
    guard let log else { return }
    for object in dead {
      log.append(
        TraceEvent(time: time, cause: callOuts.innermost, event: .destroyed(object: object)))
    }
    for line in lines {
      log.append(TraceEvent(time: time, cause: .uikit, event: .console(message: line)))
    }
  }

  /// A line for the developer, as UIKit prints it to the console: the trace and `printLine`.
  package func console(_ message: String) {
    record(.console(message: message))
    printLine(message)
  }

  /// The same for the current stage, from whatever thread; the trace gets it with its next event,
  /// or at the end of the step.
  package static nonisolated func consoleFromAnywhere(_ message: String) {
    currentIfAny?.consoleReports.report(message)
    printToStandardError(message)
  }

  /// A closed standard error loses the line, and nothing else.
  package nonisolated static func printToStandardError(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
