import Foundation
import QuartzCore

/// Turns the change of one property within an animation block into an animation.
@MainActor final class BlockAnimationAction: CAAction {
  private let view: UIView
  private let property: LayerProperty
  private let scope: AnimationScope
  private let formerValue: AnimatableValue
  private let shownValue: AnimatableValue

  /// Before the change.
  init(view: UIView, property: LayerProperty, scope: AnimationScope) {
    self.view = view
    self.property = property
    self.scope = scope
    formerValue = view.layer.values[property]
    shownValue = view.layer.presentationValues[property]
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let context = view.layer.context else { return }
    let newValue = view.layer.values[property]
    if let recording = scope.recording {
      return recording.record(
        newValue, of: property, of: view, from: startsFromShown ? shownValue : formerValue,
        scope.batch)
    }
    var animation: PropertyAnimation
    if property.isAddedByBlocks, !view.layer.isAnimatedAbsolutely(property),
      let difference = formerValue.difference(from: newValue)
    {
      animation = PropertyAnimation(
        AnimatedKeyPath(property), .between(difference.from, difference.zero))
      animation.isAdditive = true
    } else {
      // An absolute animation takes the place of whatever animated the property. Source: 7.1.5.
      view.layer.removeBlockAnimations(of: property)
      animation = PropertyAnimation(
        AnimatedKeyPath(property), .between(startsFromShown ? shownValue : formerValue, newValue))
    }
    scope.add(
      view.layer.blockAnimation(animation, scope.pace, in: context), to: view, former: formerValue,
      in: context)
  }

  /// Source: 7.1.5, 7.3.19.
  private var startsFromShown: Bool {
    scope.options.contains(.beginFromCurrentState) || scope.pace.curve.isSpring
  }
}

extension CALayer {
  /// Whether what animates `property` is not to be added to: an absolute animation under the
  /// property's key, or one that repeats. Source: 7.1.5.
  fileprivate func isAnimatedAbsolutely(_ property: LayerProperty) -> Bool {
    animations.contains {
      $0.isOfBlocks(property) && (!$0.isAdditive || $0.body.timing.repeatCount > 1)
    }
  }

  /// Another value takes the place of what animates `property`; the completions get false.
  func removeBlockAnimations(of property: LayerProperty) {
    for animation in animations where animation.isOfBlocks(property) {
      removeAnimation(animation.id, reason: .replaced)
    }
  }

  /// Under the property's name, or where that is taken, under one with a number. Source: 7.1.4.
  func blockAnimation(
    _ animation: PropertyAnimation, _ pace: AnimationPace, in context: StageContext
  ) -> LayerAnimation {
    let name = animation.keyPath.property.rawValue
    let taken = Set(animations.compactMap(\.key))
    var (key, number) = (name, 2)
    while taken.contains(key) {
      key = "\(name)-\(number)"
      number += 1
    }
    let body = TimedAnimation(
      timing: pace.timing, curve: pace.curve, content: .property(animation))
    return LayerAnimation(id: context.nextNumber(), key: key, body: body)
  }
}

extension LayerAnimation {
  /// Whether it has the key under which blocks animate `property`; whoever takes such a key for an
  /// animation of their own takes part. Source: 7.1.5.
  fileprivate func isOfBlocks(_ property: LayerProperty) -> Bool {
    guard self.property == property else { return false }
    // Those of property animators may have none.
    guard let key else { return drive != nil }
    return key == property.rawValue || key.hasPrefix(property.rawValue + "-")
  }
}

extension LayerProperty {
  /// The others change at once in a block. Source: 7.1.9.
  fileprivate var isAnimatedByBlocks: Bool {
    switch self {
    case .bounds, .position, .transform, .anchorPoint, .opacity, .cornerRadius, .backgroundColor,
      .backdropRadius, .backdropSaturation:
      true
    default: false
    }
  }

  /// Whether an animation is added to those that run. Source: 7.1.4.
  fileprivate var isAddedByBlocks: Bool {
    switch self {
    case .bounds, .position, .transform: true
    default: false
    }
  }
}

extension UIView {
  /// The answer that keeps a view's layer from moving by itself. Source: 7.1.2, 8.1.3.
  static let noAction = NSNull()

  /// Outside a block, or in one that animates nothing, a change shows at once. Source: 7.1.2.
  ///
  /// So does that of a view outside a window, which nobody sees move.
  func blockAnimationAction(forKey event: String) -> (any CAAction)? {
    guard let context = layer.context else { return nil }
    let scopes = UIApplication.of(context).animationScopes
    guard scopes.isEnabled, let scope = scopes.innermost, scope.pace.isAnimated,
      let property = LayerProperty(rawValue: event), property.isAnimatedByBlocks
    else { return nil }
    if case .still = scope.kind { return nil }
    return BlockAnimationAction(view: self, property: property, scope: scope)
  }
}
