import CoreGraphics

/// An animation of one key path of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// As `opacity`, `bounds.size.width` or `transform.rotation.z`. One that the layer does not have is
  /// told on the console, and the animation changes nothing.
  open var keyPath: String?

  /// Adds the value to the one so far; matrices are concatenated. Source: 8.4.1.
  open var isAdditive = false

  /// Each cycle goes on where the one before it ended. Source: 8.4.1.
  open var isCumulative = false

  /// Makes the values, which are numbers, a transform. Source: 8.4.1.
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }

  override func content(
    for layer: CALayer, _ problem: (String) -> Void
  ) -> TimedAnimation.Content {
    guard let keyPath else {
      problem("it has no keyPath and changes nothing")
      return .group([])
    }
    guard let path = AnimatedKeyPath(keyPath), layer.values.has(path.property) else {
      problem("there is no key path '\(keyPath)' to animate; it changes nothing")
      return .group([])
    }
    if valueFunction != nil, !layer.values[path].isTransform {
      problem("its valueFunction makes transforms, and '\(keyPath)' is none; it changes nothing")
      return .group([])
    }
    guard let values = animationValues(like: layer.values[path], problem) else { return .group([]) }
    var animation = PropertyAnimation(path, values)
    animation.isAdditive = isAdditive
    animation.isCumulative = isCumulative
    animation.function = valueFunction?.function
    return .property(animation)
  }

  /// The values, of the kind of `sample`; nil for none. A base class has none.
  func animationValues(
    like sample: AnimatableValue, _ problem: (String) -> Void
  ) -> AnimationValues? { nil }

  /// One value of the kind of `sample`; what is of another kind is told.
  func value(
    _ any: Any?, _ name: String, like sample: AnimatableValue, _ problem: (String) -> Void
  ) -> AnimatableValue? {
    guard let any else { return nil }
    let value =
      if let function = valueFunction?.function {
        AnimatableValue(any, like: function.takesThree ? .numbers([]) : .number(0))
      } else {
        AnimatableValue(any, like: sample)
      }
    guard let value, value.isFinite else {
      problem("its \(name), \(any), is no value for '\(keyPath ?? "")'; it changes nothing")
      return nil
    }
    return value
  }
}

extension ValueFunction {
  fileprivate var takesThree: Bool { self == .scale || self == .translate }
}
