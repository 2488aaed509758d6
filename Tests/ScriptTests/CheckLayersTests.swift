import Foundation
import Testing

@Suite("scripts/check-layers")
struct CheckLayersTests {
  /// One thing wrong in an otherwise clean tree, and how the script must say so.
  struct Violation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: String
    let text: String
    let messages: [String]

    init(_ name: String, _ file: String, _ text: String, _ messages: String...) {
      testDescription = name
      self.file = file
      self.text = text
      self.messages = messages
    }
  }

  static let table = """
    # A small table.
    outside: Foundation CSDL2
    Ground:
    Walls: Foundation Ground
    Roof: Ground Walls
    Rim: Foundation CSDL2 Walls
    Later: Roof
    """

  static let manifest = """
    // swift-tools-version: 6.3
    import PackageDescription
    let package = Package(
      name: "House",
      products: [.library(name: "Walls", targets: ["Walls"])],
      targets: [
        .target(name: "Ground"),
        .target(name: "Walls", dependencies: ["Ground"]),
        // .target(name: "Walls", dependencies: ["Roof"]),
        .executableTarget(
          name: "Roof",
          dependencies: [
            "Ground",
            .target(name: "Walls", condition: .when(platforms: [.linux])),
          ]),
        .testTarget(name: "WallsTests", dependencies: ["Walls", "Roof"]),
      ]
    )
    """

  static func cleanTree() throws -> TemporaryTree {
    let tree = try TemporaryTree()
    try tree.write("Package.swift", manifest)
    try tree.write("scripts/layers.txt", table)
    try tree.write("scripts/layers-allowed.txt", "# Nothing.\n")
    try tree.write("Sources/Ground/Ground.swift", "public struct Ground {}\n")
    try tree.write(
      "Sources/Walls/Wall.swift",
      """
      @_exported import Foundation // import Roof
      public import struct Ground.Ground
      /* import Roof
         import CSDL2 */
      // Date() is the moment of birth; ContinuousClock is not ours.
      let text = \"""
        import Roof
        \"""
      let birthDate = update()
      """)
    try tree.write("Sources/Roof/main.swift", "import Walls\nimport Ground\n")
    try tree.write("Sources/Rim/Clock.swift", "import CSDL2\nlet now = 1\n")
    try tree.write("Sources/CSDL2/module.modulemap", "module CSDL2 [system] {}\n")
    try tree.write("Tests/WallsTests/WallTests.swift", "import Roof\nimport Testing\n")
    return tree
  }

  static func check(_ tree: TemporaryTree) async throws -> ScriptRun {
    try await ScriptRun.run(
      TemporaryTree.repository.appendingPathComponent("scripts/check-layers").path,
      [tree.root.path], in: "/", environment: ["PATH": "/usr/bin:/bin"])
  }

  @Test("A clean tree passes in silence")
  func clean() async throws {
    let run = try await Self.check(Self.cleanTree())
    #expect(run.status == 0)
    #expect(run.output + run.errors == "")
  }

  static let imports = [
    "import Roof", "internal import Roof", "@_exported import Roof", "@preconcurrency import Roof",
    "@testable import Roof", "@_spi(Tools) public import Roof", "import struct Roof.Tile",
    "import Roof.Tiles", "import `Roof`", "import Ground; import Roof", "  import Roof  // why not",
    "/* so */ import Roof",
  ]

  @Test("An import that the table does not have, however it is written", arguments: imports)
  func forbiddenImport(statement: String) async throws {
    let tree = try Self.cleanTree()
    try tree.write("Sources/Walls/Bad.swift", "\n\(statement)\n")
    let run = try await Self.check(tree)
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1)
    #expect(
      run.errors.hasPrefix(
        "Sources/Walls/Bad.swift:2: Walls may not import Roof: take it out, or change the line of "
          + "Walls in scripts/layers.txt"))
  }

  static let violations = [
    Violation(
      "Foundation where the table has none", "Sources/Roof/Bad.swift", "import Foundation\n",
      "Sources/Roof/Bad.swift:1: Roof may not import Foundation: take it out"),
    Violation(
      "an import that Package.swift does not declare", "Package.swift",
      manifest.replacingOccurrences(of: "\"Ground\",\n", with: ""),
      "Sources/Roof/main.swift:2: Roof imports Ground but does not declare it: add \"Ground\" to"),
    Violation(
      "a dependency that the table does not have", "Package.swift",
      manifest.replacingOccurrences(
        of: "name: \"Ground\")", with: "name: \"Ground\", dependencies: [\n\"Walls\"])"),
      "Package.swift:8: Ground may not depend on Walls: take it out"),
    Violation(
      "a folder without a line", "Sources/Cellar/Cellar.swift", "\n",
      "scripts/layers.txt:1: Sources/Cellar has no line: add 'Cellar: what it may import' below"),
    Violation(
      "a line that points upward", "scripts/layers.txt",
      table.replacingOccurrences(of: "Ground:", with: "Ground: Walls"),
      "scripts/layers.txt:3: Ground names Walls, which no line above has: imports point downward"),
    Violation(
      "two lines for one module", "scripts/layers.txt", table + "\nRim: Foundation CSDL2 Walls\n",
      "scripts/layers.txt:8: Rim has two lines: join them"),
    Violation(
      "a line without a colon", "scripts/layers.txt", table + "\nAttic Roof\n",
      "scripts/layers.txt:8: 'Attic' needs a colon"),
    Violation(
      "a file that is too long", "Sources/Walls/Long.swift",
      String(repeating: "\n", count: 601),
      "Sources/Walls/Long.swift:601: more than 600 lines: move an aspect into a file of its own"),
    Violation(
      "an exception without a reason", "scripts/layers-allowed.txt",
      "clock Sources/Walls/Wall.swift\n",
      "scripts/layers-allowed.txt:1: an exception needs a file and a reason"),
    Violation(
      "an exception that nothing needs", "scripts/layers-allowed.txt",
      "length Sources/Walls/Wall.swift it grew\n",
      "scripts/layers-allowed.txt:1: the exception 'length Sources/Walls/Wall.swift' is not needed"
    ),
    Violation(
      "an exception of no kind", "scripts/layers-allowed.txt", "import Walls Roof because\n",
      "scripts/layers-allowed.txt:1: 'import' is no exception: write 'clock' or 'length'"),
    Violation(
      "two things at once", "Sources/Walls/Bad.swift", "import Roof\nimport CSDL2\n",
      "Sources/Walls/Bad.swift:1: Walls may not import Roof",
      "Sources/Walls/Bad.swift:2: Walls may not import CSDL2"),
  ]

  @Test("Everything else that can be wrong", arguments: violations)
  func planted(violation: Violation) async throws {
    let tree = try Self.cleanTree()
    try tree.write(violation.file, violation.text)
    let run = try await Self.check(tree)
    #expect(run.status == 1)
    #expect(run.errorLines.count == violation.messages.count, "\(run.errors)")
    for (line, message) in zip(run.errorLines, violation.messages) {
      #expect(line.hasPrefix(message), "\(line)")
    }
  }

  static let clockReads = [
    "clock_gettime(", "Date()", "Date.now", "Date(timeIntervalSinceNow:", "DispatchTime.now",
    "ContinuousClock", "SuspendingClock", "systemUptime", "mach_absolute_time", "SDL_GetTicks64",
    "SDL_GetTicks", "SDL_GetPerformanceCounter",
  ]

  @Test("A clock read, in Swift or C, in sources or tests", arguments: clockReads)
  func clockRead(call: String) async throws {
    let tree = try Self.cleanTree()
    let places = ["Sources/Walls/Bad.swift", "Sources/Ground/bad.c", "Tests/WallsTests/Bad.swift"]
    for place in places { try tree.write(place, "\nx = \(call)\n") }
    let run = try await Self.check(tree)
    #expect(run.status == 1)
    #expect(run.errorLines.count == places.count, "\(run.errors)")
    for place in places {
      #expect(run.errors.contains("\(place):2: '"))
    }
    #expect(run.errors.contains("reads a clock: take the time as an argument"))
  }

  @Test("An exception with a reason lets a clock read and a long file pass")
  func exceptions() async throws {
    let tree = try Self.cleanTree()
    try tree.write("Sources/Walls/Bad.swift", "let now = Date()\n")
    try tree.write("Sources/Walls/Long.swift", String(repeating: "\n", count: 601))
    try tree.write(
      "scripts/layers-allowed.txt",
      "clock Sources/Walls/Bad.swift a deadline\nlength Sources/Walls/Long.swift a table\n")
    let run = try await Self.check(tree)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test("One file of SDLStage reads the clock, and no other")
  func realClock() async throws {
    let tree = try Self.cleanTree()
    try tree.write("scripts/layers.txt", Self.table + "\nSDLStage: CSDL2\n")
    let read = "let now = SDL_GetPerformanceCounter()\n"
    try tree.write("Sources/SDLStage/Pacing/SystemClock.swift", read)
    #expect(try await Self.check(tree).status == 0)
    try tree.write("Sources/SDLStage/Window.swift", read)
    let run = try await Self.check(tree)
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1, "\(run.errors)")
    #expect(
      run.errors.contains("only Sources/SDLStage/Pacing/SystemClock.swift reads the real one"))
  }

  @Test("A folder that is no repository is a usage error, in one line")
  func noRepository() async throws {
    let run = try await Self.check(TemporaryTree())
    #expect(run.status == 2)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("give the root of the repository"))
  }
}
