import QuartzCore

extension UIBezierPath {
  /// Dashes and gaps by turns, in points; without a pattern the path is stroked as a whole, or with
  /// the context's dashes.
  ///
  /// - Parameter phase: how far into the pattern the path begins.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Writes what `setLineDash` was given to where the pointers lead; each of them may be nil.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashLengths.enumerated() { pattern?[index] = length }
    count?.pointee = dashLengths.count
    phase?.pointee = dashPhase
  }
}
