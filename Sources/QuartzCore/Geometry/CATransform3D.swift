import CoreGraphics

/// A map of space in perspective, written as the matrix that a *row* vector is multiplied with:
///
///     [x′ y′ z′ w′] = [x y z 1] · | m11 m12 m13 m14 |
///                                 | m21 m22 m23 m24 |
///                                 | m31 m32 m33 m34 |
///                                 | m41 m42 m43 m44 |
///
/// x points right, y down, z towards the viewer; what is seen is x′/w′ and y′/w′. An `m34` of −1/d
/// puts the eye d points before the plane z = 0. Source: 8.5.4.
public struct CATransform3D: Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Sixteen zeros, which is not the identity.
  public init() { self.init(rows: .zero, .zero, .zero, .zero) }
}

extension CATransform3D {
  package typealias Row = SIMD4<Double>

  package init(rows first: Row, _ second: Row, _ third: Row, _ fourth: Row) {
    self.init(
      m11: first.x, m12: first.y, m13: first.z, m14: first.w,
      m21: second.x, m22: second.y, m23: second.z, m24: second.w,
      m31: third.x, m32: third.y, m33: third.z, m34: third.w,
      m41: fourth.x, m42: fourth.y, m43: fourth.z, m44: fourth.w)
  }

  package var rows: (Row, Row, Row, Row) {
    (
      Row(m11, m12, m13, m14), Row(m21, m22, m23, m24), Row(m31, m32, m33, m34),
      Row(m41, m42, m43, m44)
    )
  }

  /// Row by row.
  package var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
