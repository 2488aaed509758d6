import Foundation
import Testing

@Suite("What scripts/play and scripts/test run")
struct PlayTests {
  private func build(_ machine: Machine) -> String {
    "swift build --package-path \(machine.tree.root.path) -c release --product interlude"
  }

  @Test(
    "With any sort of display the window opens, in the caller's folder, with its status and arguments",
    arguments: ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"])
  func opens(variable: String) async throws {
    var machine = try Machine()
    machine.environment[variable] = "some"
    let folder = machine.tree.path("products")
    let run = try await machine.run("scripts/play", "--ui-scale", "2 x", in: folder)
    #expect(run.status == 4)
    #expect(run.output.hasSuffix("opened in \(folder)\n"))
    #expect(run.errors == "")
    #expect(
      machine.calls == [
        build(machine), build(machine) + " --show-bin-path", "interlude --ui-scale 2 x",
      ])
  }

  @Test("Without a display: builds, then one line that says what to do, and exit 6")
  func noDisplay() async throws {
    let machine = try Machine()
    let run = try await machine.run("scripts/play")
    #expect(run.status == 6)
    #expect(run.errorLines.count == 1, "\(run.errors)")
    #expect(run.errors.contains("no display"))
    #expect(machine.calls == [build(machine), build(machine) + " --show-bin-path"])
  }

  @Test(
    "A verb needs no display, and stdout is its own",
    arguments: ["list", "render", "--help", "-h", "--version"])
  func verb(argument: String) async throws {
    let machine = try Machine()
    let run = try await machine.run("scripts/play", argument)
    #expect(run.status == 4)
    #expect(run.output == "opened in /\n")
    #expect(machine.calls.last == "interlude \(argument)")
  }

  @Test("A build that fails ends everything")
  func buildFails() async throws {
    var machine = try Machine()
    machine.environment["DISPLAY"] = ":0"
    try machine.plant("swift", "[[ $1 == --version ]] && echo 'Swift version 6.3'")
    for script in SetUpTests.scripts {
      let run = try await machine.run(script)
      #expect(run.status == 1)
      #expect(!machine.calls.contains { $0.hasPrefix("interlude") || $0.hasPrefix("swift test") })
    }
  }

  @Test("The scripts find the repository through a link")
  func link() async throws {
    let machine = try Machine()
    try machine.tree.link("elsewhere/try", to: machine.tree.path("scripts/test"))
    let run = try await machine.run("elsewhere/try", "--filter", "A b")
    #expect(run.status == 0, "\(run.errors)")
    let package = "--package-path \(machine.tree.root.path)"
    #expect(
      machine.calls == [
        "swift build \(package) --build-tests", "swift test \(package) --filter A b",
      ])
  }

  @Test("The suite runs without a display")
  func headless() async throws {
    let machine = try Machine()
    try machine.plant(
      "swift",
      "[[ $1 != --version ]] || echo 'Swift version 6.3'; [[ $1 != test ]] || echo $SDL_VIDEODRIVER"
    )
    #expect(try await machine.run("scripts/test").output == "dummy\n")
  }

  @Test("Every script can be called by its name")
  func executable() {
    let others = ["scripts/check", "scripts/check-layers", "scripts/compatibility", ".ci/run"]
    for script in SetUpTests.scripts + others {
      let path = TemporaryTree.repository.appendingPathComponent(script).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
    }
  }
}
