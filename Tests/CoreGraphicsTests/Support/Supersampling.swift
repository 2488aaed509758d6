import CoreGraphics

/// What a shape covers of each pixel, by asking at many points of each: independent of the code
/// under test.
struct Supersampling {
  let width: Int
  let height: Int
  private static let points = 987
  /// 0…255, by rows.
  let levels: [Double]

  init(_ width: Int, _ height: Int, isInside: (CGPoint) -> Bool) {
    (self.width, self.height) = (width, height)
    var levels: [Double] = []
    for y in 0..<height {
      for x in 0..<width {
        var count = 0
        for i in 0..<Self.points {
          // A Fibonacci lattice: unlike the points of a grid, no two lie in one row or column, so
          // that edges of any slope are seen alike.
          let (row, column) = (Double(i * 610 % Self.points), Double(i))
          let point = CGPoint(
            x: Double(x) + (column + 0.5) / Double(Self.points),
            y: Double(y) + (row + 0.5) / Double(Self.points))
          if isInside(point) { count += 1 }
        }
        levels.append(Double(count) * 255 / Double(Self.points))
      }
    }
    self.levels = levels
  }

  struct Difference {
    /// The root of the mean square over all pixels.
    var rmse: Double
    var greatest: Double

    /// Whether edges are as true as they must be.
    var isFine: Bool { rmse <= 0.25 && greatest <= 6 }

    /// The same for a small picture that is full of round or flat edges: the mean is over all of
    /// its pixels, of which these are a tenth.
    var isFineForItsSize: Bool { rmse <= 0.6 && greatest <= 6 }
  }

  /// How far the image's alpha is from it.
  func difference(from image: CGImage) -> Difference {
    var (sum, greatest) = (0.0, 0.0)
    for y in 0..<height {
      for x in 0..<width {
        let error = abs(Double(image.buffer[x, y] >> 24) - levels[y * width + x])
        sum += error * error
        greatest = max(greatest, error)
      }
    }
    return Difference(rmse: (sum / Double(width * height)).squareRoot(), greatest: greatest)
  }
}
