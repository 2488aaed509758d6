import Testing
import UIKit

@Suite("10.14: who is recognised when several could be") @MainActor struct ArbitrationTests {
  /// Begins with a certain move, and ends when the finger lifts. Waiting for another it is still
  /// possible, so that it counts for itself.
  private final class Drag: UIGestureRecognizer {
    var beginsAt = 1
    private var moves = 0
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      moves += 1
      if moves >= beginsAt { state = moves == beginsAt ? .began : .changed }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      state = moves < beginsAt ? .failed : .ended
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      state = .cancelled
    }
    override func reset() { moves = 0 }
  }

  /// Says of two recognisers what it is told.
  private final class Delegate: UIGestureRecognizerDelegate {
    var together: Bool?
    var asked = 0
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      asked += 1
      return together ?? false
    }
  }

  enum Wait: String, CaseIterable, Sendable { case none, innerWaits, outerWaits }

  private let stage = TestStage.settled()
  private let targets = GestureLog()
  private let inner: Drag
  private let outer: Drag

  private init() {
    let box = stage.add(UIView(), TestStage.bounds)
    let pad = UIView(frame: TestStage.bounds)
    box.addSubview(pad)
    inner = targets.watch(Drag(), "inner")
    outer = targets.watch(Drag(), "outer")
    pad.addGestureRecognizer(inner)
    box.addGestureRecognizer(outer)
    stage.settle()
  }

  private func dragAndLift() -> [String] {
    stage.drag([(10, 10), (20, 10), (30, 10), (40, 10)])
    stage.lift(40, 10)
    return targets.take()
  }

  private static func story(_ name: String, from step: Int) -> [(Int, String)] {
    [(step, "\(name) began")] + (step + 1..<4).map { ($0, "\(name) changed") }
      + [(4, "\(name) ended")]
  }

  /// By an oracle of its own: who begins at which of three moves, and what is said of the two.
  private static func expected(
    innerAt: Int, outerAt: Int, together: Bool, wait: Wait
  ) -> [String] {
    var stories: [(Int, String)] = []
    switch wait {
    case .none:
      let innerFirst = innerAt <= outerAt
      if together {
        stories = story("inner", from: innerAt) + story("outer", from: outerAt)
      } else {
        stories = innerFirst ? story("inner", from: innerAt) : story("outer", from: outerAt)
      }
    case .innerWaits:
      // The other is always recognised, sooner or later, and then the waiting one fails.
      stories = story("outer", from: outerAt)
    case .outerWaits:
      stories = story("inner", from: innerAt)
    }
    // In one event the inner one is told first.
    return stories.enumerated().sorted {
      ($0.element.0, $0.element.1.hasPrefix("inner") ? 0 : 1)
        < ($1.element.0, $1.element.1.hasPrefix("inner") ? 0 : 1)
    }.map(\.element.1)
  }

  @Test(
    "10.14: the first one wins, unless a delegate lets both; who waits fails when the other succeeds",
    arguments: [(1, 1), (1, 2), (2, 1), (3, 1), (1, 3)], [Bool?.none, false, true])
  func table(moves: (Int, Int), together: Bool?) {
    for innerAsks in [true, false] {
      for wait in Wait.allCases {
        let test = ArbitrationTests()
        let delegate = Delegate()
        delegate.together = together
        (test.inner.beginsAt, test.outer.beginsAt) = moves
        if together != nil { (innerAsks ? test.inner : test.outer).delegate = delegate }
        switch wait {
        case .none: break
        case .innerWaits: test.inner.require(toFail: test.outer)
        case .outerWaits: test.outer.require(toFail: test.inner)
        }
        let lines = test.dragAndLift()
        let wanted = Self.expected(
          innerAt: moves.0, outerAt: moves.1, together: together == true, wait: wait)
        #expect(lines == wanted, "\(moves) \(String(describing: together)) \(wait) \(innerAsks)")
        #expect(delegate.asked <= 1, "asked once at most")
        #expect(test.inner.state == .possible)
        #expect(test.outer.state == .possible)
        // And once more, with nothing left of the first time.
        #expect(test.dragAndLift() == wanted)
      }
    }
  }

  @Test("10.14: require(toFail:) delays: when the other fails, what waited begins, and ends")
  func delays() {
    inner.require(toFail: outer)
    outer.beginsAt = 99
    let lines = dragAndLift()
    // The outer one fails when the finger lifts; by then the inner one has begun, and is over.
    #expect(lines == ["inner began", "inner ended"])
  }

  @Test("10.14: one that is not shown the touch keeps nobody waiting")
  func otherTouches() {
    let elsewhere = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let far = targets.watch(Drag(), "far")
    elsewhere.addGestureRecognizer(far)
    stage.add(elsewhere, CGRect(x: 99, y: 199, width: 1, height: 1))
    inner.require(toFail: far)
    #expect(dragAndLift() == Self.story("inner", from: 1).map(\.1))
    // Switched off, the other one counts as failed.
    inner.require(toFail: outer)
    outer.isEnabled = false
    #expect(dragAndLift() == Self.story("inner", from: 1).map(\.1))
  }

  @Test("10.14: with two fingers on two views, each recognises its own")
  func twoViews() {
    let other = UIView()
    let second = targets.watch(Drag(), "second")
    other.addGestureRecognizer(second)
    stage.add(other, CGRect(x: 0, y: 100, width: 100, height: 100))
    stage.settle()
    stage.move([[(10, 10), (10, 110)], [(20, 10), (20, 110)]])
    #expect(targets.take() == ["inner began", "second began"])
  }

  /// Answers that its recogniser waits for others, or others for it.
  private final class WaitingDelegate: UIGestureRecognizerDelegate {
    let (waits, isWaitedFor): (Bool, Bool)
    var asked = 0
    init(waits: Bool, isWaitedFor: Bool) { (self.waits, self.isWaitedFor) = (waits, isWaitedFor) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      asked += 1
      return waits
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isWaitedFor }
  }

  @Test(
    "10.14: delegates may make one wait for the other, for each attempt anew",
    arguments: [true, false])
  func dynamic(innerHasDelegate: Bool) {
    // Either way the inner one waits for the outer one.
    let delegate = WaitingDelegate(waits: innerHasDelegate, isWaitedFor: !innerHasDelegate)
    (innerHasDelegate ? inner : outer).delegate = delegate
    outer.beginsAt = 2
    #expect(dragAndLift() == Self.story("outer", from: 2).map(\.1))
    if innerHasDelegate { #expect(delegate.asked == 1) }
    outer.beginsAt = 99
    #expect(dragAndLift() == ["inner began", "inner ended"])
  }

  @Test("10.14: a subclass may refuse to prevent, or to be prevented", arguments: [true, false])
  func subclasses(outerPrevents: Bool) {
    final class Gentle: UIGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .began : .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let gentle = targets.watch(Gentle(), "gentle")
    inner.view?.removeGestureRecognizer(inner)
    outer.view?.addGestureRecognizer(gentle)
    outer.beginsAt = outerPrevents ? 1 : 2
    stage.drag([(10, 10), (20, 10), (30, 10)])
    let lines = targets.take()
    #expect(
      lines
        == (outerPrevents
          ? ["outer began", "outer changed"]
          : ["gentle began", "outer began", "gentle changed"]))
  }

  @Test("10.14: a recogniser that is under way keeps a later one from beginning, not the reverse")
  func underWay() {
    outer.beginsAt = 1
    inner.beginsAt = 2
    stage.drag([(10, 10), (20, 10), (30, 10)])
    #expect(targets.take() == ["outer began", "outer changed"])
    #expect(inner.state == .failed)
    stage.lift(30, 10)
    #expect(targets.take() == ["outer ended"])
  }

  @Test("The question whether a gesture may begin is asked when it is complete, once")
  func shouldBegin() {
    final class Gate: UIGestureRecognizerDelegate {
      var answers: [Bool] = []
      var asked = 0
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return false
      }
    }
    let gate = Gate()
    inner.delegate = gate
    outer.beginsAt = 2
    let lines = dragAndLift()
    #expect(gate.asked == 1)
    #expect(lines == Self.story("outer", from: 2).map(\.1))
    let questions = stage.traceLines { if case .question = $0 { true } else { false } }
    #expect(questions == ["Gate.gestureRecognizerShouldBegin(_:) answers false"])
  }

  @Test(
    "Actions come when all recognisers have seen the event, so that a subclass may finish first")
  func afterTheEvent() {
    final class Late: UIGestureRecognizer {
      var measured = 0.0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .began
        measured = touches.first!.location(in: nil).x
      }
    }
    let late = targets.watch(Late(), "late")
    inner.view?.addGestureRecognizer(late)
    inner.isEnabled = false
    targets.detail = { ($0 as? Late).map { "\($0.measured)" } ?? "" }
    stage.drag([(10, 10), (20, 10)])
    #expect(targets.take() == ["late began 20.0"])
  }
}
