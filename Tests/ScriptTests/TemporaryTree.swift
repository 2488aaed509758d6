import Foundation

/// A folder of planted files that lives as long as this object.
final class TemporaryTree: Sendable {
  /// The repository that these tests belong to.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  let root: URL

  /// The folder's name has a space in it, which the scripts must bear.
  init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("script tests \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func path(_ relative: String) -> String { root.appendingPathComponent(relative).path }

  /// Writes a file, with its folders, over what was there.
  func write(_ relative: String, _ text: String) throws {
    try text.write(to: place(relative), atomically: true, encoding: .utf8)
  }

  func copyFromRepository(_ relative: String) throws {
    try FileManager.default.copyItem(
      at: Self.repository.appendingPathComponent(relative), to: place(relative))
  }

  func link(_ relative: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: place(relative).path, withDestinationPath: target)
  }

  func remove(_ relative: String) throws {
    try FileManager.default.removeItem(at: root.appendingPathComponent(relative))
  }

  /// The file's text, or nothing if there is none.
  func read(_ relative: String) -> String {
    (try? String(contentsOfFile: path(relative), encoding: .utf8)) ?? ""
  }

  private func place(_ relative: String) throws -> URL {
    let file = root.appendingPathComponent(relative)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return file
  }
}
