import Testing

@testable import Interlude

@Suite("The command line")
struct InvocationTests {
  @Test("Each form is read")
  func forms() throws {
    #expect(try Invocation([]) == .window(WindowRequest()))
    #expect(try Invocation(["--stats"]) == .window(WindowRequest(showsStatistics: true)))
    #expect(
      try Invocation(["run", "a", "--ui-scale", "1.5"])
        == .window(WindowRequest(scenario: "a", uiScale: 1.5)))
    #expect(try Invocation(["list"]) == .list(isJSON: false))
    #expect(try Invocation(["list", "--json"]) == .list(isJSON: true))
    #expect(
      try Invocation(["render", "a", "-o", "x.png"])
        == .render(RenderRequest(scenario: "a", output: "x.png")))
    #expect(
      try Invocation([
        "render", "--at=0,1", "-o", "x", "--direction", "dismiss", "--scale", "3", "a",
      ])
        == .render(
          RenderRequest(
            scenario: "a", direction: .dismiss, fractions: [0, 1], scale: 3, output: "x")))
    #expect(
      try Invocation(["trace", "a", "--json", "-o", "-"])
        == .trace(TraceRequest(scenario: "a", isJSON: true)))
    #expect(
      try Invocation(["trace", "a", "--strict"])
        == .trace(TraceRequest(scenario: "a", isStrict: true)))
    #expect(
      try Invocation(["render", "a", "-o", "x.png", "--strict"])
        == .render(RenderRequest(scenario: "a", output: "x.png", isStrict: true)))
    #expect(try Invocation(["--help"]) == .help(topic: nil))
    #expect(try Invocation(["render", "--help"]) == .help(topic: "render"))
    #expect(try Invocation(["--version"]) == .version)
    #expect(
      try Invocation(["render", "-o", "x.png", "--", "-a"])
        == .render(RenderRequest(scenario: "-a", output: "x.png")))
  }

  @Test(
    "What is wrong is said in one line",
    arguments: [
      (["fly"], "there is no command 'fly'; see 'interlude --help'"),
      (["--fast"], "'run' has no option --fast; see 'interlude run --help'"),
      (["list", "x"], "'list' does not know what to do with 'x'; see 'interlude list --help'"),
      (["list", "--json=1"], "--json takes no value"),
      (["render"], "'render' needs a scenario; 'interlude list' shows them"),
      (["render", "a"], "'render' needs -o FILE.png, or -o FOLDER for single pictures"),
      (["render", "a", "-o"], "-o needs a value; see 'interlude render --help'"),
      (["render", "a", "-o", ""], "'render' needs -o FILE.png, or -o FOLDER for single pictures"),
      (["render", "a", "-o", "x", "-o", "y"], "-o is given twice"),
      (
        ["render", "a", "-o", "x", "--scale", "0"],
        "--scale needs a number from 1 to 3, not '0'"
      ),
      (
        ["render", "a", "-o", "x", "--scale", "nan"],
        "--scale needs a number from 1 to 3, not 'nan'"
      ),
      (
        ["render", "a", "-o", "x", "--at", "0,2"],
        "--at needs a number from 0 to 1, not '2'"
      ),
      (["render", "a", "-o", "x", "--at", "0,,1"], "--at needs a number from 0 to 1, not ''"),
      (["render", "a", "-o", "x", "--at", ""], "--at needs a number from 0 to 1, not ''"),
      (
        ["trace", "a", "--direction", "up"], "--direction is present or dismiss, not 'up'"
      ),
      (["run", "--ui-scale", "9"], "--ui-scale needs a number from 0.5 to 4, not '9'"),
      (
        ["render", "a", "-o", "-"],
        "'render' writes pictures to files: give -o FILE.png, or -o FOLDER, not '-'"
      ),
      (["--version", "extra"], "--version takes nothing beside it, not 'extra'"),
      (["extra", "--version"], "there is no command 'extra'; see 'interlude --help'"),
      (["--stats", "--version"], "--version takes nothing beside it, not '--stats'"),
      (["--version", "--version"], "--version takes nothing beside it, not '--version'"),
      (
        ["help", "render", "extra"],
        "'help' does not know what to do with 'extra'; see 'interlude help --help'"
      ),
      (["run", "a", "b"], "'run' does not know what to do with 'b'; see 'interlude run --help'"),
    ] as [([String], String)])
  func mistakes(_ arguments: [String], _ message: String) {
    #expect(throws: CommandError(status: .usage, message: message)) {
      try Invocation(arguments)
    }
  }
}
