import Stage
import Testing
import Trace

@testable import InterludeCommand

/// The gesture that an entry brings with it, where it is used.
struct OwnGesture: CustomTestStringConvertible, Sendable {
  let id: String
  let direction: Direction
  let device: String
  let reading: StageEnvironment.Direction

  var testDescription: String { "\(id), \(direction), \(device), \(reading.rawValue)" }

  /// Those of all entries, on a phone and on a tablet, read from the left and from the right.
  static let all: [OwnGesture] = GalleryCatalogue.scenarios.filter { $0.kind == .gallery }.flatMap {
    scenario in
    Direction.allCases.flatMap { direction -> [OwnGesture] in
      guard scenario.gestureScript(for: direction) != nil else { return [] }
      return ["iphone13", "ipad10"].flatMap { device in
        StageEnvironment.Direction.allCases.map {
          OwnGesture(id: scenario.id, direction: direction, device: device, reading: $0)
        }
      }
    }
  }
}

@Suite("The gestures of the gallery in other surroundings") @MainActor
struct GestureSurroundingsTests {
  @Test(
    "All of its way, it finishes, on every screen and read from both sides",
    arguments: OwnGesture.all)
  func whole(own: OwnGesture) async throws {
    #expect(try await completions(own, stoppedAfter: nil) == [true])
  }

  /// A zoom is on its way before it is taken in hand, and goes on.
  @Test(
    "Stopped after a quarter, it goes back",
    arguments: OwnGesture.all.filter { $0.id != "interruptible-zoom" })
  func stopped(own: OwnGesture) async throws {
    #expect(try await completions(own, stoppedAfter: 0.25) == [false])
  }

  /// What the transitions that it brings about end with.
  private func completions(_ own: OwnGesture, stoppedAfter part: Double?) async throws -> [Bool] {
    let scenario = GalleryRun.scenario(own.id)
    var settings = StageSettings()
    settings.environment.direction = own.reading
    let recorder = ScenarioRecorder(
      scenario, own.direction, device: try #require(Device.named(own.device)), settings: settings,
      script: try scenario.gestureScript(
        for: own.direction, stoppedAfter: part, velocity: nil))
    return try await recorder.trace().document.events.compactMap { event in
      if case .transitionCompleted(_, let didComplete) = event.event { didComplete } else { nil }
    }
  }
}
