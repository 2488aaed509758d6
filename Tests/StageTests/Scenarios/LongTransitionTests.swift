import CoreGraphics
import Stage
import Testing
import UIKit

@MainActor @Suite("Transitions that take longer than one wants to wait")
struct LongTransitionTests {
  /// Two steps a second: ten minutes are soon over.
  private let device = Device(
    name: "slow", size: CGSize(width: 100, height: 200), scale: 1, rate: 2)

  /// Says that it takes `duration`, and fades in over `movement` seconds.
  private func fade(
    _ duration: Double, movement: Double, isCompleted: Bool = true
  ) -> Scenario {
    Scenarios.custom(id: "long") {
      Scenarios.Animator(duration: duration) { view, context in
        view.alpha = 0
        UIView.animate(withDuration: movement) {
          view.alpha = 1
        } completion: { _ in
          if isCompleted { context.completeTransition(true) }
        }
      }
    }
  }

  private func span(
    _ scenario: Scenario, _ direction: Direction = .present
  ) async throws -> TransitionSpan {
    try await ScenarioRecorder(scenario, direction, device: device).trace().span
  }

  /// What is said of a scenario that cannot be followed to its end.
  private func message(
    _ scenario: Scenario, _ direction: Direction = .present
  ) async throws -> String {
    var error: (any Error)?
    do {
      _ = try await span(scenario, direction)
    } catch let thrown {
      error = thrown
    }
    return try #require(error as? ScenarioError).localizedDescription
  }

  @Test("An hour: it is given up after ten minutes, with the reason, and nobody is accused")
  func hour() async throws {
    for direction in Direction.allCases {
      let text = try await message(fade(3600, movement: 3600), direction)
      #expect(text.contains("'long'") && text.contains("presentation"))
      #expect(text.contains("600") && text.contains("3600"))
      #expect(text.contains("--duration"))
      #expect(!text.contains("completeTransition"))
    }
  }

  @Test("What waits for the end of a movement that has none is frozen")
  func endless() async throws {
    // A second after its duration, which counts for ten minutes at most.
    for (duration, end) in [(0.5, 1.5), (3600, 601), (.infinity, 1)] {
      let span = try await span(fade(duration, movement: .infinity))
      #expect(span.isFrozen)
      #expect(span.end - span.start == end)
    }
  }

  @Test("Longer than the animator said, and longer than ten seconds, is no fault")
  func longer() async throws {
    for (duration, movement) in [(0.5, 5.0), (0.5, 30), (30, 30), (3600, 30), (599, 599)] {
      let span = try await span(fade(duration, movement: movement))
      #expect(!span.isFrozen)
      // The step after the end, and each in its turn.
      #expect(span.end - span.start == movement + 0.5)
    }
  }

  @Test("A dismissal waits for a presentation that takes its time")
  func dismissalAfterLongPresentation() async throws {
    for movement in [15.0, 599] {
      let span = try await span(fade(movement, movement: movement), .dismiss)
      #expect(!span.isFrozen && span.end - span.start < 10)
    }
  }

  @Test("Frozen: everything is over, and it is still not completed")
  func frozen() async throws {
    // A second after its duration, or when the last movement has ended.
    for (duration, movement, end) in [(0.5, 0.5, 1.5), (0.5, 5.0, 5.0), (30, 5, 31)] {
      let span = try await span(fade(duration, movement: movement, isCompleted: false))
      #expect(span.isFrozen)
      #expect(span.end - span.start == end)
    }
  }

  @Test("No dismissal without a presentation: that this never ends is what is said")
  func nothingToDismiss() async throws {
    let text = try await message(fade(0.5, movement: 0.5, isCompleted: false), .dismiss)
    #expect(text.contains("presentation") && text.contains("never"))
    #expect(!text.contains("accessibilityIdentifier"))
  }
}
