import Testing

@testable import UIKit

@Suite("Every event in every state") struct TransitionStateTests {
  /// What is not listed does not belong.
  private static let transitions: [TransitionState: [TransitionState.Event: TransitionState]] = [
    .requested: [.answered: .asked, .abandoned: .ended],
    .asked: [.prepared: .prepared, .abandoned: .ended],
    .prepared: [.animationBegan: .running, .abandoned: .ended],
    .running: [.completed: .finishing, .cancelled: .cancelling, .abandoned: .ended],
    .finishing: [.cleanedUp: .ended],
    .cancelling: [.cleanedUp: .ended],
    .ended: [:],
  ]

  @Test("Of a transition", arguments: TransitionState.allCases)
  func transition(_ state: TransitionState) {
    for event in TransitionState.Event.allCases {
      #expect(state.after(event) == Self.transitions[state]?[event], "\(event)")
    }
  }

  @Test("From every state but the last the end can be reached, from the last nothing")
  func ends() {
    for state in TransitionState.allCases {
      var reached: Set<TransitionState> = [state]
      for _ in TransitionState.allCases {
        for one in reached {
          reached.formUnion(TransitionState.Event.allCases.compactMap(one.after))
        }
      }
      #expect(reached.contains(.ended))
    }
    #expect(TransitionState.Event.allCases.allSatisfy { TransitionState.ended.after($0) == nil })
  }

  private static let appearances: [AppearanceState: [AppearanceState.Change: AppearanceState]] = [
    .disappeared: [.willAppear: .appearing],
    .appearing: [.didAppear: .appeared, .willDisappear: .disappearing],
    .appeared: [.willDisappear: .disappearing],
    .disappearing: [.didDisappear: .disappeared, .willAppear: .appearing],
  ]

  @Test("1.4.1: of a controller's appearance", arguments: AppearanceState.allCases)
  func appearance(_ state: AppearanceState) {
    for change in AppearanceState.Change.allCases {
      #expect(state.after(change) == Self.appearances[state]?[change], "\(change)")
    }
  }

  @Test(
    "1.4.1: the way from one to another is the shortest that is legal",
    arguments: AppearanceState.allCases)
  func way(_ start: AppearanceState) {
    for wanted in AppearanceState.allCases {
      var (state, count) = (start, 0)
      while let change = state.change(towards: wanted), count < 4 {
        guard let next = state.after(change) else { break }
        (state, count) = (next, count + 1)
      }
      // Who is off does not leave, who is on does not come.
      let isLeftOut =
        (start, wanted) == (.disappeared, .disappearing)
        || (start, wanted) == (.appeared, .appearing)
      #expect(state == (isLeftOut ? start : wanted))
      #expect(count <= 2)
    }
  }

  @Test("Within something that goes nobody is on; within something that comes nobody is before it")
  func within() {
    let order: [AppearanceState] = [.disappeared, .disappearing, .appearing, .appeared]
    for (index, own) in order.enumerated() {
      for (holderIndex, holder) in order.enumerated() {
        #expect(own.within(holder) == order[min(index, holderIndex)])
      }
    }
  }
}
