import CoreGraphics

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CATransform3DIdentity = CATransform3D(
  rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1])
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1])
}

/// Turns by `angle` radians about the axis (x, y, z) of any length; about one of length 0 it does
/// not turn.
///
/// Positive is clockwise for one who looks along the axis: about z, clockwise on the screen; about
/// y, the right edge goes away from the viewer; about x, the lower edge comes nearer.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = ElementaryFunctions.sineAndCosine(angle)
  let k = 1 - c
  // c + x²(1 − c) in a form that is exactly 1 on the axis, so that a turn about z stays flat.
  func onAxis(_ square: CGFloat) -> CGFloat { square + (1 - square) * c }
  return CATransform3D(
    rows: [onAxis(x * x), x * y * k + z * s, x * z * k - y * s, 0],
    [x * y * k - z * s, onAxis(y * y), y * z * k + x * s, 0],
    [x * z * k + y * s, y * z * k - x * s, onAxis(z * z), 0], [0, 0, 0, 1])
}

/// First the translation, then `t`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// First the scaling, then `t`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// First the rotation by `angle` radians about (x, y, z), then `t`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// First `a`, then `b`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let rows = b.rows
  func product(_ row: CATransform3D.Row) -> CATransform3D.Row {
    row.x * rows.0 + row.y * rows.1 + row.z * rows.2 + row.w * rows.3
  }
  let first = a.rows
  return CATransform3D(
    rows: product(first.0), product(first.1), product(first.2), product(first.3))
}
