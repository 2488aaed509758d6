import CoreGraphics
import DisplayList
import QuartzCore
import UIKit

/// The stage of status bar and home indicator, which goes with the app's.
@MainActor final class StageBars {
  private let stage: Stage
  private let controller: BarsController

  init(_ device: Device) {
    var made: BarsController?
    stage = Stage(
      device: device, environment: StageEnvironment(), isTraced: false, isNewest: false,
      console: nil
    ) {
      let controller = BarsController()
      made = controller
      return controller
    }
    controller = made!
  }

  func show(_ look: BarsLook, isAnimated: Bool) {
    stage.perform { controller.show(look, isAnimated: isAnimated) }
  }

  /// Always upright, as large as the interface: the signs do not turn, they are laid out anew.
  func step(_ input: StageInput, size: CGSize) -> DisplayList {
    stage.step(StageInput(time: input.time, size: size, scale: input.scale)).displayList
  }

  var needsStep: Bool { stage.needsStep }

  /// What the last step committed.
  var roots: [CommittedLayer] { stage.lastStep.roots }
}
