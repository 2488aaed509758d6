import CoreGraphics
import DisplayList
import Stage

/// One of the stages that a window shows, with what it last put out.
@MainActor final class StagePart {
  let stage: Stage
  private(set) var lastStepTime = 0.0
  private(set) var isMoving = false
  /// What the last step was given; nil before the first.
  private var lastScreen: Screen?
  private(set) var displayList: DisplayList

  /// What a stage's picture is made for.
  struct Screen: Equatable {
    /// Points.
    var size: CGSize
    /// Pixels per point.
    var scale: Double
  }

  init(_ stage: Stage) {
    self.stage = stage
    displayList = DisplayList(root: DisplayNode(owner: 0), size: stage.screenSize)
  }

  var hasStepped: Bool { lastScreen != nil }

  /// Whether a step would change anything.
  func needsStep(for screen: Screen) -> Bool { stage.needsStep || lastScreen != screen }

  /// - Returns: what the stage put out, and whether that is anything: something that happened,
  ///   moved or can be seen.
  func step(_ input: StageInput) -> (output: StageOutput, isEventful: Bool) {
    let wasMoving = isMoving
    let output = stage.step(input)
    let isEventful =
      wasMoving || !input.events.isEmpty || !output.trace.isEmpty || lastScreen == nil
      || output.nextStep == .atNextDisplayTime || output.displayList != displayList
    lastScreen = Screen(size: input.size, scale: input.scale)
    lastStepTime = input.time
    isMoving = output.nextStep == .atNextDisplayTime
    displayList = output.displayList
    return (output, isEventful)
  }

  /// At or after the last step.
  func picture(at time: Double) -> DisplayList {
    isMoving && time > lastStepTime ? stage.picture(at: time) : displayList
  }
}
