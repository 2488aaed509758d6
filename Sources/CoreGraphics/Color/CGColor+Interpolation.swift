extension CGColor {
  package static let transparent = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)

  /// The colour `fraction` of the way from `start` to `end`.
  ///
  /// Premultiplied components are mixed, so that a colour fades in from clear without darkening.
  package static func interpolated(
    from start: CGColor, to end: CGColor, fraction: Double
  ) -> CGColor {
    if fraction == 1 { return end }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    let alpha = mix(start.alpha, end.alpha)
    guard alpha > 0 else { return .transparent }
    func component(_ path: KeyPath<CGColor, CGFloat>) -> CGFloat {
      mix(start[keyPath: path] * start.alpha, end[keyPath: path] * end.alpha) / alpha
    }
    return CGColor(
      srgbRed: component(\.red), green: component(\.green), blue: component(\.blue), alpha: alpha)
  }
}
