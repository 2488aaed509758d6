import Testing

@Suite("scripts/check")
struct CheckTests {
  static let format =
    "swift format lint --strict --parallel --recursive Package.swift Sources Tests Examples"
  static let flags = "--scratch-path .build/check -Xswiftc -warnings-as-errors -Xcc -Werror"

  private func machine() throws -> Machine {
    let machine = try Machine()
    try machine.tree.write("scripts/layers-allowed.txt", "")
    try machine.tree.write("Sources/Trace/Trace.swift", "import Foundation\n")
    // What the scripts themselves do is seen in their tests, and when CI runs them.
    try machine.tree.write("scripts/check-door", "echo '== the door'\n")
    try machine.tree.write("scripts/compatibility", "echo \"the page, $*\"\n")
    return machine
  }

  @Test("Format, layers, build with warnings as errors, tests: once each")
  func order() async throws {
    let machine = try machine()
    let run = try await machine.run("scripts/check")
    #expect(run.status == 0, "\(run.errors)")
    let package = "--package-path \(machine.tree.root.path)"
    #expect(
      machine.calls == [
        Self.format, "swift build \(package) --build-tests \(Self.flags)",
        "swift test \(package) \(Self.flags)",
      ])
    #expect(run.output.contains("== compatibility\nthe page, --check\n== build"))
    #expect(run.output.hasSuffix("== the door\n== all good\n"))
  }

  @Test("What is wrong with the format says how to repair it, and nothing is built")
  func badFormat() async throws {
    let machine = try machine()
    try machine.plant("swift", "[[ $1 == --version ]] && echo 'Swift version 6.3'")
    let run = try await machine.run("scripts/check")
    #expect(run.status == 1)
    // The same places as are looked at.
    #expect(
      run.errors.contains(
        "'swift format --in-place --parallel --recursive Package.swift Sources Tests Examples'"))
    #expect(machine.calls == [Self.format])
  }

  @Test("What is wrong with the layers ends it before anything is built")
  func badLayers() async throws {
    let machine = try machine()
    try machine.tree.write("Sources/Trace/Bad.swift", "import UIKit\n")
    let run = try await machine.run("scripts/check")
    #expect(run.status == 1)
    #expect(run.errors.contains("Sources/Trace/Bad.swift:1: Trace may not import UIKit"))
    #expect(machine.calls == [Self.format])
  }

  @Test("A stop that says nothing in a release build ends it before anything is built")
  func silentStops() async throws {
    for (line, isSilent) in [
      ("precondition(x > 0, \"no\")", true), ("preconditionFailure(\"no\")", true),
      ("require(x > 0, \"no\")", false), ("/// A precondition", false),
    ] {
      let machine = try machine()
      try machine.tree.write("Sources/Trace/Stop.swift", line + "\n")
      let run = try await machine.run("scripts/check")
      #expect(run.status == (isSilent ? 1 : 0), "\(line): \(run.errors)")
      guard isSilent else { continue }
      #expect(run.errors.contains("Sources/Trace/Stop.swift:1:\(line)"))
      #expect(run.errors.contains("write 'require(' or 'fatalError(' instead"))
      #expect(machine.calls == [Self.format])
    }
  }

  @Test("A page that is out of date ends it before anything is built")
  func oldPage() async throws {
    let machine = try machine()
    try machine.tree.write("scripts/compatibility", "echo 'run it' >&2; exit 1\n")
    let run = try await machine.run("scripts/check")
    #expect(run.status == 1)
    #expect(run.errors == "run it\n")
    #expect(machine.calls == [Self.format])
  }

  @Test("It takes no arguments")
  func arguments() async throws {
    let machine = try machine()
    #expect(try await machine.run("scripts/check", "--filter").status == 2)
    #expect(machine.calls.isEmpty)
  }
}
