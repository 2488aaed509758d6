import Foundation
import QuartzCore

extension UIView {
  /// Changes made in `animations` become keyframes: each one of `addKeyframe` over its part of the
  /// duration, others over the whole. They take the place of what animates the same properties;
  /// the model has the value that was set last at once. Source: 7.4.
  ///
  /// Keyframes within keyframes divide that part. Within another block its duration and curve count,
  /// as for other blocks; a spring is no pace for keyframes, they then go evenly. Source: 7.1.12.
  ///
  /// - Parameters:
  ///   - duration: seconds; 0 takes over an enclosing block's in any case. Source: 7.4.5.
  ///   - completion: called once, as `animate`'s.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let scopes = UIApplication.shared.animationScopes
    var options = options
    if duration == 0, scopes.innermost != nil { options.remove(.overrideInheritedDuration) }
    let recording = KeyframeRecording(options.mode)
    let scope = AnimationScope.beginning(
      "UIView.animateKeyframes", duration: duration, delay: delay, options: options.blockOptions,
      curve: { _ in options.blockOptions.timingCurve }, kind: .keyframes(recording))
    if scope.recording === recording {
      recording.begin(for: scope)
      if scope.pace.curve.isSpring { scope.pace = scope.pace.with(.linear) }
    }
    scopes.run(scope, animations, completion)
  }

  /// Changes made in `animations` take up a part of the enclosing keyframe animation: from where the
  /// keyframe before has come to, to their new values. Outside of one they are what they would be
  /// without this call. Source: 7.4.1, 7.4.6.
  ///
  /// - Parameters:
  ///   - frameStartTime: a share of the whole, 0…1; what lies outside is cut.
  ///   - frameDuration: the same; 0 jumps.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recording = UIApplication.shared.animationScopes.innermost?.recording else {
      return animations()
    }
    func cut(_ share: Double) -> Double { share > 0 ? min(share, 1) : 0 }
    let start = cut(frameStartTime)
    let end = max(start, cut((frameStartTime.isNaN ? 0 : frameStartTime) + frameDuration))
    // Thirds that are summed up come to a little more than the whole.
    let isRight =
      start == frameStartTime && frameDuration >= 0 && start + frameDuration <= 1 + 1e-6
    if !isRight {
      StageContext.current.console(
        "addKeyframe: a relative start time of \(frameStartTime) and duration of \(frameDuration) "
          + "are not within 0…1; \(start) to \(end) is animated.")
    }
    recording.keyframe(KeyframeRecording.Span(start: start, end: end), animations)
  }
}

extension AnimationPace {
  fileprivate func with(_ curve: TimingCurve) -> AnimationPace {
    var pace = AnimationPace(duration: duration, delay: delay, curve: curve)
    (pace.repeatCount, pace.autoreverses) = (repeatCount, autoreverses)
    return pace
  }
}
