import Synchronization

/// The lines that were printed since the log was last brought up to date. Pictures may be decoded on
/// any thread; the log belongs to the main actor.
package final class ConsoleReports: Sendable {
  private let lines = Mutex<[String]>([])

  package init() {}

  package func report(_ line: String) { lines.withLock { $0.append(line) } }

  func take() -> [String] {
    lines.withLock { list in
      defer { list = [] }
      return list
    }
  }
}
