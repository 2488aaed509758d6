import CoreGraphics

extension LayerValues {
  /// The value of a property. What the layer's class does not have reads as that class's default,
  /// and setting it does nothing.
  package subscript(property: LayerProperty) -> AnimatableValue {
    get {
      switch property {
      case .bounds: .rect(bounds)
      case .position: .point(position)
      case .anchorPoint: .point(anchorPoint)
      case .anchorPointZ: .number(anchorPointZ)
      case .zPosition: .number(zPosition)
      case .transform:
        switch transform {
        case .affine(let transform): .transform(transform)
        case .space(let transform): .space(transform)
        }
      case .sublayerTransform: AnimatableValue(sublayerTransform?.matrix ?? CATransform3DIdentity)
      case .opacity: .number(opacity)
      case .hidden: .flag(isHidden)
      case .masksToBounds: .flag(masksToBounds)
      case .doubleSided: .flag(isDoubleSided)
      case .cornerRadius: .number(cornerRadius)
      case .backgroundColor: .color(backgroundColor ?? .transparent)
      case .borderWidth: .number(borderWidth)
      case .backdropRadius: .number(backdropRadius)
      case .backdropSaturation: .number(backdropSaturation)
      case .borderColor: .color(borderColor ?? .transparent)
      case .shadowColor: .color(shadow.color ?? .transparent)
      case .shadowOpacity: .number(CGFloat(shadow.opacity))
      case .shadowOffset: .size(shadow.offset)
      case .shadowRadius: .number(shadow.radius)
      case .shadowPath: .path(shadow.path)
      case .contents: .image(contents)
      case .contentsRect: .rect(contentsRect)
      case .contentsCenter: .rect(contentsCenter)
      case .contentsScale: .number(contentsScale)
      case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit,
        .lineDashPhase:
        drawing.shape[property]
      case .colors, .locations, .startPoint, .endPoint:
        drawing.gradient[property]
      case .fontSize, .foregroundColor:
        drawing.text[property]
      }
    }
    set {
      switch (property, newValue) {
      case (.bounds, .rect(let value)): bounds = value
      case (.position, .point(let value)): position = value
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.anchorPointZ, .number(let value)): anchorPointZ = value
      case (.zPosition, .number(let value)): zPosition = value
      case (.transform, .transform(let value)): transform = .affine(value)
      case (.transform, .space(let value)): transform = LayerTransform(value.matrix)
      case (.sublayerTransform, .transform), (.sublayerTransform, .space):
        let matrix = newValue.matrix
        sublayerTransform = CATransform3DIsIdentity(matrix) ? nil : SpaceTransform(matrix)
      case (.opacity, .number(let value)): opacity = value
      case (.hidden, .flag(let value)): isHidden = value
      case (.masksToBounds, .flag(let value)): masksToBounds = value
      case (.doubleSided, .flag(let value)): isDoubleSided = value
      case (.cornerRadius, .number(let value)): cornerRadius = value
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.borderWidth, .number(let value)): borderWidth = value
      case (.backdropRadius, .number(let value)): backdropRadius = value
      case (.backdropSaturation, .number(let value)): backdropSaturation = value
      case (.borderColor, .color(let value)): borderColor = value
      case (.shadowColor, .color(let value)): shadow.color = value
      case (.shadowOpacity, .number(let value)): shadow.opacity = Float(value)
      case (.shadowOffset, .size(let value)): shadow.offset = value
      case (.shadowRadius, .number(let value)): shadow.radius = value
      case (.shadowPath, .path(let value)): shadow.path = value
      case (.contents, .image(let value)): contents = value
      case (.contentsRect, .rect(let value)): contentsRect = value
      case (.contentsCenter, .rect(let value)): contentsCenter = value
      case (.contentsScale, .number(let value)): contentsScale = value
      default: setDrawn(property, newValue)
      }
    }
  }

  private mutating func setDrawn(_ property: LayerProperty, _ value: AnimatableValue) {
    require(
      property.isDrawn && value.isLike(LayerValues()[property]),
      "\(property) cannot hold \(value)")
    switch drawing {
    case .none: break
    case .shape(var shape):
      shape[property] = value
      drawing = .shape(shape)
    case .gradient(var gradient):
      gradient[property] = value
      drawing = .gradient(gradient)
    case .text(var text):
      text[property] = value
      drawing = .text(text)
    }
  }

  /// Whether the layer's class has the property.
  package func has(_ property: LayerProperty) -> Bool {
    switch property {
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit,
      .lineDashPhase:
      if case .shape = drawing { true } else { false }
    case .colors, .locations, .startPoint, .endPoint:
      if case .gradient = drawing { true } else { false }
    case .fontSize, .foregroundColor:
      if case .text = drawing { true } else { false }
    default: true
    }
  }

  /// Where curves overshoot, the values stay what a layer can have: sizes, radii and widths of at
  /// least 0, opacities in 0…1.
  mutating func limit(_ property: LayerProperty) {
    switch property {
    case .bounds:
      bounds.size.width = max(bounds.size.width, 0)
      bounds.size.height = max(bounds.size.height, 0)
    case .cornerRadius: cornerRadius = max(cornerRadius, 0)
    case .opacity: opacity = min(max(opacity, 0), 1)
    case .borderWidth: borderWidth = max(borderWidth, 0)
    case .backdropRadius: backdropRadius = max(backdropRadius, 0)
    case .backdropSaturation: backdropSaturation = max(backdropSaturation, 0)
    case .shadowOpacity: shadow.opacity = min(max(shadow.opacity, 0), 1)
    case .shadowRadius: shadow.radius = max(shadow.radius, 0)
    default: break
    }
  }
}
