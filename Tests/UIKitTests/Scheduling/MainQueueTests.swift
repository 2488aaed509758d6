import Dispatch
import Foundation
import Testing
import Trace
import UIKit

@MainActor @Suite("The main queue goes by the stage's clock")
struct MainQueueTests {
  private let stage = TestStage.settled()

  /// When, and what.
  @MainActor private final class Notes {
    var lines: [String] = []
    func add(_ line: String) {
      let step = (CACurrentMediaTime() * 60).rounded()
      lines.append("\(line) in step \(Int(step))")
    }
  }

  private let notes = Notes()

  @Test("async: in the next step, in order, in a synchronous test")
  func async() {
    let now = stage.step
    stage.perform {
      DispatchQueue.main.async { notes.add("a") }
      DispatchQueue.main.async { notes.add("b") }
      notes.add("now")
    }
    stage.advance(3)
    #expect(
      notes.lines == ["now in step \(now)", "a in step \(now + 1)", "b in step \(now + 1)"])
  }

  @Test("asyncAfter: 0.3 s are 18 steps, and what took microseconds counts for nothing")
  func asyncAfter() {
    let now = stage.step
    stage.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { notes.add("closure") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { notes.add("sooner") }
      DispatchQueue.main.asyncAfter(deadline: .now()) { notes.add("at once") }
      DispatchQueue.main.asyncAfter(deadline: .now() - 5) { notes.add("overdue") }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { notes.add("never") }
    }
    #expect(stage.stage.nextTimerTime == stage.time)
    stage.settle()
    #expect(
      notes.lines == [
        "at once in step \(now + 1)", "overdue in step \(now + 1)", "sooner in step \(now + 6)",
        "closure in step \(now + 18)",
      ])
    #expect(stage.output?.nextStep == .onInput)
  }

  @Test("While only a timer waits, the stage says until when nothing happens")
  func nextStep() {
    stage.perform { DispatchQueue.main.asyncAfter(deadline: .now() + 1) {} }
    let due = stage.time + 1
    stage.advance()
    #expect(stage.output?.nextStep == .at(due))
  }

  @Test("From another queue it comes back to the stage that sent it there")
  func fromElsewhere() async {
    let other = TestStage.settled()
    await withCheckedContinuation { continuation in
      stage.perform {
        DispatchQueue.global().async { [notes] in
          DispatchQueue.main.async { notes.add("back") }
          // Behind what brings it back.
          Task { @MainActor in continuation.resume() }
        }
      }
    }
    other.advance()
    #expect(notes.lines.isEmpty)
    stage.advance()
    #expect(notes.lines == ["back in step \(stage.step)"])
  }

  @Test("Other queues are Dispatch's own")
  func otherQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "other").async { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now()) { continuation.resume() }
    }
  }

  @Test("What a delayed closure does is its author's doing, in the trace")
  func cause() {
    final class Screen: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak self] in
          self?.view.addSubview(UIView())
        }
      }
    }
    let stage = TestStage.settled { Screen() }
    let causes = stage.trace.filter { event in
      if case .hierarchy = event.event { true } else { false }
    }.map(\.cause)
    #expect(causes.last == .user(type: "Screen", method: "viewDidAppear(_:)"))
  }
}
