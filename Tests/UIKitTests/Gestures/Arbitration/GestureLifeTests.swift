import Testing

@testable import UIKit

@Suite("10.9: a recogniser's life, every state and every step") struct GestureLifeTests {
  private typealias State = UIGestureRecognizer.State

  private static let lives: [GestureLife] = [
    .possible, .waiting(.begun), .waiting(.begunAndEnded), .waiting(.discrete), .began, .changed,
    .ended, .cancelled, .failed,
  ]

  private static let states: [State] = [
    .possible, .began, .changed, .ended, .cancelled, .failed,
  ]

  private func after(
    _ life: GestureLife, _ input: GestureLife.Input
  ) -> (GestureLife, [State]) {
    var life = life
    let told = life.step(input)
    return (life, told)
  }

  @Test("10.9: continuous: possible, began, changed, ended or cancelled; each is told")
  func continuous() {
    var life = GestureLife.possible
    #expect(life.step(.set(.began, .begins)) == [.began])
    #expect(life.step(.set(.changed, .begins)) == [.changed])
    #expect(life.step(.set(.changed, .begins)) == [.changed])
    #expect(life.step(.set(.ended, .begins)) == [.ended])
    #expect(life.step(.reset) == [])
    #expect(life == .possible)
    for begun in [GestureLife.began, .changed] {
      #expect(after(begun, .set(.cancelled, .begins)) == (.cancelled, [.cancelled]))
      #expect(after(begun, .set(.ended, .begins)) == (.ended, [.ended]))
      #expect(after(begun, .prevented) == (.cancelled, [.cancelled]))
    }
  }

  @Test("10.9: discrete: possible, then ended or failed; failing is told nobody")
  func discrete() {
    #expect(after(.possible, .set(.ended, .begins)) == (.ended, [.ended]))
    #expect(after(.possible, .set(.failed, .begins)) == (.failed, []))
    #expect(after(.possible, .prevented) == (.failed, []))
  }

  @Test("10.14: what waits says nothing until the others have failed")
  func waiting() {
    #expect(after(.possible, .set(.began, .waits)) == (.waiting(.begun), []))
    #expect(after(.possible, .set(.ended, .waits)) == (.waiting(.discrete), []))
    #expect(after(.waiting(.begun), .set(.changed, .begins)) == (.waiting(.begun), []))
    #expect(after(.waiting(.begun), .set(.ended, .begins)) == (.waiting(.begunAndEnded), []))
    #expect(after(.waiting(.begun), .allowed) == (.began, [.began]))
    #expect(after(.waiting(.begunAndEnded), .allowed) == (.ended, [.began, .ended]))
    #expect(after(.waiting(.discrete), .allowed) == (.ended, [.ended]))
    #expect(after(.waiting(.discrete), .prevented) == (.failed, []))
    #expect(after(.waiting(.begun), .set(.cancelled, .begins)) == (.failed, []))
  }

  @Test("A gesture that may not begin has failed")
  func refused() {
    #expect(after(.possible, .set(.began, .fails)) == (.failed, []))
    #expect(after(.possible, .set(.ended, .fails)) == (.failed, []))
  }

  @Test("What is over stays so until it is reset, whatever happens", arguments: lives)
  func over(life: GestureLife) {
    guard life.isOver else { return }
    for state in Self.states {
      for verdict in [GestureLife.Verdict.begins, .waits, .fails] {
        #expect(after(life, .set(state, verdict)) == (life, []))
      }
    }
    #expect(after(life, .allowed) == (life, []))
    #expect(after(life, .prevented) == (life, []))
  }

  @Test("10.9: no step but these is ever told", arguments: lives)
  func allowedSteps(life: GestureLife) {
    // From what targets knew to what they hear.
    let allowed: [State: Set<State>] = [
      .possible: [.began, .ended], .began: [.changed, .ended, .cancelled],
      .changed: [.changed, .ended, .cancelled],
    ]
    var inputs: [GestureLife.Input] = [.allowed, .prevented, .reset]
    for state in Self.states {
      for verdict in [GestureLife.Verdict.begins, .waits, .fails] {
        inputs.append(.set(state, verdict))
      }
    }
    for input in inputs {
      let (next, told) = after(life, input)
      var known = life.state
      for state in told {
        #expect(allowed[known]?.contains(state) == true, "\(life) \(input)")
        known = state
      }
      if let last = told.last { #expect(next.state == last) }
      if input == .reset { #expect(next == .possible) }
    }
  }

  @Test("Undecided, under way and over are each state's one place", arguments: lives)
  func places(life: GestureLife) {
    #expect([life.isUndecided, life.isUnderWay, life.isOver].count { $0 } == 1)
    #expect(life.isUndecided == (life.state == .possible))
  }
}
