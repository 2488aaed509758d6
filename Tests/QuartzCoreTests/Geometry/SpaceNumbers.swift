import CoreGraphics
import QuartzCore

/// About the vertical axis by the angle whose cosine is 0.6 and whose sine 0.8, in whole tenths:
/// what lies 10 to the right comes to 6, and 8 away.
let turned = CATransform3D(
  m11: 0.6, m12: 0, m13: -0.8, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0.8, m32: 0, m33: 0.6, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// An eye before the plane.
func eye(_ distance: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m34 = -1 / distance
  return transform
}

func near(_ one: CATransform3D, _ other: CATransform3D, _ tolerance: Double = 1e-12) -> Bool {
  zip(one.numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance }
}

func near(_ one: CGPoint, _ other: CGPoint, _ tolerance: Double = 1e-9) -> Bool {
  abs(one.x - other.x) <= tolerance && abs(one.y - other.y) <= tolerance
}

func near(_ one: CGRect, _ other: CGRect, _ tolerance: Double = 1e-9) -> Bool {
  near(one.origin, other.origin, tolerance) && abs(one.width - other.width) <= tolerance
    && abs(one.height - other.height) <= tolerance
}
