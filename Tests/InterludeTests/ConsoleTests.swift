import Foundation
import Testing

@testable import Interlude

@Suite("The console")
struct ConsoleTests {
  @Test("A full disk and a closed file are one line and status 6, and no crash")
  func fullAndClosed() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    let line = "cannot write the result to standard output: "
    #expect(
      throws: CommandError(status: .environment, message: line + "No space left on device")
    ) { try Console.write("text\n", to: full) }
    #expect(
      throws: CommandError(status: .environment, message: line + "Bad file descriptor")
    ) { try Console.write("text\n", to: -1) }
  }

  @Test("What cannot be written ends the command")
  @MainActor func lost() async {
    let harness = CommandHarness()
    let status = await harness.run("list", failingWith: "no room")
    #expect(status == .environment)
    #expect(harness.error == "interlude: no room\n")
  }

  @Test("A message is one line that a terminal shows as it is, and not without end")
  func lines() {
    #expect(Console.line("a\nb\tc\r\nd") == "a b c  d")
    #expect(Console.line("\u{1B}[31mred\u{7}") == "\u{FFFD}[31mred\u{FFFD}")
    #expect(Console.line("größer 👩‍👩‍👧") == "größer 👩‍👩‍👧")
    let long = Console.line(String(repeating: "x", count: 1_000_000))
    #expect(long.count == 2001 && long.hasSuffix("…"))
  }
}
