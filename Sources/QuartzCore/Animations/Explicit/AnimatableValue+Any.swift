import CoreGraphics
import Foundation

extension AnimatableValue {
  /// `any` as a value of the kind of `sample`, as Apple's API takes it; nil for one of another kind.
  init?(_ any: Any, like sample: AnimatableValue) {
    switch sample {
    case .number:
      guard let number = Self.number(any) else { return nil }
      self = .number(number)
    case .flag:
      guard let flag = any as? Bool ?? (any as? NSNumber)?.boolValue else { return nil }
      self = .flag(flag)
    case .point:
      guard let point = any as? CGPoint ?? Self.boxed(any, like: NSValue(point: .zero))?.pointValue
      else { return nil }
      self = .point(point)
    case .size:
      guard let size = any as? CGSize ?? Self.boxed(any, like: NSValue(size: .zero))?.sizeValue
      else { return nil }
      self = .size(size)
    case .rect:
      guard let rect = any as? CGRect ?? Self.boxed(any, like: NSValue(rect: .zero))?.rectValue
      else { return nil }
      self = .rect(rect)
    case .color:
      guard let color = any as? CGColor else { return nil }
      self = .color(color)
    case .image:
      guard let image = any as? CGImage else { return nil }
      self = .image(image)
    case .path:
      guard let path = any as? CGPath else { return nil }
      self = .path(path.copy())
    case .transform, .space:
      guard let matrix = any as? CATransform3D else { return nil }
      self.init(matrix)
    case .colors:
      guard let list = any as? [Any] else { return nil }
      let colors = list.compactMap { $0 as? CGColor }
      guard colors.count == list.count else { return nil }
      self = .colors(colors)
    case .numbers:
      guard let list = any as? [Any] else { return nil }
      let numbers = list.compactMap { Self.number($0) }
      guard numbers.count == list.count else { return nil }
      self = .numbers(numbers)
    }
  }

  /// A boxed value of the kind of `sample`: Foundation stops when it is asked for another one.
  private static func boxed(_ any: Any, like sample: NSValue) -> NSValue? {
    guard let value = any as? NSValue, !(value is NSNumber),
      String(cString: value.objCType) == String(cString: sample.objCType)
    else { return nil }
    return value
  }

  private static func number(_ any: Any) -> CGFloat? {
    switch any {
    case let x as CGFloat: x
    case let x as Double: CGFloat(x)
    case let x as Float: CGFloat(x)
    case let x as Int: CGFloat(x)
    case let x as NSNumber: CGFloat(x.doubleValue)
    case let x as any BinaryInteger: CGFloat(Int(x))
    default: nil
    }
  }
}
