import CoreGraphics

/// How large a picture is.
package struct BenchSize: Hashable, Sendable {
  /// Pixels.
  package let width: Int
  package let height: Int
  /// Pixels per point.
  package let scale: Double

  package init(width: Int, height: Int, scale: Double) {
    (self.width, self.height, self.scale) = (width, height, scale)
  }

  package static let phone = BenchSize(width: 780, height: 1688, scale: 2)
  package static let window = BenchSize(width: 1280, height: 800, scale: 1)

  package var name: String { "\(width)x\(height)" }

  /// In points.
  package var points: CGSize {
    CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}
