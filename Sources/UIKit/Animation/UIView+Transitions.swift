import Foundation
import QuartzCore

extension UIView {
  /// The picture of `view` gives way, as `options` say, to what `animations` make of it. The changes
  /// themselves apply at once, unless content may be animated; without an effect in the options they
  /// are animated as those of other blocks. Source: 7.5.1.
  ///
  /// What was shown stays as it was, as a picture; what comes is the view itself, which may go on
  /// moving. Within another block that one's duration and curve count. A view that no step has shown yet
  /// has no former picture: what comes is there at once.
  ///
  /// - Parameter completion: called once, as `animate`'s.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let effect = options.transition
    let isStill = effect != nil && !options.contains(.allowAnimatedContent)
    let scope = AnimationScope.beginning(
      "UIView.transition", duration: duration, delay: 0, options: options,
      curve: { _ in options.timingCurve }, kind: isStill ? .still : .plain)
    let scopes = UIApplication.shared.animationScopes
    scopes.run(
      scope,
      {
        animations?()
        guard let effect, scopes.isEnabled else { return }
        view.add(effect, in: scope)
      }, completion)
  }

  /// `toView` takes the place of `fromView`: it is added to the same superview, in front, and
  /// `fromView` is removed; or with `showHideTransitionViews` the one is shown and the other hidden.
  /// The effect is that of a transition of the superview. Source: 7.5.2.
  ///
  /// - Parameter completion: called once; in the same step if `fromView` has no superview, when
  ///   nothing is changed.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      return animate(withDuration: duration, animations: {}, completion: completion)
    }
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        // A view may take its own place.
        if fromView !== toView { fromView.removeFromSuperview() }
        container.addSubview(toView)
      }
    }
    transition(
      with: container, duration: duration, options: options, animations: exchange,
      completion: completion)
  }

  /// Only what is on the screen has a picture that can give way.
  private func add(_ effect: LayerTransition, in scope: AnimationScope) {
    guard scope.pace.isAnimated, let context = layer.context else { return }
    // What comes is complete from the first picture on.
    layoutIfNeeded()
    scope.willAnimate(self)
    var effect = effect
    effect.needsFormer = true
    let body = TimedAnimation(
      timing: scope.pace.timing, curve: scope.pace.curve, content: .transition(effect))
    layer.add(
      LayerAnimation(id: context.nextNumber(), key: "transition", body: body), to: scope.batch,
      in: context)
  }
}
