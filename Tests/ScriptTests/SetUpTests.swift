import Testing

@Suite("What scripts/play and scripts/test do on a machine that lacks something")
struct SetUpTests {
  static let scripts = ["scripts/play", "scripts/test", "scripts/readme-pictures"]

  /// One line on stderr, exit 6, and no call but those that only ask.
  private func expectStop(
    _ run: ScriptRun, _ machine: Machine, _ words: String..., calls: [String] = [],
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == 6, sourceLocation: location)
    #expect(run.errorLines.count == 1, "\(run.errors)", sourceLocation: location)
    for word in words {
      #expect(run.errors.contains(word), "\(run.errors)", sourceLocation: location)
    }
    #expect(machine.calls == calls, sourceLocation: location)
  }

  @Test("Without Swift: where to get it", arguments: scripts)
  func noSwift(script: String) async throws {
    let machine = try Machine()
    try machine.remove("swift")
    let run = try await machine.run(script)
    expectStop(run, machine, "Swift is missing", "6.3 or later", "https://swift.org/install")
  }

  @Test("With a Swift that is too old", arguments: scripts, ["5.10.1", "6.2", "6.2.9"])
  func oldSwift(script: String, version: String) async throws {
    let machine = try Machine()
    try machine.plantSwift(version: version)
    let run = try await machine.run(script)
    expectStop(run, machine, "is too old", "6.3 or later", "https://swift.org/install")
  }

  @Test("Any later Swift will do", arguments: ["6.3", "6.4-dev", "6.10", "7.0"])
  func newSwift(version: String) async throws {
    let machine = try Machine()
    try machine.plantSwift(version: version)
    #expect(try await machine.run("scripts/test").status == 0)
  }

  @Test("With a Swift that does not start, and with one that says no version")
  func brokenSwift() async throws {
    let machine = try Machine()
    try machine.plant("swift", "echo 'libncurses.so.6: cannot open' >&2; exit 127")
    expectStop(try await machine.run("scripts/test"), machine, "'swift --version' fails")
    try machine.plant("swift", "echo hello")
    expectStop(try await machine.run("scripts/test"), machine, "names no version")
  }

  @Test("Without apt: what to install", arguments: scripts)
  func noApt(script: String) async throws {
    let machine = try Machine()
    try machine.needPackage("libnowhere-dev")
    try machine.remove("apt-get")
    let run = try await machine.run(script)
    expectStop(run, machine, "no apt-get here", "libnowhere-dev")
  }

  @Test("When apt cannot install, e.g. without a network")
  func aptFails() async throws {
    let machine = try Machine()
    try machine.needPackage("libnowhere-dev")
    try machine.plant("apt-get", "echo 'E: Unable to fetch' >&2; exit 100")
    let run = try await machine.run("scripts/test")
    expectStop(
      run, machine, "'apt-get install libnowhere-dev' failed", "check the network",
      calls: [
        "apt-get update", "apt-get install -y --no-install-recommends libnowhere-dev",
      ])
    #expect(run.output.contains("E: Unable to fetch"))
  }

  @Test("Without sudo and not as root")
  func noSudo() async throws {
    let machine = try Machine()
    try machine.needPackage("libnowhere-dev")
    try machine.plant("id", "echo 1000")
    try machine.remove("sudo")
    let run = try await machine.run("scripts/test")
    expectStop(run, machine, "no sudo here", "as root 'apt-get install libnowhere-dev'")
  }

  @Test("What is missing is named, installed through sudo, and then the build goes on")
  func installs() async throws {
    let machine = try Machine()
    try machine.needPackage("libnowhere-dev")
    try machine.plant("id", "echo 1000")
    let run = try await machine.run("scripts/test")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("Installing with apt-get: libnowhere-dev\n"))
    let install = "apt-get install -y --no-install-recommends libnowhere-dev"
    #expect(
      machine.calls.prefix(4) == [
        "sudo env DEBIAN_FRONTEND=noninteractive apt-get update", "apt-get update",
        "sudo env DEBIAN_FRONTEND=noninteractive \(install)", install,
      ])
    #expect(machine.calls.dropFirst(4).allSatisfy { $0.hasPrefix("swift ") })
  }

  @Test("A failed update does not matter when the install works")
  func updateFails() async throws {
    let machine = try Machine()
    try machine.needPackage("libnowhere-dev")
    try machine.plant("apt-get", "[[ $1 == install ]]")
    #expect(try await machine.run("scripts/test").status == 0)
  }

  @Test("Nothing is installed when nothing is missing")
  func nothingMissing() async throws {
    let machine = try Machine()
    #expect(try await machine.run("scripts/test").status == 0)
    #expect(!machine.calls.contains { $0.hasPrefix("apt-get") })
  }

  @Test("A library that is no Debian package counts too: by pkg-config, header or tool")
  func otherSystem() async throws {
    let machine = try Machine()
    for absent in ["dpkg-query", "apt-get", "sudo"] { try machine.remove(absent) }
    try machine.plant("pkg-config", "[[ $* == '--exists found' ]]")
    // stdio.h stands for a library's header: a machine that compiles Swift has it.
    try machine.tree.write(
      "scripts/lib/packages.txt",
      "one-dev pkg:found\ntwo-dev pkg:lost header:stdio.h # a remark\n\nthree tool:sed\n")
    let run = try await machine.run("scripts/test")
    #expect(run.errors == "")
    #expect(run.status == 0)
    try machine.tree.write("scripts/lib/packages.txt", "one-dev pkg:lost tool:lost header:lost.h\n")
    #expect(try await machine.run("scripts/test").errors.contains("no apt-get here"))
  }
}
