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
    if property.isGeometry, !isAnimatedAbsolutely,
      let difference = formerValue.difference(from: newValue)
    {
      add(from: difference.from, to: difference.zero, isAdditive: true, in: context)
    } else {
      // An absolute animation takes the place of whatever animated the property. Source: 7.1.5.
      view.layer.removeAnimations(of: property)
      // Source: 7.3.19.
      let startsFromShown =
        scope.options.contains(.beginFromCurrentState) || scope.curve.isSpring
      add(
        from: startsFromShown ? shownValue : formerValue, to: newValue, isAdditive: false,
        in: context)
    }
  }

  private var isAnimatedAbsolutely: Bool {
    view.layer.animations.contains { $0.property == property && !$0.isAdditive }
  }

  private func add(
    from: AnimatableValue, to: AnimatableValue, isAdditive: Bool, in context: StageContext
  ) {
    let animation = LayerAnimation(
      id: context.nextNumber(), property: property, from: from, to: to, isAdditive: isAdditive,
      curve: scope.curve, delay: scope.delay, duration: scope.duration)
    scope.add(animation, to: view, former: formerValue, in: context)
  }
}

extension CALayer {
  /// Another value takes the place of what animates `property`; the completions get false.
  func removeAnimations(of property: LayerProperty) {
    for animation in animations where animation.property == property {
      removeAnimation(animation.id, reason: .replaced)
    }
  }
}

extension LayerProperty {
  /// The others change at once in a block. Source: 7.1.9.
  fileprivate var isAnimatedByBlocks: Bool {
    switch self {
    case .bounds, .position, .transform, .opacity, .cornerRadius, .backgroundColor,
      .backdropRadius, .backdropSaturation:
      true
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
    guard scopes.isEnabled, let scope = scopes.innermost, scope.duration > 0,
      let property = LayerProperty(rawValue: event), property.isAnimatedByBlocks
    else { return nil }
    return BlockAnimationAction(view: self, property: property, scope: scope)
  }
}
