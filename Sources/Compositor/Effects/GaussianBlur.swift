import CoreGraphics

/// A Gaussian blur as whole-number weights: on means of squares of `factor` pixels where it is so wide
/// that nothing smaller is left.
///
/// Making the means and mixing between them blur a little by themselves; the weights blur by as
/// much less.
struct GaussianBlur: Equatable {
  /// Pixels of the original in a row of one mean: 1, 2, 4, 8 or 16.
  let factor: Int
  /// They add up to 65536; from the middle there are as many to both sides.
  let weights: [UInt16]

  /// Wider blurs become this one.
  static let largestSigma = 512.0
  /// Narrower ones leave everything as it is.
  static let leastSigma = 0.2
  /// The least that is left of a blur where pixels are means, in means.
  private static let leastOfMeans = 3.0

  /// - Parameter sigma: the standard deviation, in pixels.
  init(sigma: Double) {
    let sigma = min(sigma, Self.largestSigma)
    var factor = 1
    while factor < 16, sigma / Double(2 * factor) >= Self.leastOfMeans { factor *= 2 }
    self.factor = factor
    guard sigma >= Self.leastSigma else {
      weights = []
      return
    }
    let side = Double(factor)
    let own = factor == 1 ? 0 : (side * side - 1) / 12 + side * side / 6
    let variance = sigma * sigma - own
    let narrow = variance.squareRoot() / side
    let radius = Int((3 * narrow + 0.5).rounded(.up))
    let heights = (0...radius).map {
      ElementaryFunctions.exponential(-Double($0 * $0) / (2 * narrow * narrow))
    }
    let sum = heights[0] + 2 * heights.dropFirst().reduce(0, +)
    let sides = heights.map { Int(($0 / sum * 65536).rounded()) }
    // The middle takes what rounding has left.
    let middle = 65536 - 2 * sides.dropFirst().reduce(0, +)
    let half = sides.dropFirst().map { UInt16($0) }
    weights = half.reversed() + [UInt16(clamping: middle)] + half
  }

  var changesNothing: Bool { weights.isEmpty }

  /// From how far away a pixel gets something, in pixels; a multiple of `factor`.
  var reach: Int { (weights.count / 2 + 2) * factor }
}
