@testable import CoreGraphics

/// A context with y pointing down and one pixel per point, as UIKit makes them.
func makeContext(_ width: Int, _ height: Int, scale: CGFloat = 1) -> CGContext {
  CGContext(size: CGSize(width: width, height: height), scale: scale)
}

/// The picture that `draw` makes.
func picture(
  _ width: Int, _ height: Int, scale: CGFloat = 1, _ draw: (CGContext) -> Void
) -> CGImage {
  let context = makeContext(width, height, scale: scale)
  draw(context)
  return context.image()
}

extension CGImage {
  subscript(x: Int, y: Int) -> UInt32 { buffer[x, y] }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(buffer[x, y] >> 24) }

  /// The alphas of a row, from the left.
  func alphas(row y: Int) -> [Int] { (0..<width).map { alpha($0, y) } }

  /// Alpha, red, green, blue, 0…1, premultiplied.
  func components(_ x: Int, _ y: Int) -> [Double] {
    [24, 16, 8, 0].map { Double(buffer[x, y] >> $0 & 255) / 255 }
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let black = CGColor(gray: 0, alpha: 1)
  static let white = CGColor(gray: 1, alpha: 1)
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CGPoint {
  init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }

  func isNear(_ other: CGPoint, within limit: CGFloat = 1e-9) -> Bool {
    abs(x - other.x) <= limit && abs(y - other.y) <= limit
  }
}
