/// What an animation changes: a property, or a part of it, as `bounds.size.width`.
package struct AnimatedKeyPath: Hashable, Sendable {
  package let property: LayerProperty
  /// Nil for the property as a whole.
  package let part: ValuePart?

  package init(_ property: LayerProperty, _ part: ValuePart? = nil) {
    self.property = property
    self.part = part
  }

  /// Nil for a path that no layer has.
  package init?(_ path: String) {
    let name = path.prefix { $0 != "." }
    guard let property = LayerProperty(rawValue: String(name)) else { return nil }
    self.property = property
    if name.count == path.count {
      part = nil
    } else {
      guard let part = ValuePart(rawValue: String(path.dropFirst(name.count + 1))),
        LayerValues()[property][part] != nil
      else { return nil }
      self.part = part
    }
  }
}

extension AnimatedKeyPath: CustomStringConvertible {
  package var description: String {
    part.map { "\(property.rawValue).\($0.rawValue)" } ?? property.rawValue
  }
}

extension LayerValues {
  package subscript(keyPath: AnimatedKeyPath) -> AnimatableValue {
    get {
      let value = self[keyPath.property]
      guard let part = keyPath.part else { return value }
      return value[part] ?? value
    }
    set {
      guard let part = keyPath.part else { return self[keyPath.property] = newValue }
      self[keyPath.property] = self[keyPath.property].setting(part, to: newValue)
    }
  }
}
