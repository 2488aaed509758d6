import Foundation

/// Where a command writes.
struct Console: Sendable {
  /// Writes a part of the command's result.
  var out: @Sendable (String) throws -> Void
  /// Writes a line for the person; one that cannot be written is lost.
  var error: @Sendable (String) -> Void
  /// What the program is called, which may be a package's own.
  var program = "interlude"

  /// Writes a line of the program's own.
  func report(_ message: String) {
    error("\(program): \(Self.line(message))\n")
  }

  /// One line that a terminal shows as it is, whatever was quoted in it.
  static func line(_ message: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in message.unicodeScalars {
      if line.count >= longestLine {
        line.append("…")
        break
      }
      let kind = scalar.properties.generalCategory
      let isBreak = scalar.properties.isWhitespace && scalar != " "
      line.append(isBreak ? " " : kind == .control ? "\u{FFFD}" : scalar)
    }
    return String(line)
  }

  /// Code points.
  private static let longestLine = 2000

  /// Passes on a line that UIKit prints for the developer.
  func printLine(_ line: String) { error(line + "\n") }

  static let standard = Console(
    out: { try write($0, to: STDOUT_FILENO) },
    error: { try? write($0, to: STDERR_FILENO) },
    program: CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
      ?? "interlude")

  /// Writes all of `text`.
  ///
  /// - Throws: a `CommandError` with the system's reason, for a full disk or a closed file.
  static func write(_ text: String, to descriptor: Int32) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let reason = String(cString: strerror(errno))
        throw CommandError(
          status: .environment, message: "cannot write the result to standard output: \(reason)")
      }
      rest = rest.dropFirst(count)
    }
  }
}
