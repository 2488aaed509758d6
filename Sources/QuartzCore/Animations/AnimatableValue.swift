import CoreGraphics

/// A value that can be interpolated.
package enum AnimatableValue: Hashable, Sendable {
  case number(CGFloat)
  case point(CGPoint)
  case rect(CGRect)
  case transform(CGAffineTransform)
  /// A transform that is not affine; one and the other are of the same kind. Only replaced.
  /// Source: 7.1.5.
  case space(SpaceTransform)
  /// Never added by UIKit, only replaced.
  case color(CGColor)
  case size(CGSize)
  /// Nothing lies between the two: the second shows from half of the way on.
  case flag(Bool)
  /// As `flag`.
  case image(CGImage?)
  /// Between paths of equal structure point by point, else as `flag`.
  case path(CGPath?)
  /// Between lists of equal length one by one, else as `flag`.
  case colors([CGColor])
  case numbers([CGFloat])

  /// `fraction` of the way to `end`; the two are of the same kind. Both ends are exact; outside
  /// 0…1 it extrapolates.
  package func interpolated(to end: AnimatableValue, fraction: Double) -> AnimatableValue {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
    switch (self, end) {
    case (.number(let a), .number(let b)):
      return .number(mix(a, b))
    case (.point(let a), .point(let b)):
      return .point(mix(a, b))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          origin: mix(a.origin, b.origin),
          size: CGSize(
            width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height))))
    case (.transform(let a), .transform(let b)):
      return .transform(.interpolated(from: a, to: b, fraction: fraction))
    case (.space, .space), (.space, .transform), (.transform, .space):
      return Self.spaceInterpolated(from: self, to: end, fraction: fraction)
    case (.color(let a), .color(let b)):
      return .color(.interpolated(from: a, to: b, fraction: fraction))
    default:
      return listInterpolated(to: end, fraction: fraction)
    }
  }

  /// What must be added to `other` to get this value, and the kind's zero; nil for a transform
  /// whose `other` cannot be undone or that is not affine, and for a colour. Source: 7.1.4.
  package func difference(from other: AnimatableValue) -> (from: Self, zero: Self)? {
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return (.number(a - b), .number(0))
    case (.point(let a), .point(let b)):
      return (.point(CGPoint(x: a.x - b.x, y: a.y - b.y)), .point(.zero))
    case (.rect(let a), .rect(let b)):
      let difference = CGRect(
        x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y,
        width: a.size.width - b.size.width, height: a.size.height - b.size.height)
      return (.rect(difference), .rect(.zero))
    case (.transform(let a), .transform(let b)):
      return b.inverse.map { (.transform(a.concatenating($0)), .transform(.identity)) }
    case (.color, .color), (.space, .space), (.space, .transform), (.transform, .space):
      return nil
    default:
      require(isLike(other), "\(self) and \(other) are values of different kinds")
      return nil
    }
  }

  /// This value with `difference` added; a transform is applied after the difference.
  package func adding(_ difference: AnimatableValue) -> AnimatableValue {
    switch (self, difference) {
    case (.number(let a), .number(let b)):
      return .number(a + b)
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width, height: a.size.height + b.size.height))
    case (.transform(let a), .transform(let b)):
      return .transform(b.concatenating(a))
    case (.space, .space), (.space, .transform), (.transform, .space):
      return Self.spaceSum(self, difference)
    default:
      return combined(with: difference) { $0 + $1 }
    }
  }
}

extension AnimatableValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let x): "\(x)"
    case .point(let p): "(\(p.x), \(p.y))"
    case .rect(let r): "(\(r.origin.x), \(r.origin.y), \(r.size.width), \(r.size.height))"
    case .color(let c): "rgba(\(c.red), \(c.green), \(c.blue), \(c.alpha))"
    case .size(let s): "(\(s.width), \(s.height))"
    case .flag(let flag): "\(flag)"
    case .image(let image): image.map { "image \($0.width) × \($0.height)" } ?? "no image"
    case .path(let path): path.map { "path of \($0.elements.count) elements" } ?? "no path"
    case .colors(let list): "[" + list.map { "\(Self.color($0))" }.joined(separator: ", ") + "]"
    case .numbers(let list): "\(list)"
    case .transform(let t): "[\(t.a), \(t.b), \(t.c), \(t.d), \(t.tx), \(t.ty)]"
    case .space(let transform): "\(transform)"
    }
  }
}
