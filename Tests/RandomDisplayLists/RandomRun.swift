import Foundation

/// How long random tests run, and with which seeds.
///
/// Environment: INTERLUDE_SOAK=1 runs them at full length, otherwise a twentieth; INTERLUDE_SEED=n
/// runs only the case of that seed.
package enum RandomRun {
  package static let isFullLength = environment("INTERLUDE_SOAK") == "1"

  /// The seeds for a test that has `count` cases at full length; each test names its own `first`.
  package static func seeds(from first: UInt64, count: Int) -> [UInt64] {
    if let only = environment("INTERLUDE_SEED").flatMap(UInt64.init) { return [only] }
    let length = isFullLength ? count : max(1, count / 20)
    return (0..<UInt64(length)).map { first + $0 }
  }

  private static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }
}
