/// The bell curve as weights of neighbouring pixels.
enum GaussianWeights {
  /// Up to this standard deviation each weight is worked out; wider ones are made of boxes.
  private static let greatestExact: CGFloat = 12

  /// Across one pixel.
  private static let samples = 16

  /// Of the middle pixel, then of those ever farther from it, which together with their mirror
  /// image add up to 1; empty for a Gaussian that is too wide to be worked out.
  static func weights(sigma: CGFloat) -> [Double] {
    guard sigma > 0, sigma <= greatestExact else { return [] }
    // Beyond four deviations less than a hundredth of a level is left.
    let radius = Int((4 * sigma).rounded(.up))
    // Each is the mean over its pixel: for a narrow bell the value in the middle is too high.
    let bell = (0...radius).map { distance in
      (0..<samples).reduce(0.0) { sum, sample in
        let place = Double(distance) - 0.5 + (Double(sample) + 0.5) / Double(samples)
        let x = place / sigma
        return sum + ElementaryFunctions.exponential(-x * x / 2)
      }
    }
    let sum = bell[0] + 2 * bell.dropFirst().reduce(0, +)
    return bell.map { $0 / sum }
  }
}
