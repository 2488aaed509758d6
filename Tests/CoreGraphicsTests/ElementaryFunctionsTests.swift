import CoreGraphics
import Testing

@Suite("Elementary functions agree with the C library")
struct ElementaryFunctionsTests {
  static let angles = stride(from: -40.0, through: 40.0, by: 0.037).map { $0 }

  @Test(arguments: angles)
  func sineAndCosine(_ angle: Double) {
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
    #expect(abs(sine - sin(angle)) < 5e-16)
    #expect(abs(cosine - cos(angle)) < 5e-16)
  }

  @Test("Quarter turns up to a large angle keep their quadrant")
  func largeAngles() {
    for turns in [1_000, 10_001, 50_002] {
      let angle = Double(turns) * .pi / 2
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
      #expect(abs(sine - sin(angle)) < 1e-15)
      #expect(abs(cosine - cos(angle)) < 1e-15)
    }
    #expect(ElementaryFunctions.sineAndCosine(.infinity).sine.isNaN)
  }

  @Test(arguments: angles)
  func arctangent(_ angle: Double) {
    let (x, y) = (3 * cos(angle), 3 * sin(angle))
    #expect(abs(ElementaryFunctions.arctangent(y: y, x: x) - atan2(y, x)) < 1e-15)
  }

  @Test("The axes, where the quotient is 0 or has none")
  func arctangentOnAxes() {
    for (y, x) in [(0.0, 1.0), (0.0, -1.0), (-0.0, -1.0), (1.0, 0.0), (-1.0, 0.0), (0.0, 0.0)] {
      #expect(ElementaryFunctions.arctangent(y: y, x: x) == atan2(y, x))
    }
  }

  @Test(arguments: stride(from: -60.0, through: 60.0, by: 0.173).map { $0 })
  func exponential(_ exponent: Double) {
    let exact = exp(exponent)
    #expect(abs(ElementaryFunctions.exponential(exponent) - exact) <= 2e-15 * exact)
  }

  @Test("Beyond the range of Double")
  func exponentialLimits() {
    #expect(ElementaryFunctions.exponential(710) == .infinity)
    #expect(ElementaryFunctions.exponential(-746) == 0)
    #expect(ElementaryFunctions.exponential(-740) > 0)
    #expect(ElementaryFunctions.exponential(.nan).isNaN)
    #expect(ElementaryFunctions.exponential(0) == 1)
  }

  @Test(arguments: stride(from: -60.0, through: 60.0, by: 0.173).map { $0 })
  func logarithm(_ exponent: Double) {
    let x = exp(exponent)
    #expect(abs(ElementaryFunctions.logarithm(x) - log(x)) <= 4e-16 * max(1, abs(log(x))))
  }

  @Test("Near 1, and beyond the range")
  func logarithmLimits() {
    for x in [1 - 1e-9, 1 + 1e-9, 0.999, 1.001, 1.414, 1.415, 0.707, 1e-300, 1e308] {
      #expect(abs(ElementaryFunctions.logarithm(x) - log(x)) <= 4e-16 * max(abs(log(x)), 1e-9))
    }
    #expect(ElementaryFunctions.logarithm(1) == 0)
    #expect(ElementaryFunctions.logarithm(0) == -.infinity)
    #expect(ElementaryFunctions.logarithm(-1).isNaN && ElementaryFunctions.logarithm(.nan).isNaN)
    #expect(ElementaryFunctions.logarithm(.infinity) == .infinity)
  }
}
