import Foundation

/// A make-believe machine: a copy of the scripts in a tree of their own, and a PATH on which nothing
/// but a few tools of every system and what a test puts there can be found.
///
/// The programs that a test plants write their arguments to a log, one call a line. Each is a link
/// to one file of the repository that reads what to do: a file that this process has just written
/// must not be executed, because a child started meanwhile on another thread may hold it open for
/// writing ("Text file busy").
struct Machine {
  static let everydayTools = [
    "awk", "bash", "cat", "dirname", "env", "find", "grep", "readlink", "sed", "sort",
  ]

  let tree: TemporaryTree
  /// On top of PATH; e.g. `DISPLAY`.
  var environment: [String: String] = [:]

  /// A machine with a new Swift, apt-get, sudo and a user who is root, and with nothing missing.
  init() throws {
    tree = try TemporaryTree()
    for tool in Self.everydayTools {
      let places = ["/usr/bin/\(tool)", "/bin/\(tool)"]
      let place = places.first { FileManager.default.isExecutableFile(atPath: $0) }
      try tree.link("bin/\(tool)", to: place ?? tool)
    }
    try tree.copyFromRepository("scripts")
    try tree.write("Package.swift", "// swift-tools-version: 6.3\n")
    try plantSwift(version: "6.3.1")
    try plant("dpkg-query", "printf 'install ok installed'")
    try plant("apt-get", "exit 0")
    try plant("sudo", "exec \"$@\"")
    try plant("id", "echo 0")
    try plant("interlude", "echo \"opened in $PWD\"; exit 4", into: "products")
  }

  /// Puts a program on the PATH, or another in its place.
  func plant(_ name: String, _ body: String, into folder: String = "bin") throws {
    try? tree.remove("\(folder)/\(name)")
    try tree.link(
      "\(folder)/\(name)",
      to: TemporaryTree.repository
        .appendingPathComponent("Tests/ScriptTests/Fixtures/planted-program").path)
    try tree.write("programs/\(name)", body)
  }

  func plantSwift(version: String) throws {
    try plant(
      "swift",
      """
      case "$*" in
        --version) echo "Swift version \(version) (swift-\(version)-RELEASE)" ;;
        *--show-bin-path) echo '\(tree.path("products"))' ;;
        *) echo "Building" ;;
      esac
      """)
  }

  func remove(_ name: String) throws { try tree.remove("bin/\(name)") }

  /// Makes the build need a package that no machine has.
  func needPackage(_ name: String) throws {
    try plant("dpkg-query", "exit 1")
    try tree.write(
      "scripts/lib/packages.txt", "# None has it.\n\(name) header:no/such.h pkg:\(name)\n")
  }

  /// Runs one of the scripts, as `bash scripts/…`.
  func run(
    _ script: String, _ arguments: String..., in folder: String = "/"
  ) async throws -> ScriptRun {
    var variables = environment
    variables["PATH"] = tree.path("bin")
    variables["LOG"] = tree.path("log")
    variables["PROGRAMS"] = tree.path("programs")
    return try await ScriptRun.run(
      tree.path("bin/bash"), [tree.path(script)] + arguments, in: folder, environment: variables)
  }

  /// The calls of planted programs so far: name and arguments, those that only ask left out.
  var calls: [String] {
    tree.read("log").split(separator: "\n").map(String.init).filter { call in
      !["dpkg-query", "id", "swift --version"].contains { call.hasPrefix($0) }
    }
  }
}
