import CoreGraphics

/// The inverse, or `t` unchanged where there is none (as Apple defines it).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

extension CATransform3D {
  /// The inverse, or nil where the determinant is 0 or not finite.
  package var inverse: CATransform3D? {
    // The determinants of two rows by two columns: of the upper rows, and of the lower.
    let (upper, lower) = (Minors(rows.0, rows.1), Minors(rows.2, rows.3))
    let determinant =
      upper.xy * lower.zw - upper.xz * lower.yw + upper.xw * lower.yz
      + upper.yz * lower.xw - upper.yw * lower.xz + upper.zw * lower.xy
    let factor = 1 / determinant
    guard factor.isFinite else { return nil }
    let columns = (
      upper: (lower.complement(rows.1), lower.complement(rows.0)),
      lower: (upper.complement(rows.3), upper.complement(rows.2))
    )
    // Each complement is a column of the inverse; signs alternate.
    let (c1, c2) = (columns.upper.0 * factor, columns.upper.1 * -factor)
    let (c3, c4) = (columns.lower.0 * factor, columns.lower.1 * -factor)
    let inverse = CATransform3D(
      rows: [c1.x, c2.x, c3.x, c4.x], [c1.y, c2.y, c3.y, c4.y], [c1.z, c2.z, c3.z, c4.z],
      [c1.w, c2.w, c3.w, c4.w])
    return inverse.isFinite ? inverse : nil
  }

  package var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  private struct Minors {
    let xy, xz, xw, yz, yw, zw: Double

    init(_ one: Row, _ other: Row) {
      xy = one.x * other.y - one.y * other.x
      xz = one.x * other.z - one.z * other.x
      xw = one.x * other.w - one.w * other.x
      yz = one.y * other.z - one.z * other.y
      yw = one.y * other.w - one.w * other.y
      zw = one.z * other.w - one.w * other.z
    }

    /// The determinants of three rows, these two and `row`, each without one of the columns.
    func complement(_ row: Row) -> Row {
      Row(
        row.y * zw - row.z * yw + row.w * yz, -(row.x * zw - row.z * xw + row.w * xz),
        row.x * yw - row.y * xw + row.w * xy, -(row.x * yz - row.y * xz + row.z * xy))
    }
  }
}
