import Testing

@testable import Interlude

@Suite("An app as a program of its own") @MainActor struct ApplicationRunTests {
  @Test("It explains itself")
  func help() async {
    let harness = CommandHarness()
    #expect(await harness.runApplication(["--help"]) == .good)
    #expect(harness.out.hasPrefix("usage: interlude [--ui-scale N]"))
  }

  @Test("It knows the devices that its options name")
  func devices() async {
    let harness = CommandHarness()
    #expect(await harness.runApplication(["list", "--devices"]) == .good)
    #expect(harness.out.hasPrefix("iphone"))
  }

  @Test(
    "It knows only its window: whatever else is asked for is one line",
    arguments: [
      ["list"], ["bench"], ["trace", "app"], ["run", "app"],
      ["render", "app", "-o", "x.png"], ["--device", "nokia"], ["--variant", "pink"], ["fly"],
    ])
  func refusal(_ arguments: [String]) async {
    let harness = CommandHarness()
    #expect(await harness.runApplication(arguments) == .usage)
    #expect(harness.out == "")
    #expect(harness.error.split(separator: "\n").count == 1)
  }
}
