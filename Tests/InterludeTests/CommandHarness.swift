import Foundation
import Stage
import Synchronization

@testable import Interlude
@testable import InterludeCommand

/// Runs the command in this process and keeps what it writes.
final class CommandHarness: Sendable {
  private let written = Mutex((out: "", error: ""))
  /// What the program is called.
  private let program: String

  init(program: String = "interlude") { self.program = program }

  var out: String { written.withLock { $0.out } }
  var error: String { written.withLock { $0.error } }

  @MainActor func run(
    _ arguments: String..., scenarios: [Scenario] = GalleryCatalogue.scenarios
  ) async -> ExitStatus {
    await run(arguments, scenarios: scenarios)
  }

  @MainActor func run(_ arguments: [String], scenarios: [Scenario]) async -> ExitStatus {
    let console = Console(
      out: { [self] text in written.withLock { $0.out += text } },
      error: { [self] text in written.withLock { $0.error += text } }, program: program)
    return await Interlude.run(arguments, scenarios, console)
  }
}

extension CommandHarness {
  /// Runs an app's own command line.
  @MainActor func runApplication(_ arguments: [String]) async -> ExitStatus {
    let console = Console(
      out: { [self] text in written.withLock { $0.out += text } },
      error: { [self] text in written.withLock { $0.error += text } })
    return await ApplicationRun.run(arguments, console)
  }

  /// Runs the command with a standard output that takes nothing.
  @MainActor func run(_ arguments: String..., failingWith reason: String) async -> ExitStatus {
    let console = Console(
      out: { _ in throw CommandError(status: .environment, message: reason) },
      error: { [self] text in written.withLock { $0.error += text } })
    return await Interlude.run(arguments, GalleryCatalogue.scenarios, console)
  }
}

/// A folder for one test, gone when the test is.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "interlude-tests-" + UUID().uuidString
    try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var contents: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }
}
