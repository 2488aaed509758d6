import Foundation

/// Where a command writes.
struct Console: Sendable {
  var out: @Sendable (String) -> Void
  var error: @Sendable (String) -> Void

  static let standard = Console(
    out: { FileHandle.standardOutput.write(Data($0.utf8)) },
    error: { FileHandle.standardError.write(Data($0.utf8)) })
}
