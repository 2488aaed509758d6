import CoreGraphics
import QuartzCore
import Testing

@Suite("8.4.4: keyframes")
struct KeyframeTrackTests {
  private func numbers(
    _ values: [CGFloat], times: [Double]? = nil, curves: [TimingCurve] = [],
    mode: KeyframeTrack.Mode = .linear, bends: [KeyframeTrack.Bend] = []
  ) throws -> KeyframeTrack {
    try #require(
      KeyframeTrack(
        values.map { .number($0) }, times: times, curves: curves, mode: mode, bends: bends))
  }

  private func number(_ track: KeyframeTrack, _ progress: Double) -> Double {
    guard case .number(let x) = track.value(at: progress) else { return .nan }
    return x
  }

  @Test("8.4.4: linear, spread evenly; at the ends and beyond them, the first and the last value")
  func linear() throws {
    let track = try numbers([0, 10, 0, 40])
    for (progress, value) in [
      (-1, 0.0), (0, 0), (1 / 6.0, 5), (1 / 3.0, 10), (0.5, 5), (2 / 3.0, 0), (0.75, 10), (1, 40),
      (3, 40),
    ] {
      #expect(abs(number(track, progress) - value) < 1e-12, "at \(progress)")
    }
  }

  @Test("8.4.4: key times, one for each value; two at one time make a jump")
  func times() throws {
    let track = try numbers([0, 10, 20, 0], times: [0, 0.5, 0.5, 1])
    #expect(number(track, 0.25) == 5)
    #expect(number(track, 0.5) == 20)
    #expect(number(track, 0.75) == 10)
  }

  @Test("8.4.4: discrete has one time more, and the last value shows until the end")
  func discrete() throws {
    let track = try numbers([1, 2, 3], times: [0, 0.2, 0.7, 1], mode: .discrete)
    for (progress, value) in [(0.0, 1.0), (0.19, 1), (0.2, 2), (0.69, 2), (0.7, 3), (1, 3)] {
      #expect(number(track, progress) == value, "at \(progress)")
    }
    let even = try numbers([1, 2, 3, 4], mode: .discrete)
    for (progress, value) in [(0.0, 1.0), (0.24, 1), (0.25, 2), (0.5, 3), (0.99, 4), (1, 4)] {
      #expect(number(even, progress) == value, "at \(progress)")
    }
  }

  @Test("8.4.4: a curve for each way; those left out are linear")
  func curves() throws {
    let track = try numbers([0, 100, 200], curves: [.cubicBezier(.easeIn)])
    // 7.2: ease-in is at .31536 half-way.
    #expect(abs(number(track, 0.25) - 31.536) < 0.0005)
    #expect(number(track, 0.75) == 150)
  }

  @Test("8.4.4: paced goes all of the way at one speed, whatever times and curves say")
  func paced() throws {
    let track = try numbers(
      [0, 10, 40], times: [0, 0.9, 1], curves: [.cubicBezier(.easeIn)], mode: .paced)
    for progress in [0.1, 0.25, 0.5, 0.9] {
      #expect(abs(number(track, progress) - 40 * progress) < 1e-12)
    }
    let still = try numbers([5, 5], mode: .paced)
    #expect(number(still, 0.3) == 5)
  }

  @Test("8.4.4: cubic goes through all values with one speed before and behind each")
  func cubic() throws {
    let track = try numbers([0, 10, 0, 30], mode: .cubic)
    for (index, value) in [0.0, 10, 0, 30].enumerated() {
      let here = Double(index) / 3
      #expect(abs(number(track, here) - value) < 1e-12)
      guard index == 1 || index == 2 else { continue }
      let before = (number(track, here) - number(track, here - 1e-6)) / 1e-6
      let behind = (number(track, here + 1e-6) - number(track, here)) / 1e-6
      #expect(abs(before - behind) < 0.01)
    }
    // Slopes of the first way: 10 at its beginning, (10 − 10)/2 at its end. Half-way: 5 + (10 − 0)/8.
    #expect(abs(number(track, 1 / 6.0) - 6.25) < 1e-12)
  }

  @Test("8.4.4: full tension stops at each value; continuity bends; bias looks back or ahead")
  func bends() throws {
    let bend = KeyframeTrack.Bend.self
    // Half-way: 5 plus an eighth of the difference of the slopes.
    func half(_ b: KeyframeTrack.Bend) throws -> Double {
      number(try numbers([0, 10, 40], mode: .cubic, bends: [bend.init(tension: 1), b]), 0.25)
    }
    // Tension 1: both slopes are 0.
    #expect(abs(try half(bend.init(tension: 1)) - 5) < 1e-12)
    // Without: (10 + 30)/2 = 20, so 5 − 20/8.
    #expect(abs(try half(bend.init()) - 2.5) < 1e-12)
    // Bias 1 takes the way before alone, −1 the one behind.
    #expect(abs(try half(bend.init(bias: 1)) - (5 - 10 / 8.0)) < 1e-12)
    #expect(abs(try half(bend.init(bias: -1)) - (5 - 30 / 8.0)) < 1e-12)
    // Continuity 1, coming in: (1 − 1)/2 · 10 + (1 + 1)/2 · 30.
    #expect(abs(try half(bend.init(continuity: 1)) - (5 - 30 / 8.0)) < 1e-12)
    #expect(abs(try half(bend.init(continuity: -1)) - (5 - 10 / 8.0)) < 1e-12)
    // Out of range is cut.
    #expect(try half(bend.init(tension: 7)) == half(bend.init(tension: 1)))
  }

  @Test("8.4.4: cubic-paced goes along the curve at one speed")
  func cubicPaced() throws {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 40), CGPoint(x: 60, y: 0)]
    let track = try #require(KeyframeTrack(points.map { .point($0) }, mode: .cubicPaced))
    let places = (0...100).map { n -> CGPoint in
      guard case .point(let point) = track.value(at: Double(n) / 100) else { return .zero }
      return point
    }
    let steps = zip(places, places.dropFirst()).map { a, b in
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
    let mean = steps.reduce(0, +) / 100
    #expect(steps.allSatisfy { abs($0 - mean) < 0.03 * mean })
  }

  @Test("8.4.4: along a path each part but moves is a way; curves are followed")
  func path() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 10))
    path.addCurve(
      to: CGPoint(x: 40, y: 0), control1: CGPoint(x: 25, y: 10), control2: CGPoint(x: 35, y: 10))
    path.closeSubpath()
    let track = try #require(KeyframeTrack(path: path))
    func at(_ progress: Double) -> CGPoint {
      guard case .point(let point) = track.value(at: progress) else { return .zero }
      return CGPoint(x: (point.x * 1e9).rounded() / 1e9, y: (point.y * 1e9).rounded() / 1e9)
    }
    #expect(at(0.125) == CGPoint(x: 5, y: 0))
    #expect(at(0.25) == CGPoint(x: 10, y: 0))
    #expect(at(0.375) == CGPoint(x: 15, y: 5))
    #expect(at(0.625) == CGPoint(x: 30, y: 7.5))
    #expect(at(0.875) == CGPoint(x: 20, y: 0))
    #expect(at(1) == .zero)
  }

  @Test("8.4.4: rotationMode points the x axis along the way, or back")
  func rotation() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: -10, y: 10))
    func angle(_ rotation: KeyframeTrack.Rotation, _ progress: Double) throws -> Double {
      var values = LayerValues()
      var effects = TimedAnimation.Effects()
      let track = try #require(KeyframeTrack(path: path, rotation: rotation))
      TimedAnimation(
        timing: MediaTiming(duration: 1), curve: .linear,
        content: .property(PropertyAnimation(AnimatedKeyPath(.position), .keyframes(track)))
      ).apply(to: &values, &effects, at: progress)
      guard case .number(let x) = values[AnimatedKeyPath(.transform, .rotation)] else { return 9 }
      return x
    }
    #expect(abs(try angle(.auto, 0.25) - .pi / 2) < 1e-9)
    #expect(abs(abs(try angle(.auto, 0.75)) - .pi) < 1e-9)
    #expect(abs(try angle(.autoReverse, 0.25) + .pi / 2) < 1e-9)
    #expect(try angle(.none, 0.25) == 0)
  }

  @Test("Bad input: no values, mixed kinds and empty paths make none; bad times count as none")
  func bad() throws {
    #expect(KeyframeTrack([]) == nil)
    #expect(KeyframeTrack([.number(1), .point(.zero)]) == nil)
    #expect(KeyframeTrack(path: CGMutablePath()) == nil)
    for times in [
      [0, 1], [0, 0.6, 0.4, 1], [0.1, 0.2, 0.5, 1], [0, 0.2, 0.5, 0.9], [0, .nan, 1, 1],
    ] {
      let track = try numbers([0, 10, 20, 30], times: times)
      #expect(abs(number(track, 0.5) - 15) < 1e-12, "\(times)")
    }
    #expect(number(try numbers([7]), 0.5) == 7)
    #expect(try numbers([1, 2]).value(at: .nan) == .number(1))
  }

  @Test("R74: one curve over four ways is not four curves")
  func fieldReport() throws {
    let track = try numbers([300, -10, 5, -2, 0])
    func x(_ time: Double) -> Double {
      number(track, CubicBezier.easeInOut.progress(at: time))
    }
    #expect(abs(x(1 / 16.0) - 290.6) < 0.05)
    #expect(abs(x(1 / 8.0) - 261.4) < 0.05)
  }
}
