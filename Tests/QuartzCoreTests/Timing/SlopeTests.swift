import Testing

@testable import QuartzCore

@Suite("How fast curves and springs go") struct SlopeTests {
  @Test(
    "7.2.1: a curve leaves towards its first control point, and arrives from its second",
    arguments: [
      (CubicBezier.easeIn, 0.0, 1 / 0.58), (.easeOut, 1 / 0.58, 0), (.easeInOut, 0, 0),
      (.standard, 0.4, 0), (CubicBezier(0, 0, 1, 1), 1, 1), (CubicBezier(0, 0, 0, 0), 1, 1),
      (CubicBezier(0, 0.5, 0.5, 1), .infinity, 0),
    ])
  func ends(_ curve: CubicBezier, _ start: Double, _ end: Double) {
    #expect(curve.slope(at: 0) == start || abs(curve.slope(at: 0) - start) < 1e-12)
    #expect(abs(curve.slope(at: -3) - curve.slope(at: 0)) < 1e-12 || start == .infinity)
    if curve != CubicBezier(0, 0, 0, 0) { #expect(abs(curve.slope(at: 1) - end) < 1e-12) }
  }

  @Test("7.2.1: half way along an ease-in-out")
  func middle() {
    // x' = 0.75 · 0.42 + 1.5 · 0.16 + 0.75 · 0.42 and y' = 1.5 at the parameter 0.5.
    #expect(abs(CubicBezier.easeInOut.slope(at: 0.5) - 1.5 / 0.87) < 1e-12)
  }

  @Test("7.3.1: a spring begins with its initial velocity", arguments: [-4.0, 0, 7])
  func springs(_ velocity: Double) {
    for damping in [2.0, 20, 60] {
      let spring = Spring(
        mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity,
        allowsOverdamping: true)
      #expect(spring.velocity(at: 0) == velocity)
      #expect(abs(spring.velocity(at: 1e-9) - velocity) < 1e-5)
      // The chord around a moment is the tangent there, but for h² · x''' / 6.
      for time in [0.05, 0.2, 0.7] {
        let h = 1e-5
        let chord = (spring.progress(at: time + h) - spring.progress(at: time - h)) / (2 * h)
        #expect(abs(spring.velocity(at: time) - chord) < 1e-5, "\(damping) at \(time)")
      }
    }
  }

  @Test("7.3.4: critically damped from rest: ω² · t · e^(−ω · t)")
  func critical() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 0)
    // 100 · 0.1 / e
    #expect(abs(spring.velocity(at: 0.1) - 3.678_794_411_714_423) < 1e-9)
  }

  @Test("A run from a fraction to another, and a bent one")
  func runs() {
    let pace = DrivenPace(curve: .cubicBezier(.easeInOut), length: 2)
    let run = DrivenRun(.way, from: 0.5, to: 1, seconds: 1)
    #expect(run.velocity(on: pace).map { abs($0 - 0.5 * 1.5 / 0.87) < 1e-12 } == true)
    let back = DrivenRun(.way, from: 0.5, to: 0, seconds: 1)
    #expect(back.velocity(on: pace).map { abs($0 + 0.5 * 1.5 / 0.87) < 1e-12 } == true)
    let spring = DrivenPace(
      curve: .spring(Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 5)), length: 1)
    // A quarter of the way, with 5 quarters a second.
    let bent = DrivenRun(.bent(spring, from: 0.75, to: 1), from: 0, to: 1, seconds: 1)
    #expect(bent.velocity(on: pace) == 1.25)
    #expect(DrivenRun(.way, from: 1, to: 1, seconds: 0).velocity(on: pace) == nil)
  }

  @Test("A ramp of a layer's time")
  func ramp() {
    let ramp = TimeRamp(from: 0.4, to: 0, duration: 0.2, curve: .cubicBezier(.easeOut))
    #expect(ramp.velocity.map { abs($0 + 2 / 0.58) < 1e-12 } == true)
    #expect(TimeRamp(from: 0.4, to: 0.4, duration: 0, curve: .linear).velocity == nil)
  }
}
