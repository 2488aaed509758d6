import CoreGraphics

/// A property of a layer that can be animated; the raw value is its key path.
package enum LayerProperty: String, Hashable, Sendable {
  case bounds, position, transform, opacity, cornerRadius, backgroundColor
  case backdropRadius, backdropSaturation

  /// Whether a change of it moves or reshapes what the layer shows.
  package var isGeometry: Bool {
    switch self {
    case .bounds, .position, .transform: true
    case .opacity, .cornerRadius, .backgroundColor, .backdropRadius, .backdropSaturation: false
    }
  }
}

extension LayerValues {
  package subscript(property: LayerProperty) -> AnimatableValue {
    get {
      switch property {
      case .bounds: .rect(bounds)
      case .position: .point(position)
      case .transform:
        switch transform {
        case .affine(let transform): .transform(transform)
        case .space(let transform): .space(transform)
        }
      case .opacity: .number(opacity)
      case .cornerRadius: .number(cornerRadius)
      case .backgroundColor: .color(backgroundColor ?? .transparent)
      case .backdropRadius: .number(backdropRadius)
      case .backdropSaturation: .number(backdropSaturation)
      }
    }
    set {
      switch (property, newValue) {
      case (.bounds, .rect(let value)): bounds = value
      case (.position, .point(let value)): position = value
      case (.transform, .transform(let value)): transform = .affine(value)
      case (.transform, .space(let value)): transform = LayerTransform(value.matrix)
      case (.opacity, .number(let value)): opacity = value
      case (.cornerRadius, .number(let value)): cornerRadius = value
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.backdropRadius, .number(let value)): backdropRadius = value
      case (.backdropSaturation, .number(let value)): backdropSaturation = value
      default: fatalError("\(property) cannot hold \(newValue)")
      }
    }
  }
}
