extension CGPath {
  /// The path as it is now, apart from what is added later.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: transformed(transform))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: transformed(transform))
  }

  /// The pieces that a dashed line leaves, each an open subpath of straight lines.
  ///
  /// - Parameters:
  ///   - phase: how far into the pattern the path begins.
  ///   - lengths: of the dashes and the gaps by turns, from the beginning. A pattern that says
  ///     nothing (empty, all zero, something negative) leaves the path whole, as does one that is
  ///     so short that nobody could tell its pieces apart.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = CGPath(elements: transformed(transform))
    guard let dashes = DashPattern(phase: phase, lengths: lengths) else { return path }
    let flat = FlatPath(path.elements, tolerance: path.fineTolerance)
    return CGPath(elements: flat.dashed(dashes)?.elements ?? path.elements)
  }

  private func transformed(_ transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
    transform.map { transformed($0.pointee) } ?? elements
  }

  /// Nothing where `transform` leads out of the finite numbers.
  package func transformed(_ transform: CGAffineTransform) -> [PathElement] {
    guard !transform.isIdentity else { return elements }
    let result = elements.map { $0.applying(transform) }
    return result.allSatisfy(\.isFinite) ? result : []
  }
}
