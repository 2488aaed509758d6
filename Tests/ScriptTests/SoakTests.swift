import Testing

@Suite("scripts/soak")
struct SoakTests {
  @Test("The folders of its builds are one argument each, also where the path has a space")
  func spaces() async throws {
    let machine = try Machine()
    try machine.plant(
      "swift",
      #"[[ $1 == --version ]] && echo 'Swift version 6.3' || printf '<%s>' "$@" | cat && echo"#)
    let run = try await machine.run("scripts/soak")
    #expect(run.status == 0, "\(run.errors)")
    let root = machine.tree.root.path
    #expect(root.contains(" "))
    for name in ["soak", "soak-address", "soak-thread"] {
      let flag = "<--scratch-path><\(root)/.build/\(name)>"
      // Once to build, once to test.
      #expect(run.output.split(separator: "\n").count { $0.contains(flag) } == 2)
    }
  }
}
