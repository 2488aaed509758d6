import Testing

@testable import QuartzCore

@MainActor @Suite("Work that waits for a time")
struct TimedWorkTests {
  private let work = TimedWork()

  /// A list that closures write to.
  private final class Notes {
    var lines: [String] = []
  }

  private let notes = Notes()

  private func note(_ line: String) -> () -> Void { { [notes] in notes.lines.append(line) } }

  @Test("It runs in the order of its times, then of its scheduling")
  func order() {
    work.at(0.2, note("b"))
    work.at(0.1, note("a"))
    work.at(0.2, note("c"))
    #expect(work.nextTime == 0.1)
    work.run(at: 0.05)
    #expect(notes.lines.isEmpty && !work.isDue(at: 0.05) && work.isDue(at: 0.1))
    work.run(at: 0.2)
    #expect(notes.lines == ["a", "b", "c"] && work.nextTime == nil)
  }

  @Test("Rounding delays nothing by a step: 18 steps of a sixtieth are 0.3 s")
  func rounding() {
    var time = 0.0
    for _ in 0..<18 { time += 1.0 / 60 }
    work.at(0.3, note("due"))
    work.run(at: time)
    #expect(notes.lines == ["due"])
  }

  @Test("What it schedules for now waits for the next step; what it calls off does not run")
  func scheduledWithin() {
    work.at(0) { [work, notes] in
      work.at(0) { notes.lines.append("later") }
      work.at(-5) { notes.lines.append("overdue") }
    }
    let called = work.at(0, note("called off"))
    work.cancel(called)
    var second = 0
    work.at(0) { [work] in work.cancel(second) }
    second = work.at(0, note("called off by the one before"))
    work.run(at: 0)
    #expect(notes.lines.isEmpty)
    work.run(at: 0)
    #expect(notes.lines == ["overdue", "later"])
  }

  @Test("Times that never come", arguments: [Double.infinity, .nan, 1e300, 2e9])
  func never(_ time: Double) {
    work.at(time, note("never"))
    #expect(work.nextTime == nil)
    work.run(at: 1e9)
    #expect(notes.lines.isEmpty)
  }

  @Test("When the stage goes away, all that waits is told, and what comes later is told at once")
  func close() {
    work.at(1, note("work"), abandoned: note("abandoned"))
    work.at(.infinity, note("work"), abandoned: note("abandoned, too"))
    work.close()
    work.at(2, note("work"), abandoned: note("at once"))
    work.run(at: 3)
    #expect(notes.lines == ["abandoned", "abandoned, too", "at once"])
  }

  @Test("Twenty thousand at times that repeat, half of them called off: as a sorted list says")
  func many() {
    let seed: UInt64 = 20_261_130
    var numbers = SeededNumbers(seed: seed)
    var waiting: [(time: Double, id: Int)] = []
    var ran: [Int] = []
    for number in 0..<20_000 {
      let time = Double(Int.random(in: 0..<500, using: &numbers)) / 100
      var id = 0
      id = work.at(time) { ran.append(number) }
      if Bool.random(using: &numbers) { work.cancel(id) } else { waiting.append((time, number)) }
    }
    for step in 0...300 { work.run(at: Double(step) / 60) }
    let expected = waiting.sorted { ($0.time, $0.id) < ($1.time, $1.id) }.map(\.id)
    #expect(ran == expected, "seed \(seed)")
    #expect(work.nextTime == nil)
  }
}
