import QuartzCore
import Testing

@Suite("Progress of an animation")
struct TimingCurveTests {
  static let curves: [TimingCurve] = [
    .linear, .cubicBezier(.easeInOut), .spring(.system),
    .spring(Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 5)),
  ]

  @Test("Exactly 0 until the beginning and 1 from the duration on", arguments: curves)
  func ends(_ curve: TimingCurve) {
    for elapsed in [-5, -1e-12, 0, 1e-12] {
      #expect(curve.progress(at: elapsed, duration: 0.5) == 0)
    }
    for elapsed in [0.5 - 1e-12, 0.5, 0.5 + 1e-12, 7] {
      #expect(curve.progress(at: elapsed, duration: 0.5) == 1)
    }
    #expect((0.000_1..<0.1).contains(curve.progress(at: 0.01, duration: 0.5)))
  }

  @Test("A duration shorter than rounding is over at once", arguments: curves)
  func shortest(_ curve: TimingCurve) {
    #expect(curve.progress(at: 0, duration: 1e-12) == 1)
    #expect(TimingCurve.isOver(0, 1e-12))
    #expect(curve.progress(at: -1, duration: 1e-12) == 0)
  }

  @Test("A spring keeps its own pace, whatever the duration cuts off")
  func spring() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    let curve = TimingCurve.spring(spring)
    #expect(curve.progress(at: 0.2, duration: 0.3) == spring.progress(at: 0.2))
    #expect(curve.progress(at: 0.2, duration: 3) == spring.progress(at: 0.2))
  }

  @Test("The trace names curves by their constants")
  func description() {
    #expect("\(TimingCurve.linear)" == "linear")
    #expect("\(TimingCurve.cubicBezier(.easeOut))" == "cubicBezier(0.0, 0.0, 0.58, 1.0)")
    #expect(
      "\(TimingCurve.spring(.system))"
        == "spring(mass: 3.0, stiffness: 1000.0, damping: 500.0, initialVelocity: 0.0)")
  }
}
