import CoreGraphics

/// A rotation in space: the sine of half the angle along the axis, and its cosine. A quaternion and
/// its opposite are the same rotation.
package struct Quaternion: Equatable {
  package var x, y, z, w: Double

  package static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  package init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// Of rows that are of length 1 and at right angles, like those of `CATransform3DMakeRotation`.
  init(_ one: CATransform3D.Row, _ two: CATransform3D.Row, _ three: CATransform3D.Row) {
    // Four times the square of each number; one of them is at least 1, and divides the others.
    let squares = [
      1 + one.x - two.y - three.z, 1 - one.x + two.y - three.z, 1 - one.x - two.y + three.z,
      1 + one.x + two.y + three.z,
    ]
    let largest = squares.indices.max { squares[$0] < squares[$1] }!
    let root = squares[largest].squareRoot()
    func part(_ product: Double) -> Double { product / (2 * root) }
    let (xy, yz, xz) = (one.y + two.x, two.z + three.y, three.x + one.z)
    let (wx, wy, wz) = (two.z - three.y, three.x - one.z, one.y - two.x)
    switch largest {
    case 0: self.init(x: root / 2, y: part(xy), z: part(xz), w: part(wx))
    case 1: self.init(x: part(xy), y: root / 2, z: part(yz), w: part(wy))
    case 2: self.init(x: part(xz), y: part(yz), z: root / 2, w: part(wz))
    default: self.init(x: part(wx), y: part(wy), z: part(wz), w: root / 2)
    }
  }

  /// First this, then `other`.
  func concatenating(_ other: Quaternion) -> Quaternion {
    Quaternion(
      x: other.w * x + other.x * w + other.y * z - other.z * y,
      y: other.w * y - other.x * z + other.y * w + other.z * x,
      z: other.w * z + other.x * y - other.y * x + other.z * w,
      w: other.w * w - other.x * x - other.y * y - other.z * z)
  }

  var inverse: Quaternion { Quaternion(x: -x, y: -y, z: -z, w: w) }

  var opposite: Quaternion { Quaternion(x: -x, y: -y, z: -z, w: -w) }

  var matrix: CATransform3D {
    CATransform3D(
      rows: [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y), 0],
      [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x), 0],
      [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y), 0], [0, 0, 0, 1])
  }

  /// The rotation `fraction` of the way to `end`: at an even pace about one axis, the shorter way.
  ///
  /// Half a turn has two ways of one length; it takes the positive one about z, where it has no part
  /// in that the positive one about y, then about x. So it is clockwise on the screen, and a layer
  /// that turns about y moves its right edge away from the viewer. Source: 7.1.21.
  package func interpolated(to end: Quaternion, fraction: Double) -> Quaternion {
    var way = inverse.concatenating(end)
    if way.w < -Self.tolerance || (way.w < Self.tolerance && !way.isPositive) { way = way.opposite }
    let sine = (way.x * way.x + way.y * way.y + way.z * way.z).squareRoot()
    guard sine > 0 else { return self }
    let half = ElementaryFunctions.arctangent(y: sine, x: way.w)
    let (s, c) = ElementaryFunctions.sineAndCosine(half * fraction)
    let part = s / sine
    return concatenating(Quaternion(x: way.x * part, y: way.y * part, z: way.z * part, w: c))
  }

  /// What rounding leaves of a half turn's cosine.
  private static let tolerance = 1e-9

  /// Whether the first of z, y and x that is not nothing is above 0.
  private var isPositive: Bool {
    [z, y, x].first { abs($0) > Self.tolerance }.map { $0 > 0 } ?? true
  }
}
