/// Stops with `message` unless `condition` holds: for what only a programmer can get wrong.
///
/// `precondition` stops too, but an optimized build keeps its message to itself, and optimized is
/// what `scripts/play` builds. Where there is no condition, `fatalError` says the same everywhere.
///
/// - Parameter message: Names the rule and the object; made only when it is needed.
package func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  guard condition() else { fatalError(message(), file: file, line: line) }
}
