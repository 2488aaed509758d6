/// Sine, cosine, arctangent, exponential and logarithm made of `+ − × ÷ √` only.
///
/// The C library's versions differ in the last bit between processors (their fused-multiply-add
/// variants are chosen at run time). IEEE arithmetic does not, so a transform or a spring computed
/// here has the same bits on every machine. Errors stay within 4 ulp of the exact value for angles
/// up to 10⁵ radians.
package enum ElementaryFunctions {
  /// The sine and the cosine of `angle` radians; both are NaN for a NaN or infinite angle.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    let quarterTurns = (angle / (Double.pi / 2)).rounded()
    // π/2 in three parts, so that the reduced angle keeps full precision.
    let reduced =
      ((angle - quarterTurns * 1.570_796_326_734_125_6) - quarterTurns * 6.077_100_506_303_966e-11)
      - quarterTurns * 2.022_266_248_795_950_6e-21
    let sine = sineNearZero(reduced)
    let cosine = cosineNearZero(reduced)
    switch Int(quarterTurns.truncatingRemainder(dividingBy: 4)) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The angle of the vector (x, y) from the positive x axis, in radians from −π to π; 0 at (0, 0).
  package static func arctangent(y: Double, x: Double) -> Double {
    guard !y.isNaN, !x.isNaN else { return .nan }
    if y == 0 { return x < 0 ? (y.sign == .minus ? -Double.pi : Double.pi) : y }
    if x == 0 { return y < 0 ? -Double.pi / 2 : Double.pi / 2 }
    let ratio = abs(y) < abs(x) ? abs(y / x) : abs(x / y)
    let acute =
      abs(y) < abs(x) ? arctangentUpToOne(ratio) : Double.pi / 2 - arctangentUpToOne(ratio)
    let firstQuadrant = x < 0 ? Double.pi - acute : acute
    return y < 0 ? -firstQuadrant : firstQuadrant
  }

  /// e to the power `exponent`; 0 or infinity where the result leaves the range of `Double`.
  package static func exponential(_ exponent: Double) -> Double {
    guard !exponent.isNaN else { return .nan }
    if exponent > 709.78 { return .infinity }
    if exponent < -745.2 { return 0 }
    let doublings = (exponent / 0.693_147_180_559_945_3).rounded()
    // ln 2 in two parts.
    let reduced =
      (exponent - doublings * 0.693_147_180_369_123_8) - doublings * 1.908_214_929_270_587_7e-10
    var term = 1.0
    var sum = 1.0
    for n in 1...16 {
      term = term * reduced / Double(n)
      sum += term
    }
    // In two halves: 2^doublings alone can leave the range although the product does not.
    let half = Int(doublings) / 2
    let first = Double(sign: .plus, exponent: half, significand: 1)
    let second = Double(sign: .plus, exponent: Int(doublings) - half, significand: 1)
    return sum * first * second
  }

  /// The natural logarithm: −∞ at 0, NaN below.
  package static func logarithm(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    // x = m · 2^k with m between √½ and √2.
    var (m, k) = (x.significand, Double(x.exponent))
    if m > 1.414_213_562_373_095_1 { (m, k) = (m / 2, k + 1) }
    // ln m = 2 · artanh((m − 1) / (m + 1)), whose argument is below 0.172.
    let quotient = (m - 1) / (m + 1)
    let square = quotient * quotient
    var sum = 0.0
    for n in stride(from: 23, through: 3, by: -2) { sum = (sum + 1 / Double(n)) * square }
    let mantissa = 2 * (quotient + quotient * sum)
    return k * 0.693_147_180_369_123_8 + (mantissa + k * 1.908_214_929_270_587_7e-10)
  }

  private static func sineNearZero(_ x: Double) -> Double {
    let square = x * x
    var term = x
    var sum = 0.0
    // Summed from the second term up, so that the largest one is added last.
    for n in 1...9 {
      term = -term * square / Double((2 * n) * (2 * n + 1))
      sum += term
    }
    return x + sum
  }

  private static func cosineNearZero(_ x: Double) -> Double {
    let square = x * x
    var term = 1.0
    var sum = 0.0
    for n in 1...9 {
      term = -term * square / Double((2 * n - 1) * (2 * n))
      sum += term
    }
    return 1 + sum
  }

  /// arctan for 0…1: two half-angle steps bring the argument below 0.2, then the power series.
  private static func arctangentUpToOne(_ x: Double) -> Double {
    let half = x / (1 + (1 + x * x).squareRoot())
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let square = quarter * quarter
    var sum = 0.0
    for n in stride(from: 23, through: 3, by: -2) {
      let sign: Double = (n / 2) % 2 == 1 ? -1 : 1
      sum = (sum + sign / Double(n)) * square
    }
    return 4 * (quarter + quarter * sum)
  }
}
