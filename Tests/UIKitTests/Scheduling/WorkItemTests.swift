import Testing
import UIKit

@MainActor @Suite("Work items, in files that import UIKit only")
struct WorkItemTests {
  private let stage = TestStage.settled()

  @MainActor private final class Notes {
    var lines: [String] = []
  }

  private let notes = Notes()

  private func item(_ line: String) -> DispatchWorkItem {
    DispatchWorkItem { [notes, stage] in notes.lines.append("\(line), step \(stage.step)") }
  }

  @Test("They run at their times by the stage's clock")
  func times() {
    let start = stage.step
    stage.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item("later"))
      DispatchQueue.main.async(execute: item("soon"))
    }
    stage.settle()
    #expect(notes.lines == ["soon, step \(start + 1)", "later, step \(start + 6)"])
  }

  @Test("One that is cancelled before its time does nothing")
  func cancelled() {
    let (later, soon) = (item("later"), item("soon"))
    stage.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: later)
      DispatchQueue.main.async(execute: soon)
    }
    later.cancel()
    soon.cancel()
    stage.advance(12)
    #expect(notes.lines.isEmpty)
  }
}
