import CoreGraphics
import UIKit

extension GestureScript {
  /// What it means for a stage as it is now.
  ///
  /// - Parameter time: seconds of the stage; of the step in which the first finger lands.
  /// - Throws: `ScenarioError.noSuchView` or `.noRoom`.
  @MainActor package func events(on stage: Stage, from time: Double) throws -> [InputEvent] {
    try events(on: stage, fromStep: stage.device.step(at: time), scenario: nil)
  }

  /// - Parameter scenario: for the error's text.
  @MainActor func events(
    on stage: Stage, fromStep first: Int, scenario: String?
  ) throws -> [InputEvent] {
    let device = stage.device
    let direction = UIApplication.of(stage.context).userInterfaceLayoutDirection
    var expansion = GestureExpansion(
      on: stage.screenSize, rate: device.rate, isRightToLeft: direction == .rightToLeft
    ) { identifier in
      guard let view = stage.view(identifiedBy: identifier) else {
        throw ScenarioError.noSuchView(identifier: identifier, scenario: scenario ?? "")
      }
      return view.screenCenter
    }
    for part in parts { try expansion.add(part) }
    // Counted in steps, so that no rounding decides in which step a finger lifts.
    return expansion.samples.map { sample in
      InputEvent(
        time: device.time(ofStep: first + sample.step) + sample.offset, finger: sample.finger,
        phase: sample.phase, position: sample.position)
    }
  }
}
