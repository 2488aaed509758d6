import CoreGraphics

/// What the contents of a shape, gradient or text layer are drawn from, as a plain value.
///
/// It belongs to the layer's values, so that the model, the commit and the presentation have it, and
/// an animation can change it on the way. The picture is a pure function of it, of the bounds and of
/// the scale: `picture(in:scale:)`. The model's own picture is made by `display()` before the
/// commit; the presentation makes another where an animation changes what is drawn.
package indirect enum LayerDrawing: Equatable {
  /// The contents are not drawn from properties.
  case none
  case shape(ShapeDrawing)
  case gradient(GradientDrawing)
  case text(TextDrawing)

  var shape: ShapeDrawing { if case .shape(let drawing) = self { drawing } else { ShapeDrawing() } }

  var gradient: GradientDrawing {
    if case .gradient(let drawing) = self { drawing } else { GradientDrawing() }
  }

  var text: TextDrawing { if case .text(let drawing) = self { drawing } else { TextDrawing() } }

  /// The image, and where it lies in the layer's coordinates: nil for the bounds.
  typealias Picture = (image: CGImage?, frame: CGRect?)

  /// - Parameters:
  ///   - scale: the output's pixels per point.
  ///   - contentsScale: the layer's own, by which text is drawn.
  func picture(in bounds: CGRect, scale: CGFloat, contentsScale: CGFloat) -> Picture {
    switch self {
    case .none: return (nil, nil)
    case .shape(let drawing):
      let picture = PathRasterizer.picture(of: drawing, scale: scale)
      return (picture?.image, picture?.frame)
    case .gradient(let drawing):
      return (GradientRasterizer.image(of: drawing, size: bounds.size, scale: scale), nil)
    case .text(let drawing):
      let picture = drawing.picture(in: bounds, scale: contentsScale)
      return (picture.image, picture.frame)
    }
  }
}

extension ShapeDrawing {
  subscript(property: LayerProperty) -> AnimatableValue {
    get {
      switch property {
      case .path: .path(path)
      case .fillColor: .color(fillColor ?? .transparent)
      case .strokeColor: .color(strokeColor ?? .transparent)
      case .strokeStart: .number(strokeStart)
      case .strokeEnd: .number(strokeEnd)
      case .lineWidth: .number(stroke.width)
      case .miterLimit: .number(stroke.miterLimit)
      default: .number(stroke.dashes?.phase ?? 0)
      }
    }
    set {
      switch (property, newValue) {
      case (.path, .path(let value)): path = value
      case (.fillColor, .color(let value)): fillColor = value
      case (.strokeColor, .color(let value)): strokeColor = value
      case (.strokeStart, .number(let value)): strokeStart = value
      case (.strokeEnd, .number(let value)): strokeEnd = value
      case (.lineWidth, .number(let value)): stroke.width = max(value, 0)
      case (.miterLimit, .number(let value)): stroke.miterLimit = value
      case (.lineDashPhase, .number(let value)):
        stroke.dashes = stroke.dashes.flatMap { DashPattern(phase: value, lengths: $0.lengths) }
      default: break
      }
    }
  }
}

extension GradientDrawing {
  subscript(property: LayerProperty) -> AnimatableValue {
    get {
      switch property {
      case .colors: .colors(colors)
      case .locations: .numbers(locations ?? evenLocations)
      case .startPoint: .point(startPoint)
      default: .point(endPoint)
      }
    }
    set {
      switch (property, newValue) {
      case (.colors, .colors(let value)): colors = value
      case (.locations, .numbers(let value)): locations = value
      case (.startPoint, .point(let value)): startPoint = value
      case (.endPoint, .point(let value)): endPoint = value
      default: break
      }
    }
  }

  /// Those that nil stands for.
  private var evenLocations: [CGFloat] {
    colors.count < 2 ? [] : colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
  }
}

extension TextDrawing {
  subscript(property: LayerProperty) -> AnimatableValue {
    get { property == .fontSize ? .number(fontSize) : .color(color ?? .transparent) }
    set {
      switch (property, newValue) {
      case (.fontSize, .number(let value)): fontSize = max(value, 0)
      case (.foregroundColor, .color(let value)): color = value
      default: break
      }
    }
  }
}
