import Foundation

/// What a program that has ended left behind.
struct ScriptRun {
  let status: Int32
  let output: String
  let errors: String

  var errorLines: [Substring] { errors.split(separator: "\n") }

  /// Runs a program to its end, with nothing on stdin.
  ///
  /// - Parameter environment: All of it: nothing is inherited.
  static func run(
    _ program: String, _ arguments: [String] = [], in folder: String,
    environment: [String: String]
  ) async throws -> ScriptRun {
    // Files, not pipes: a pipe that nobody empties stops the writer.
    let streams = try TemporaryTree()
    try streams.write("output", "")
    try streams.write("errors", "")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: streams.path("output"))
    process.standardError = FileHandle(forWritingAtPath: streams.path("errors"))
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    return ScriptRun(
      status: process.terminationStatus, output: streams.read("output"),
      errors: streams.read("errors"))
  }
}
