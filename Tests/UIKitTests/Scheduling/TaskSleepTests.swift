import Foundation
import Testing
import UIKit

@MainActor @Suite("Tasks sleep by the stage's clock")
struct TaskSleepTests {
  private let stage = TestStage.settled()

  @MainActor private final class Notes {
    var lines: [String] = []
  }

  private let notes = Notes()

  /// Lets the main actor's tasks run as far as they can.
  private func letTasksRun() async { await stage.stage.letTasksRun() }

  private func note(_ line: String) { notes.lines.append("\(line), step \(stage.step)") }

  @Test("Asleep for 0.3 s: 18 steps, in each spelling; nothing runs before the caller suspends")
  func spellings() async {
    let start = stage.step
    stage.perform {
      Task { @MainActor in
        try await Task.sleep(nanoseconds: 300_000_000)
        note("nanoseconds")
      }
      Task { @MainActor in
        try await Task.sleep(for: .milliseconds(300))
        note("duration")
      }
    }
    stage.advance()
    await letTasksRun()
    // They fell asleep after that step.
    for _ in 0..<17 {
      stage.advance()
      await letTasksRun()
    }
    #expect(notes.lines.isEmpty)
    stage.advance()
    #expect(notes.lines.isEmpty)
    await letTasksRun()
    let woken = start + 19
    #expect(Set(notes.lines) == ["nanoseconds, step \(woken)", "duration, step \(woken)"])
    #expect(stage.stage.context.wakingTasks == 0)
  }

  @Test("In a synchronous run a task does not even begin")
  func synchronous() {
    stage.perform { _ = Task { @MainActor in note("began") } }
    stage.advance(100)
    #expect(notes.lines.isEmpty)
  }

  @Test("A task that is cancelled in its sleep wakes at once, with an error, and once only")
  func cancelled() async {
    let task = stage.perform {
      Task { @MainActor in
        do {
          try await Task.sleep(for: .seconds(5))
          note("slept")
        } catch is CancellationError {
          note("cancelled")
        }
      }
    }
    await letTasksRun()
    #expect(stage.stage.nextTimerTime != nil)
    task.cancel()
    try? await task.value
    #expect(notes.lines == ["cancelled, step \(stage.step)"])
    #expect(stage.stage.nextTimerTime == nil)
    stage.advance(400)
    #expect(notes.lines.count == 1)
  }

  @Test("One that was cancelled before does not fall asleep")
  func cancelledBefore() async {
    let task = stage.perform {
      Task { @MainActor in
        withUnsafeCurrentTask { $0?.cancel() }
        try await Task.sleep(nanoseconds: 1_000_000_000)
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("When its stage goes away the sleeper is woken with an error")
  func stageGone() async {
    var short: TestStage? = TestStage.settled()
    let task = short!.perform {
      Task { @MainActor in try await Task.sleep(for: .seconds(60)) }
    }
    await letTasksRun()
    short = nil
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Without a wait in between: zero and negative durations last until the next step")
  func none() async {
    stage.perform {
      _ = Task { @MainActor in
        try await Task.sleep(for: .seconds(-1))
        note("negative")
        try await Task.sleep(nanoseconds: 0)
        note("zero")
      }
    }
    await letTasksRun()
    let start = stage.step
    for _ in 0..<3 {
      stage.advance()
      await letTasksRun()
    }
    #expect(notes.lines == ["negative, step \(start + 1)", "zero, step \(start + 2)"])
  }
}
