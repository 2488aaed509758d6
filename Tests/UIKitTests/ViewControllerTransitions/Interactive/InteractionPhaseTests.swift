import Testing

@testable import UIKit

@Suite("1.6.3: who has a transition in hand") struct InteractionPhaseTests {
  /// What is not listed does not belong.
  private static let phases: [InteractionPhase: [InteractionPhase.Event: InteractionPhase]] = [
    .waiting: [.beganInteractively: .interactive, .beganByItself: .running, .ended: .ended],
    .running: [.paused: .interactive, .ended: .ended],
    .interactive: [.finished: .finishing, .cancelled: .cancelling, .ended: .ended],
    .finishing: [.paused: .interactive, .ended: .ended],
    .cancelling: [.paused: .interactive, .ended: .ended],
    .ended: [:],
  ]

  @Test("Every event in every phase", arguments: InteractionPhase.allCases)
  func phase(_ phase: InteractionPhase) {
    for event in InteractionPhase.Event.allCases {
      #expect(phase.after(event) == Self.phases[phase]?[event], "\(event)")
    }
  }
}
