import DisplayList
import Stage
import Trace
import UIKit

@testable import InterludeCommand

/// One transition of a gallery entry, from its first frame to the one after its end, with the views
/// at hand.
@MainActor final class GalleryRun {
  let direction: Direction
  let span: TransitionSpan
  private let run: ScenarioRun

  nonisolated static let entries = GalleryCatalogue.scenarios.filter { $0.kind == .gallery }.map(
    \.id)

  nonisolated static func scenario(_ id: String) -> Scenario {
    GalleryCatalogue.scenarios.first { $0.id == id }!
  }

  init(_ id: String, _ direction: Direction) async throws {
    let scenario = Self.scenario(id)
    self.direction = direction
    // Equal runs take equal times.
    span = try await ScenarioRecorder(scenario, direction).trace().span
    run = ScenarioRun(scenario)
    try run.settle()
    if direction == .dismiss {
      try run.perform(scenario.present)
      try run.settle()
    }
    try run.perform(scenario.script(for: direction))
  }

  /// Seconds since the first frame.
  func elapsed(_ fraction: Double) -> Double { span.time(at: fraction) - span.start }

  /// Fractions must be asked for in ascending order.
  func picture(at fraction: Double) -> DisplayList {
    let time = span.time(at: fraction)
    while run.step < run.stage.device.step(at: time) { run.advance() }
    return run.stage.picture(at: max(time, run.time))
  }

  var home: UIView { run.stage.rootViewController!.view }
  var presented: UIView? { run.stage.rootViewController?.presentedViewController?.view }

  var container: UIView? {
    run.stage.rootViewController?.presentedViewController?.presentationController?.containerView
  }
}
