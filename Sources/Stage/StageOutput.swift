import DisplayList
import Trace

/// All that comes out of a step.
public struct StageOutput: Codable, Equatable, Sendable {
  /// Whether a further step would do anything.
  public enum NextStep: Codable, Hashable, Sendable {
    /// Nothing moves and nothing waits: only input can change the picture.
    case onInput
    /// Nothing moves, and a timer is due at this time: at the first display time from then on.
    case at(Double)
    /// Something moves or waits: at the device's next display time.
    case atNextDisplayTime
  }

  public var displayList: DisplayList
  /// What happened in this step, and between it and the one before.
  public var trace: [TraceEvent]
  public var nextStep: NextStep

  public init(displayList: DisplayList, trace: [TraceEvent], nextStep: NextStep) {
    self.displayList = displayList
    self.trace = trace
    self.nextStep = nextStep
  }
}
