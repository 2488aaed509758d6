import QuartzCore

extension UIBezierPath: NSCopying {
  /// The same path with the same line, apart from what either becomes later.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { CopyBox(path: copy(cgPath)) }.path
  }

  /// The same path from its end to its beginning, with the same line.
  public func reversing() -> UIBezierPath { copy(cgPath.reversed) }

  private func copy(_ outline: CGPath) -> UIBezierPath {
    let path = UIBezierPath(cgPath: outline)
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.usesEvenOddFillRule = usesEvenOddFillRule
    (path.dashLengths, path.dashPhase) = (dashLengths, dashPhase)
    return path
  }

  /// Carries a copy out of the main actor's code that made it, on the main thread.
  private struct CopyBox: @unchecked Sendable {
    let path: UIBezierPath
  }
}
