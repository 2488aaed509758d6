import QuartzCore

extension UIBezierPath {
  /// Fills the path with the current fill colour; the path stays.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// - Parameter alpha: 0…1, on top of the colour's own.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: fillRule) }
  }

  /// Strokes the path, by its own line, with the current stroke colour; the path stays.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// - Parameter alpha: 0…1, on top of the colour's own.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      if !dashLengths.isEmpty { context.setLineDash(phase: dashPhase, lengths: dashLengths) }
      context.strokePath()
    }
  }

  /// Draws only inside the path from now on, in the current context.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: fillRule)
  }

  private func draw(
    _ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.withBlendMode(blendMode) { context in
      context.scaleAlpha(by: alpha)
      context.beginPath()
      context.addPath(cgPath)
      body(context)
    }
  }
}
