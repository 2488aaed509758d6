import CoreGraphics

/// A part of a value that can be animated by itself; the raw value is its key path in the value.
package enum ValuePart: String, Hashable, Sendable {
  case x, y, width, height, origin, size
  case originX = "origin.x"
  case originY = "origin.y"
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"
  // Of transforms.
  /// About the z axis.
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  /// The mean of the three; setting it sets all of them.
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  /// In the plane, as a size.
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"
}

extension AnimatableValue {
  /// Nil where this kind of value has no such part.
  package subscript(part: ValuePart) -> AnimatableValue? {
    switch (self, part) {
    case (.point(let p), .x): .number(p.x)
    case (.point(let p), .y): .number(p.y)
    case (.size(let s), .width): .number(s.width)
    case (.size(let s), .height): .number(s.height)
    case (.rect(let r), .origin): .point(r.origin)
    case (.rect(let r), .size): .size(r.size)
    case (.rect(let r), .originX): .number(r.origin.x)
    case (.rect(let r), .originY): .number(r.origin.y)
    case (.rect(let r), .sizeWidth): .number(r.size.width)
    case (.rect(let r), .sizeHeight): .number(r.size.height)
    default: transformPart(part)
    }
  }

  /// This value with `new` as its part; the value itself where it has no such part.
  package func setting(_ part: ValuePart, to new: AnimatableValue) -> AnimatableValue {
    switch (self, part, new) {
    case (.point(let p), .x, .number(let x)): return .point(CGPoint(x: x, y: p.y))
    case (.point(let p), .y, .number(let y)): return .point(CGPoint(x: p.x, y: y))
    case (.size(let s), .width, .number(let x)):
      return .size(CGSize(width: x, height: s.height))
    case (.size(let s), .height, .number(let x)):
      return .size(CGSize(width: s.width, height: x))
    case (.rect(let r), .origin, .point(let p)): return .rect(CGRect(origin: p, size: r.size))
    case (.rect(let r), .size, .size(let s)): return .rect(CGRect(origin: r.origin, size: s))
    case (.rect(var r), .originX, .number(let x)):
      r.origin.x = x
      return .rect(r)
    case (.rect(var r), .originY, .number(let y)):
      r.origin.y = y
      return .rect(r)
    case (.rect(var r), .sizeWidth, .number(let x)):
      r.size.width = x
      return .rect(r)
    case (.rect(var r), .sizeHeight, .number(let x)):
      r.size.height = x
      return .rect(r)
    default: return settingTransformPart(part, to: new)
    }
  }
}
