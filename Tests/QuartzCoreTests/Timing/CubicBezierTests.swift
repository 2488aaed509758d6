import CoreGraphics
import QuartzCore
import Testing

@Suite("Timing curves")
struct CubicBezierTests {
  /// CSS and Core Animation call this one "ease" and "default".
  static let standard = CubicBezier(0.25, 0.1, 0.25, 1)
  static let samples = [0.1, 0.25, 0.5, 0.75, 0.9]

  /// The rows of the table, whose values have five digits.
  static let table: [(curve: CubicBezier, values: [Double])] = [
    (.easeIn, [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
    (.easeOut, [0.16057, 0.37814, 0.68464, 0.90654, 0.98297]),
    (.easeInOut, [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
    (standard, [0.0948, 0.40851, 0.8024, 0.96046, 0.99432]),
  ]

  @Test(
    "7.6.6: where a curve has come to a share of its way, is found again", arguments: table.indices)
  func inverse(_ row: Int) {
    let curve = Self.table[row].curve
    for share in Self.samples {
      #expect(abs(curve.fraction(atProgress: curve.progress(at: share)) - share) < 1e-9)
    }
    #expect(curve.fraction(atProgress: 0) == 0 && curve.fraction(atProgress: 1) == 1)
  }

  @Test("7.2: the table's five points of each curve", arguments: table.indices)
  func fivePoints(_ row: Int) {
    let (curve, values) = Self.table[row]
    for (x, y) in zip(Self.samples, values) {
      #expect(abs(curve.progress(at: x) - y) <= 0.000_005, "\(curve) at \(x)")
    }
  }

  @Test("7.2: linear is the fraction of time itself", arguments: samples)
  func linear(_ x: Double) {
    #expect(TimingCurve.linear.progress(at: x * 2, duration: 2) == x)
  }

  @Test("7.2: a thousand points agree with halving the parameter's interval", arguments: table)
  func bisection(_ row: (curve: CubicBezier, values: [Double])) {
    for n in 1..<1000 {
      let x = Double(n) / 1000
      #expect(abs(row.curve.progress(at: x) - bisected(row.curve, at: x)) < 1e-9, "at \(x)")
    }
  }

  @Test("Random curves, also those with flat and vertical stretches")
  func random() {
    var numbers = SeededNumbers(seed: 20)
    for _ in 0..<400 {
      // The table's kind of curve lies in the unit square; y may leave it.
      let curve = CubicBezier(
        numbers.next(in: 0...1), numbers.next(in: -1...2), numbers.next(in: 0...1),
        numbers.next(in: -1...2))
      let x = numbers.next(in: 0...1)
      // Where x hardly grows, the last bit of x decides about y: compare what may come out.
      let around = [x - 1e-15, x + 1e-15].map { bisected(curve, at: $0) }.sorted()
      let y = curve.progress(at: x)
      #expect(y >= around[0] - 1e-9 && y <= around[1] + 1e-9, "seed 20: \(curve) at \(x)")
    }
  }

  @Test("Control points in the corners", arguments: [(0.0, 0.0), (0, 1), (1, 0), (1, 1)])
  func corners(_ x1: Double, _ x2: Double) {
    // With y = the parameter's cubic on even control points, y is the parameter itself.
    let curve = CubicBezier(x1, 1 / 3.0, x2, 2 / 3.0)
    for n in 1..<100 {
      let x = Double(n) / 100
      let t = curve.progress(at: x)
      let s = 1 - t
      let back = 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t
      #expect(abs(back - x) < 1e-12, "x of the parameter at \(x)")
    }
  }

  @Test("7.2.3: the ends are exact, and hold beyond", arguments: table)
  func ends(_ row: (curve: CubicBezier, values: [Double])) {
    #expect(row.curve.progress(at: 0) == 0)
    #expect(row.curve.progress(at: 1) == 1)
    #expect(row.curve.progress(at: -0.5) == 0)
    #expect(row.curve.progress(at: 1.5) == 1)
  }

  @Test("A control point whose x leaves 0...1 is refused")
  func refusal() async {
    await #expect(processExitsWith: .failure) { _ = CubicBezier(1.1, 0, 0.5, 1) }
    await #expect(processExitsWith: .failure) { _ = CubicBezier(0.5, 0, .nan, 1) }
  }

  /// The slow and sure way: the parameter whose x is `x`, found by 200 halvings.
  private func bisected(_ c: CubicBezier, at x: Double) -> Double {
    func bernstein(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if bernstein(c.x1, c.x2, middle) < x { low = middle } else { high = middle }
    }
    return bernstein(c.y1, c.y2, (low + high) / 2)
  }
}
