import CoreGraphics
import Stage
import Testing
import Trace
import UIKit

@MainActor @Suite("When a transition begins and ends")
struct ScenarioRecorderTests {
  /// Steps from the start to the end of the presentation.
  private func steps(_ scenario: Scenario) async throws -> (count: Double, isFrozen: Bool) {
    let span = try await ScenarioRecorder(scenario, .present, device: StageDriver.device).trace()
      .span
    return ((span.end - span.start) * 60, span.isFrozen)
  }

  private func isNear(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-6 }

  @Test("One that is never completed ends a second after its duration, and is marked")
  func frozen() async throws {
    let (count, isFrozen) = try await steps(Scenarios.frozen)
    #expect(isNear(count, (0.3 + 1) * 60) && isFrozen)
    let recorder = ScenarioRecorder(Scenarios.frozen, .present, device: StageDriver.device)
    let (pictures, span) = try await recorder.pictures(at: [0, 1])
    #expect(span.isFrozen && pictures.count == 2)
    #expect(pictures[0].list != pictures[1].list)
  }

  @Test(
    "Frozen with a duration that is no sensible number: one second",
    arguments: [Double.infinity, -.infinity, .nan, -5])
  func frozenSenseless(_ duration: Double) async throws {
    let (count, isFrozen) = try await steps(
      Scenarios.custom { Scenarios.Animator(duration: duration) { _, _ in } })
    #expect(isNear(count, 60) && isFrozen)
  }

  @Test("Completed by the animation's completion: the step after it")
  func ordinary() async throws {
    let (count, isFrozen) = try await steps(
      Scenarios.custom {
        Scenarios.Animator(duration: 0.25) { view, context in
          view.alpha = 0
          UIView.animate(withDuration: 0.25) {
            view.alpha = 1
          } completion: { _ in
            context.completeTransition(true)
          }
        }
      })
    #expect(isNear(count, 15 + 1) && !isFrozen)
  }

  @Test("Completed at once, before its animation: the end of the animation counts")
  func completedTooEarly() async throws {
    let (count, isFrozen) = try await steps(
      Scenarios.custom {
        Scenarios.Animator(duration: 0.25) { view, context in
          view.alpha = 0
          UIView.animate(withDuration: 0.25) { view.alpha = 1 }
          context.completeTransition(true)
        }
      })
    #expect(isNear(count, 15 + 1) && !isFrozen)
  }

  @Test("Completed at once and nothing moves: the step after the start")
  func immediate() async throws {
    let (count, isFrozen) = try await steps(
      Scenarios.custom {
        Scenarios.Animator(duration: 0.25) { _, context in context.completeTransition(true) }
      })
    #expect(isNear(count, 1) && !isFrozen)
  }

  @Test("What still moves when it is completed is waited for ten seconds")
  func longAfter() async throws {
    let (count, isFrozen) = try await steps(
      Scenarios.custom {
        Scenarios.Animator(duration: 0.25) { view, context in
          UIView.animate(withDuration: 30) { view.alpha = 0.5 }
          context.completeTransition(true)
        }
      })
    #expect(isNear(count, 601) && !isFrozen)
  }

  /// Fades in, with something in the screen that moves for ever.
  private func fadeWithPulse(
    isCompleted: Bool, _ pulse: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> Scenario {
    Scenarios.custom {
      Scenarios.Animator(duration: 0.25) { view, context in
        let dot = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.addSubview(dot)
        pulse(dot)
        view.alpha = 0
        UIView.animate(withDuration: 0.25) {
          view.alpha = 1
        } completion: { _ in
          if isCompleted { context.completeTransition(true) }
        }
      }
    }
  }

  private static let pulses: [@MainActor @Sendable (UIView) -> Void] = [
    { dot in
      UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
        dot.alpha = 0
      }
    },
    { dot in UIView.animate(withDuration: .infinity) { dot.alpha = 0 } },
    { dot in
      let pulse = CABasicAnimation(keyPath: "opacity")
      pulse.toValue = 0.0
      (pulse.duration, pulse.repeatCount) = (0.5, .infinity)
      dot.layer.add(pulse, forKey: nil)
    },
  ]

  @Test("What moves for ever in the presented screen is not waited for", arguments: 0..<3)
  func pulse(_ index: Int) async throws {
    // The step after 15, as without the dot.
    let ended = try await steps(fadeWithPulse(isCompleted: true, Self.pulses[index]))
    #expect(isNear(ended.count, 15 + 1) && !ended.isFrozen)
    // A second after its duration, as without the dot.
    let frozen = try await steps(fadeWithPulse(isCompleted: false, Self.pulses[index]))
    #expect(isNear(frozen.count, (0.25 + 1) * 60) && frozen.isFrozen)
  }

  @Test("What moves for ever is not waited for either when the transition is stretched")
  func stretchedPulse() async throws {
    for duration in [0.05, 1.0] {
      var settings = StageSettings()
      settings.transitionDuration = duration
      let recorder = ScenarioRecorder(
        fadeWithPulse(isCompleted: true, Self.pulses[0]), .present, device: StageDriver.device,
        settings: settings)
      let span = try await recorder.trace().span
      #expect(isNear((span.end - span.start) * 60, duration * 60 + 1))
    }
  }

  @Test("A script that begins no transition is an error")
  func nothingBegan() async {
    let scenario = Scenario(id: "idle", title: "", present: .tap("view"), dismiss: .tap("view")) {
      let controller = UIViewController()
      controller.view.accessibilityIdentifier = "view"
      return controller
    }
    // What was never presented cannot be dismissed either.
    for direction in Direction.allCases {
      let recorder = ScenarioRecorder(scenario, direction)
      await #expect(throws: ScenarioError.nothingBegan(scenario: "idle", direction: .present)) {
        try await recorder.trace()
      }
    }
    let text = ScenarioError.nothingBegan(scenario: "idle", direction: .dismiss)
      .localizedDescription
    #expect(text.contains("'idle'") && text.contains("dismiss"))
  }

  @Test("A missing view is an error of the recorder too")
  func noSuchView() async {
    let scenario = Scenario(id: "x", title: "", present: .tap("no"), dismiss: .tap("no")) {
      UIViewController()
    }
    await #expect(throws: ScenarioError.noSuchView(identifier: "no", scenario: "x")) {
      try await ScenarioRecorder(scenario, .present).pictures(at: [0])
    }
  }

  @Test("The trace begins with the touch and says where it was recorded")
  func document() async throws {
    let (document, span) = try await ScenarioRecorder(Scenarios.coverVertical, .dismiss).trace()
    #expect(document.scenario == "cover-vertical" && document.direction == "dismiss")
    #expect(document.device == "iphone13" && document.rate == 60 && document.schema == 1)
    let first = try #require(document.events.first)
    guard case .touch(.began, _, _, _) = first.event else {
      Issue.record("the first event is \(first)")
      return
    }
    let times = document.events.map(\.time)
    #expect(times == times.sorted())
    #expect(times.last! <= span.end)
    let controllers = document.events.filter {
      if case .created = $0.event { true } else { false }
    }
    #expect(controllers.isEmpty)
  }

  @Test("Fractions map onto the span, both ends exactly")
  func span() {
    var span = TransitionSpan(start: 0.1, end: 0.7, isFrozen: false)
    for n in 1..<500 {
      span.start = Double(n) / 60
      span.end = Double(n + n % 37 + 1) / 60
      #expect(span.time(at: 0) == span.start)
      #expect(span.time(at: 1) == span.end)
    }
    #expect(TransitionSpan(start: 1, end: 3, isFrozen: false).time(at: 0.25) == 1.5)
  }

  @Test("Fractions that are no times are refused")
  func badFractions() async {
    await #expect(processExitsWith: .failure) {
      _ = try await ScenarioRecorder(Scenarios.coverVertical, .present).pictures(at: [.nan])
    }
    await #expect(processExitsWith: .failure) {
      _ = try await ScenarioRecorder(Scenarios.coverVertical, .present).pictures(at: [-0.1])
    }
  }
}
