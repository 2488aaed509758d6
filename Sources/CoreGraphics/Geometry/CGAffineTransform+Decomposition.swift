/// An affine transform as scale and shear, then rotation, then translation: the form in which
/// transforms are interpolated.
package struct DecomposedTransform: Equatable {
  package var translation: CGPoint
  /// Radians, from −π to π.
  package var rotation: CGFloat
  package var scaleX: CGFloat
  package var scaleY: CGFloat
  /// How far the y axis leans along the scaled x axis.
  package var shear: CGFloat

  package init(_ transform: CGAffineTransform) {
    translation = CGPoint(x: transform.tx, y: transform.ty)
    let length = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    if length > 0 {
      let (cosine, sine) = (transform.a / length, transform.b / length)
      rotation = ElementaryFunctions.arctangent(y: sine, x: cosine)
      scaleX = length
      shear = transform.c * cosine + transform.d * sine
      scaleY = transform.d * cosine - transform.c * sine
    } else {
      // The x axis has collapsed: take the rotation from the y axis.
      let other = (transform.c * transform.c + transform.d * transform.d).squareRoot()
      rotation =
        other > 0 ? ElementaryFunctions.arctangent(y: -transform.c, x: transform.d) : 0
      scaleX = 0
      shear = 0
      scaleY = other
    }
  }

  package var transform: CGAffineTransform {
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(rotation)
    return CGAffineTransform(
      scaleX * cosine, scaleX * sine,
      shear * cosine - scaleY * sine, shear * sine + scaleY * cosine,
      translation.x, translation.y)
  }
}

extension CGAffineTransform {
  /// The transform `fraction` of the way from `start` to `end`, by interpolating their parts.
  ///
  /// A rotation takes the shorter way; half a turn goes clockwise. `fraction` may leave 0…1. Both
  /// ends are exact. Source: statement 7.1.21.
  package static func interpolated(
    from start: CGAffineTransform, to end: CGAffineTransform, fraction: CGFloat
  ) -> CGAffineTransform {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    let first = DecomposedTransform(start)
    let last = DecomposedTransform(end)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    var turn = last.rotation - first.rotation
    // Within rounding of half a turn the way is clockwise, whichever sign the halves came out with.
    if turn > .pi + 1e-9 { turn -= 2 * .pi }
    if turn < -.pi + 1e-9 { turn += 2 * .pi }
    var mixed = first
    mixed.translation = CGPoint(
      x: mix(first.translation.x, last.translation.x),
      y: mix(first.translation.y, last.translation.y))
    mixed.rotation = first.rotation + turn * fraction
    mixed.scaleX = mix(first.scaleX, last.scaleX)
    mixed.scaleY = mix(first.scaleY, last.scaleY)
    mixed.shear = mix(first.shear, last.shear)
    return mixed.transform
  }
}
