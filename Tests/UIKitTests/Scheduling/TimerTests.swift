import Testing
import UIKit

@MainActor @Suite("Timers, in files that do not import Foundation")
struct TimerTests {
  private let stage = TestStage.settled()

  @MainActor private final class Notes {
    var lines: [String] = []
    func add(_ line: String) {
      lines.append("\(line) \(Int((CACurrentMediaTime() * 60).rounded()))")
    }
    func tick(_ timer: Timer) { add("tick \(timer.userInfo ?? "-")") }
  }

  private let notes = Notes()

  @Test("Once: at the first step from its time on, and no more")
  func once() {
    let start = stage.step
    let timer = stage.perform {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [notes] _ in
        MainActor.assumeIsolated { notes.add("once") }
      }
    }
    #expect(timer.isValid && timer.timeInterval == 0)
    stage.settle()
    #expect(notes.lines == ["once \(start + 6)"] && !timer.isValid)
  }

  @Test("Again and again, until it is invalidated; the rhythm does not drift")
  func repeated() {
    let start = stage.step
    // 2.5 steps: 3, 5, 8, 10, …
    let timer = stage.perform {
      Timer.scheduledTimer(
        timeInterval: 2.5 / 60, target: notes, selector: Selector("tick:", Notes.tick(_:)),
        userInfo: "info", repeats: true)
    }
    stage.advance(10)
    timer.invalidate()
    stage.advance(10)
    let expected = [3, 5, 8, 10].map { "tick info \(start + $0)" }
    #expect(notes.lines == expected)
    #expect(stage.output?.nextStep == .onInput)
  }

  @Test("Calls that were missed are left out")
  func missed() {
    let stage = stage
    let start = stage.step
    let timer = stage.perform {
      Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { [notes] _ in
        MainActor.assumeIsolated { notes.add("tick") }
      }
    }
    stage.advance(3)
    timer.invalidate()
    #expect(notes.lines == (1...3).map { "tick \(start + $0)" })
  }

  @Test("One that is only made begins when it is added to a run loop, and only once")
  func added() {
    let timer = stage.perform {
      Timer(timeInterval: 0.05, repeats: false) { [notes] _ in
        MainActor.assumeIsolated { notes.add("added") }
      }
    }
    stage.advance(6)
    #expect(notes.lines.isEmpty)
    stage.perform {
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
    }
    stage.advance(6)
    #expect(notes.lines.count == 1)
  }

  @Test("Fired by hand: one that repeats goes on, one that does not is over")
  func fired() {
    let (once, again) = stage.perform {
      (
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [notes] _ in
          MainActor.assumeIsolated { notes.add("once") }
        },
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [notes] _ in
          MainActor.assumeIsolated { notes.add("again") }
        }
      )
    }
    once.fire()
    once.fire()
    again.fire()
    #expect(notes.lines.count == 2 && !once.isValid && again.isValid)
    again.invalidate()
    again.fire()
    #expect(notes.lines.count == 2)
  }

  @Test("It keeps its target and itself until it is over")
  func lifetime() {
    weak var target: Notes?
    weak var timer: Timer?
    do {
      let notes = Notes()
      target = notes
      timer = stage.perform {
        Timer.scheduledTimer(
          timeInterval: 0.05, target: notes, selector: Selector("tick:", Notes.tick(_:)),
          userInfo: nil, repeats: false)
      }
    }
    #expect(target != nil && timer != nil)
    stage.settle()
    #expect(target == nil && timer == nil)
  }
}
