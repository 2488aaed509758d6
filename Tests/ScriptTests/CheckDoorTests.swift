import Foundation
import Testing

@Suite("scripts/check-door")
struct CheckDoorTests {
  private static let tools = ["git", "mkdir", "mktemp", "rm", "tail", "tee"]

  /// A machine whose Swift does what the examples do, and says of the dependency of a package what
  /// file `New.txt` of its version holds.
  private func machine() throws -> Machine {
    let machine = try Machine()
    for tool in Self.tools { try machine.tree.link("bin/\(tool)", to: "/usr/bin/\(tool)") }
    try machine.plant(
      "swift",
      #"""
      case "$*" in
        --version) echo "Swift version 6.3" ;;
        *"MyTransition list") echo "drop  Drop" ;;
        *"trace drop --json") echo '"transitionCompleted"' ;;
        *"MyApp --help") printf 'usage: MyApp [--stats]\n\nAn app in a window of Interlude\n' ;;
        "test "*)
          url=$(sed -n 's|.*"file://\(.*\)", from.*|\1|p' "$3/Package.swift")
          echo "Test run of $(git -C "$url" show 0.1.0:New.txt)"
          echo "Test run with 1 test in 0 suites passed"
          ;;
      esac
      """#)
    // What runs until its time is over.
    try machine.plant("timeout", "exit 124")
    return machine
  }

  private func git(_ machine: Machine, _ commands: String) async throws {
    let run = try await ScriptRun.run(
      "/bin/bash", ["-ec", commands], in: machine.tree.root.path,
      environment: ["PATH": machine.tree.path("bin")])
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("What is tried is the working tree, also when the tag is there already")
  func workingTree() async throws {
    let machine = try machine()
    try machine.tree.write("New.txt", "the commit")
    try await git(
      machine,
      """
      git init -q .
      git add --all
      git -c user.name=check -c user.email=check@localhost commit -q -m Start
      git tag 0.1.0
      """)
    for text in ["the working tree", "a later one"] {
      try machine.tree.write("New.txt", text)
      let run = try await machine.run("scripts/check-door")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("Test run of \(text)\n"))
      #expect(run.output.hasSuffix("== the door is open\n"))
    }
  }

  @Test("An app that ends by itself is no app in a window")
  func endingApp() async throws {
    let machine = try machine()
    try machine.plant("timeout", "exit 4")
    let run = try await machine.run("scripts/check-door")
    #expect(run.status == 1)
    #expect(run.errorLines == ["check-door: MyApp ended by itself with status 4"])
  }
}
