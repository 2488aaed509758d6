import Compositor

/// One channel of a picture as numbers, 0...255: what the tests of this folder expect by
/// definitions of their own.
struct Plane {
  let width: Int
  let height: Int
  private(set) var values: [Double]

  init(width: Int, height: Int, _ value: (_ x: Int, _ y: Int) -> Double) {
    (self.width, self.height) = (width, height)
    values = []
    values.reserveCapacity(width * height)
    for y in 0..<height { for x in 0..<width { values.append(value(x, y)) } }
  }

  /// - Parameter channel: 0 is blue, 1 green, 2 red.
  init(_ frame: Frame, channel: Int = 0) {
    self.init(width: frame.width, height: frame.height) { x, y in
      Double(frame.pixels[x, y] >> UInt32(8 * channel) & 255)
    }
  }

  subscript(x: Int, y: Int) -> Double { values[y * width + x] }

  /// The part of each pixel that lies inside, by 64 x 64 samples where 9 x 9 from corner to corner
  /// are not of one mind.
  ///
  /// - Parameter isConvex: so that a pixel whose corners lie inside does so wholly.
  static func samples(
    _ width: Int, _ height: Int, isConvex: Bool = true,
    isInside: (_ x: Double, _ y: Double) -> Bool
  ) -> Plane {
    Plane(width: width, height: height) { x, y in
      let first = isInside(Double(x), Double(y))
      if isConvex, first, isInside(Double(x + 1), Double(y)), isInside(Double(x), Double(y + 1)),
        isInside(Double(x + 1), Double(y + 1))
      {
        return 255
      }
      let isEdge = (1...80).contains { index in
        isInside(Double(x) + Double(index % 9) / 8, Double(y) + Double(index / 9) / 8) != first
      }
      if !isEdge { return first ? 255 : 0 }
      var count = 0
      for sy in 0..<64 {
        let py = Double(y) + (Double(sy) + 0.5) / 64
        for sx in 0..<64 where isInside(Double(x) + (Double(sx) + 0.5) / 64, py) { count += 1 }
      }
      return 255 * Double(count) / 4096
    }
  }

  /// A Gaussian of up to 4.5 deviations; beyond the edges the picture goes on as at them.
  func blurred(_ sigma: Double) -> Plane {
    let reach = Int((4.5 * sigma).rounded(.up))
    var weights = (-reach...reach).map { gaussian(Double($0) / sigma) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    var lines = self
    for _ in 0..<2 { lines = lines.blurredAcross(weights, reach) }
    return lines
  }

  /// Blurred along x, then x and y exchanged.
  private func blurredAcross(_ weights: [Double], _ reach: Int) -> Plane {
    var result = [Double](repeating: 0, count: width * height)
    var line = [Double](repeating: 0, count: width + 2 * reach)
    for y in 0..<height {
      for x in line.indices { line[x] = self[min(max(x - reach, 0), width - 1), y] }
      line.withUnsafeBufferPointer { line in
        weights.withUnsafeBufferPointer { weights in
          for x in 0..<width {
            var sum = 0.0
            var k = 0
            while k < weights.count {
              sum += line[x + k] * weights[k]
              k += 1
            }
            result[x * height + y] = sum
          }
        }
      }
    }
    return Plane(width: height, height: width) { x, y in result[y * height + x] }
  }

  /// How far another plane is from this one.
  func error(of other: Plane) -> (rmse: Double, worst: Double) {
    let errors = zip(values, other.values).map { abs($0 - $1) }
    let squares = errors.reduce(0) { $0 + $1 * $1 }
    return ((squares / Double(errors.count)).squareRoot(), errors.max() ?? 0)
  }
}

/// e^(-x²/2), by a series.
func gaussian(_ x: Double) -> Double {
  // (e^(-x²/64))^32, so that the series needs few terms.
  let exponent = -x * x / 64
  var (sum, term) = (1.0, 1.0)
  for n in 1...20 {
    term *= exponent / Double(n)
    sum += term
  }
  for _ in 0..<5 { sum *= sum }
  return sum
}
