/// What a person asks of the window, by mouse or by key.
enum ChromeAction: Equatable {
  case setSpeed(Double)
  case togglePause
  /// Device steps, backwards if negative.
  case stepFrame(Int)
  case replay
  /// Seconds more or less than now.
  case changeDuration(Double)
  case setDuration(Double)
  /// Back to what the code says.
  case resetDuration
  case toggleRelease
  /// Quarters of a turn of the device, clockwise.
  case turn(Int)
  /// Light or dark.
  case toggleAppearance
  /// The device so many places further on in the table.
  case nextDevice(Int)
  /// A time of the stage to show.
  case scrub(Double)
  case restart
  /// Begins to record what fingers do, or ends that.
  case recordGesture
  /// Does what was recorded last, or the gesture that was given.
  case performGesture
  case releaseTransition
  case dismissFindings
  case toggleKeys
  case toggleScenarios
  /// Hides the list and the keys.
  case closeSheets
  /// The scenario at this place of the list.
  case open(Int)
  /// The scenario so many places further on.
  case openNext(Int)
  /// The transition so many before or after the one that is looked at.
  case selectTransition(Int)
}
