import QuartzCore

extension UIViewPropertyAnimator {
  /// Ways a second at the first moment of what it runs now, towards its end; nil where it does not run.
  var beginningVelocity: Double? {
    guard let way, case .running(let run) = motion else { return nil }
    return run.velocity(on: way.pace)
  }
}
