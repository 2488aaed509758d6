import Testing
import UIKit

@Suite("10.9: a recogniser's states") @MainActor struct RecognizerStateTests {
  /// Lets a test set states from within a touch.
  private final class Scripted: UIGestureRecognizer {
    var states: [State] = []
    var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { next() }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { next() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { next() }
    override func reset() {
      super.reset()
      resets += 1
    }
    private func next() { if !states.isEmpty { state = states.removeFirst() } }
  }

  @MainActor private final class Target {
    var states: [UIGestureRecognizer.State] = []
    func changed(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
  }

  private let stage = TestStage.settled()
  private let target = Target()
  private let log = CallLog()

  private func scripted(_ states: [UIGestureRecognizer.State]) -> Scripted {
    let recognizer = Scripted(
      target: target, action: Selector("changed:", Target.changed(_:)))
    recognizer.states = states
    let pad = LoggedTouchView("pad", log)
    stage.add(pad, TestStage.bounds)
    pad.addGestureRecognizer(recognizer)
    stage.settle()
    return recognizer
  }

  /// Down, three moves, up.
  private func drag() {
    stage.touch(.began, 10, 10)
    stage.advance()
    for x in [20.0, 30, 40] {
      stage.touch(.moved, x, 10)
      stage.advance()
    }
    stage.touch(.ended, 40, 10)
    stage.advance()
  }

  @Test("Continuous: began, changed, ended; then possible again, after reset")
  func continuous() {
    let recognizer = scripted([.possible, .began, .changed, .changed, .ended])
    drag()
    #expect(target.states == [.began, .changed, .changed, .ended])
    #expect(recognizer.state == .possible)
    #expect(recognizer.resets == 1)
    #expect(log.lines == ["pad began (10.0, 10.0)", "pad cancelled (20.0, 10.0)"])
  }

  @Test("Steps that are not allowed are left out")
  func notAllowed() {
    _ = scripted([.changed, .cancelled, .began, .began, .ended])
    drag()
    #expect(target.states == [.began, .ended])
  }

  @Test("Failed it stays out until the fingers have left, and says nothing")
  func failed() {
    let recognizer = scripted([.failed, .began, .began, .began, .ended])
    drag()
    #expect(target.states == [])
    #expect(recognizer.state == .possible)
    #expect(recognizer.resets == 1)
  }

  @Test("A continuous one that is switched off is cancelled, and says so")
  func switchedOff() {
    let recognizer = scripted([.began])
    stage.touch(.began, 10, 10)
    stage.advance()
    recognizer.isEnabled = false
    #expect(target.states == [.began, .cancelled])
    #expect(recognizer.state == .possible)
    stage.touch(.ended, 10, 10)
    stage.advance()
    #expect(target.states == [.began, .cancelled])
  }

  @Test("A touch that the system takes away is over for who does not act on it, too")
  func cancelled() {
    let recognizer = scripted([])
    for round in 1...2 {
      stage.touch(.began, 10, 10)
      stage.advance()
      #expect(recognizer.numberOfTouches == 1 && recognizer.resets == round - 1)
      stage.touch(.cancelled, 10, 10)
      stage.advance()
      #expect(recognizer.state == .possible && recognizer.resets == round)
    }
    #expect(target.states == [])
  }

  @Test("The raw values, and recognized for discrete gestures")
  func rawValues() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test("A target is not kept alive")
  func weakTarget() {
    let recognizer = scripted([.ended])
    weak var gone: Target?
    func make() {
      let brief = Target()
      gone = brief
      recognizer.addTarget(brief, action: Selector("changed:", Target.changed(_:)))
    }
    make()
    #expect(gone == nil)
    drag()
    #expect(target.states == [.ended])
  }
}
