import CoreGraphics
import DisplayList
import Stage

/// One of the stages that a window shows, with what it last put out.
@MainActor struct StagePart {
  private let stage: Stage
  private(set) var lastStepTime = 0.0
  private(set) var isMoving = false
  /// What the last step was given; nil before the first.
  private var lastScreen: Screen?
  private var displayList: DisplayList

  /// What a stage's picture is made for.
  struct Screen: Equatable {
    /// Points.
    var size: CGSize
    /// Pixels per point.
    var scale: Double
  }

  init(_ stage: Stage) {
    self.stage = stage
    displayList = DisplayList(root: DisplayNode(owner: 0), size: stage.device.size)
  }

  /// Whether a step would change anything.
  func needsStep(for screen: Screen) -> Bool { stage.needsStep || lastScreen != screen }

  mutating func step(to time: Double, _ screen: Screen, events: [InputEvent]) {
    let output = stage.step(
      StageInput(time: time, size: screen.size, scale: screen.scale, events: events))
    lastScreen = screen
    lastStepTime = time
    isMoving = output.nextStep == .atNextDisplayTime
    displayList = output.displayList
  }

  /// At or after the last step.
  func picture(at time: Double) -> DisplayList {
    isMoving && time > lastStepTime ? stage.picture(at: time) : displayList
  }
}
