import CoreGraphics

/// Turns numbers into transforms. Source: 8.4.1.
package enum ValueFunction: String, Hashable, Sendable {
  case rotateX, rotateY, rotateZ
  case scale, scaleX, scaleY, scaleZ
  case translate, translateX, translateY, translateZ

  /// `scale` and `translate` take three numbers, the others one; nil for a value of another kind.
  package func transform(_ value: AnimatableValue) -> AnimatableValue? {
    switch value {
    case .number(let x): matrix(x).map { AnimatableValue($0) }
    case .numbers(let list) where list.count == 3:
      switch self {
      case .scale: AnimatableValue(CATransform3DMakeScale(list[0], list[1], list[2]))
      case .translate: AnimatableValue(CATransform3DMakeTranslation(list[0], list[1], list[2]))
      default: nil
      }
    default: nil
    }
  }

  private func matrix(_ x: CGFloat) -> CATransform3D? {
    switch self {
    case .rotateX: CATransform3DMakeRotation(x, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(x, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(x, 0, 0, 1)
    case .scaleX: CATransform3DMakeScale(x, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, x, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, x)
    case .translateX: CATransform3DMakeTranslation(x, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, x, 0)
    case .translateZ: CATransform3DMakeTranslation(0, 0, x)
    case .scale, .translate: nil
    }
  }
}
