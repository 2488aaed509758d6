import CoreGraphics

/// A transform as scale and shear, then rotation, then translation, then perspective: the form in
/// which transforms in space are interpolated.
package struct DecomposedSpaceTransform {
  package var scale: SIMD3<Double>
  /// How far the y axis leans along x, z along x, and z along y.
  package var shear: SIMD3<Double>
  package var rotation: Quaternion
  package var translation: SIMD3<Double>
  /// The last column of the matrix that puts all of it in perspective; without it 0, 0, 0, 1.
  package var perspective: SIMD4<Double>

  /// Nil for a transform that flattens space, or sees its own origin from behind.
  package init?(_ transform: CATransform3D) {
    guard transform.m44 > 0, transform.isFinite else { return nil }
    let rows = transform.rows
    let all = (
      rows.0 / transform.m44, rows.1 / transform.m44, rows.2 / transform.m44,
      rows.3 / transform.m44
    )
    // Without the last column it is affine; what must follow to get that column is the perspective.
    func affine(_ row: SIMD4<Double>, _ last: Double) -> SIMD4<Double> {
      [row.x, row.y, row.z, last]
    }
    let (one, two, three) = (affine(all.0, 0), affine(all.1, 0), affine(all.2, 0))
    guard
      let inverse = CATransform3D(rows: one, two, three, affine(all.3, 1)).inverse?.rows
    else { return nil }
    let column = SIMD4(all.0.w, all.1.w, all.2.w, all.3.w)
    perspective = [
      (inverse.0 * column).sum(), (inverse.1 * column).sum(), (inverse.2 * column).sum(),
      (inverse.3 * column).sum(),
    ]
    translation = [all.3.x, all.3.y, all.3.z]

    // Axis for axis, what leans along the ones before is taken away.
    func length(_ row: SIMD4<Double>) -> Double { (row * row).sum().squareRoot() }
    let width = length(one)
    let x = one / width
    let yAlongX = (two * x).sum()
    let upright = two - yAlongX * x
    let height = length(upright)
    let y = upright / height
    let (zAlongX, zAlongY) = ((three * x).sum(), (three * y).sum())
    let forward = three - zAlongX * x - zAlongY * y
    let depth = length(forward)
    guard width > 0, height > 0, depth > 0 else { return nil }
    // x cross y. A transform that mirrors is taken to mirror z, which what is flat has nothing of.
    let z: SIMD4<Double> = [
      x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x, 0,
    ]
    scale = [width, height, (forward * z).sum() < 0 ? -depth : depth]
    shear = [yAlongX, zAlongX, zAlongY]
    rotation = Quaternion(x, y, z)
  }

  package var transform: CATransform3D {
    let rows = rotation.matrix.rows
    let affine = CATransform3D(
      rows: rows.0 * scale.x, rows.1 * scale.y + rows.0 * shear.x,
      rows.2 * scale.z + rows.0 * shear.y + rows.1 * shear.z,
      SIMD4(translation, 1))
    var eye = CATransform3DIdentity
    (eye.m14, eye.m24, eye.m34, eye.m44) = (
      perspective.x, perspective.y, perspective.z, perspective.w
    )
    return CATransform3DConcat(affine, eye)
  }
}

extension CATransform3D {
  /// The transform `fraction` of the way from `start` to `end`, by interpolating their parts, or
  /// where one has none, number by number. Both ends are exact; `fraction` may leave 0…1.
  package static func interpolated(
    from start: CATransform3D, to end: CATransform3D, fraction: Double
  ) -> CATransform3D {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    guard let first = DecomposedSpaceTransform(start), let last = DecomposedSpaceTransform(end)
    else {
      let (a, b) = (start.rows, end.rows)
      func mix(_ one: Row, _ other: Row) -> Row { one + (other - one) * fraction }
      return CATransform3D(
        rows: mix(a.0, b.0), mix(a.1, b.1), mix(a.2, b.2), mix(a.3, b.3))
    }
    var mixed = first
    mixed.scale += (last.scale - first.scale) * fraction
    mixed.shear += (last.shear - first.shear) * fraction
    mixed.rotation = first.rotation.interpolated(to: last.rotation, fraction: fraction)
    mixed.translation += (last.translation - first.translation) * fraction
    mixed.perspective += (last.perspective - first.perspective) * fraction
    return mixed.transform
  }
}
