import QuartzCore
import Testing

@MainActor @Suite("Work that waits for a later step")
struct TurnWorkTests {
  private final class Log { var lines: [String] = [] }
  private let work = StageContext(isNewest: false).turnWork
  private let log = Log()

  @Test("The next turn's work runs once, in order; what it schedules waits for the turn after")
  func turns() {
    work.atNextTurn { [work, log] in
      log.lines.append("first")
      work.atNextTurn { log.lines.append("third") }
    }
    work.atNextTurn { [log] in log.lines.append("second") }
    #expect(!work.isEmpty)
    work.beginTurn()
    work.runTurn()
    #expect(log.lines == ["first", "second"])
    work.beginTurn()
    work.runTurn()
    #expect(log.lines == ["first", "second", "third"])
    work.beginTurn()
    work.runTurn()
    #expect(log.lines.count == 3 && work.isEmpty)
  }

  @Test("1.1.12: deferred work waits until a commit has followed")
  func deferred() {
    work.afterCommit(7) { [work, log] in
      log.lines.append("of 7")
      work.afterCommit(8) { log.lines.append("of 8") }
    }
    work.runDeferred(commitCount: 7)
    #expect(log.lines == [] && !work.isEmpty)
    work.runDeferred(commitCount: 8)
    #expect(log.lines == ["of 7"])
    work.runDeferred(commitCount: 8)
    #expect(log.lines == ["of 7"])
    work.runDeferred(commitCount: 10)
    #expect(log.lines == ["of 7", "of 8"] && work.isEmpty)
  }
}
