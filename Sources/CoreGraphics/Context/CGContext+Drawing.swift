extension CGContext {
  // All of them leave no path behind, as in Quartz.

  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }

  public func strokePath() { strokePath(state.stroke) }

  package func strokePath(_ style: StrokeStyle) { stroke(takePath(), style) }

  public func drawPath(using mode: CGPathDrawingMode) {
    let elements = takePath()
    switch mode {
    case .fill, .fillStroke: fill(elements, .winding)
    case .eoFill, .eoFillStroke: fill(elements, .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(elements, state.stroke)
    case .fill, .eoFill: break
    }
  }

  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// As one area: what several of them cover is painted once.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func stroke(_ rect: CGRect) { stroke(rect, width: state.stroke.width) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    addRect(rect)
    var style = state.stroke
    style.width = width
    stroke(takePath(), style)
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// A line from each point at an even place to the one after it.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes `rect` transparent, or black in an opaque context.
  public func clear(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    let elements = takePath()
    let wanted = (state.blendMode, state.shadow)
    (state.blendMode, state.shadow) = (.clear, nil)
    fill(elements, .winding)
    (state.blendMode, state.shadow) = wanted
  }

  private func fill(_ elements: [PathElement], _ rule: CGPathFillRule) {
    guard !elements.isEmpty else { return }
    paint(.fill(elements, rule), with: .color(state.fillColor))
  }

  private func stroke(_ elements: [PathElement], _ style: StrokeStyle) {
    guard !elements.isEmpty, style.width > 0, style.width.isFinite else { return }
    paint(.stroke(elements, style, state.toPixels), with: .color(state.strokeColor))
  }
}
