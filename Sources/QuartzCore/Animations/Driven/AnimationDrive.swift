import CoreGraphics

/// Who says how far an animation has come, where that is not the time since its commit: a value that
/// is replaced with each thing its driver does. Of one at rest every picture is the same.
package final class AnimationDrive: Sendable {
  /// Of the whole way.
  package let pace: DrivenPace
  package let window: DrivenWindow
  /// In the layer's time.
  package let motion: DrivenMotion

  package init(pace: DrivenPace, window: DrivenWindow, motion: DrivenMotion) {
    self.pace = pace
    self.window = window
    self.motion = motion
  }

  /// What of the animation's own way lies behind it at the layer's `time`. Source: 7.6.5, 7.6.11.
  package func progress(at time: Double) -> Double {
    progress(at: motion.position(at: time))
  }

  package func progress(at position: DrivenPosition) -> Double {
    if window == .whole { return pace.progress(at: position) }
    return pace.progress(at: window.fraction(at: pace.fraction(at: position)))
  }

  func with(_ motion: DrivenMotion) -> AnimationDrive {
    AnimationDrive(pace: pace, window: window, motion: motion)
  }
}

extension AnimationDrive: Equatable {
  package static func == (first: AnimationDrive, second: AnimationDrive) -> Bool {
    first === second
      || (first.pace == second.pace && first.window == second.window
        && first.motion == second.motion)
  }
}
