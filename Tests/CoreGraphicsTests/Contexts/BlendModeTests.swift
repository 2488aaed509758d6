import Testing

@testable import CoreGraphics

/// Every blend mode against the formulas of the compositing specification, worked out here.
@Suite("Blend modes") struct BlendModeTests {
  /// Alpha, red, green, blue; not premultiplied.
  private struct Color {
    let alpha: Double
    let red: Double
    let green: Double
    let blue: Double

    var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
    var channels: [Double] { [red, green, blue] }
  }

  private static let colors = [
    Color(alpha: 1, red: 0.8, green: 0.3, blue: 0.1),
    Color(alpha: 1, red: 0.2, green: 0.6, blue: 1),
    Color(alpha: 0.6, red: 0.4, green: 0.9, blue: 0),
    Color(alpha: 0, red: 0, green: 0, blue: 0),
  ]

  /// For modes that mix one channel at a time: of the backdrop and the source.
  private static let mixes: [(CGBlendMode, @Sendable (Double, Double) -> Double)] = [
    (.normal, { _, s in s }),
    (.multiply, { b, s in b * s }),
    (.screen, { b, s in b + s - b * s }),
    (.overlay, { b, s in hardLight(s, b) }),
    (.darken, { b, s in min(b, s) }),
    (.lighten, { b, s in max(b, s) }),
    (.colorDodge, { b, s in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) }),
    (.colorBurn, { b, s in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) }),
    (.hardLight, { b, s in hardLight(b, s) }),
    (.softLight, { b, s in softLight(b, s) }),
    (.difference, { b, s in abs(b - s) }),
    (.exclusion, { b, s in b + s - 2 * b * s }),
  ]

  private static func hardLight(_ b: Double, _ s: Double) -> Double {
    s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  private static func softLight(_ b: Double, _ s: Double) -> Double {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }

  /// For the modes that weigh source and backdrop: the factors of S and D, by their alphas.
  private static let weights: [(CGBlendMode, @Sendable (Double, Double) -> (Double, Double))] = [
    (.clear, { _, _ in (0, 0) }),
    (.copy, { _, _ in (1, 0) }),
    (.sourceIn, { _, d in (d, 0) }),
    (.sourceOut, { _, d in (1 - d, 0) }),
    (.sourceAtop, { s, d in (d, 1 - s) }),
    (.destinationOver, { _, d in (1 - d, 1) }),
    (.destinationIn, { s, _ in (0, s) }),
    (.destinationOut, { s, _ in (0, 1 - s) }),
    (.destinationAtop, { s, d in (1 - d, s) }),
    (.xor, { s, d in (1 - d, 1 - s) }),
    (.plusLighter, { _, _ in (1, 1) }),
  ]

  private func result(
    _ mode: CGBlendMode, _ source: Color, over backdrop: Color, covering: CGFloat = 1
  ) -> [Double] {
    picture(1, 1) { context in
      context.setBlendMode(.copy)
      context.setFillColor(backdrop.cgColor)
      context.fill(CGRect(0, 0, 1, 1))
      context.setBlendMode(mode)
      context.setFillColor(source.cgColor)
      context.fill(CGRect(0, 0, covering, 1))
    }.components(0, 0)
  }

  private func expectNear(_ first: [Double], _ second: [Double], _ name: String) {
    for (a, b) in zip(first, second) {
      #expect(abs(a - b) <= 2.0 / 255, "\(name): \(first) is not \(second)")
    }
  }

  @Test("Modes that mix channels", arguments: mixes.indices)
  func mixing(_ index: Int) {
    let (mode, mix) = Self.mixes[index]
    for backdrop in Self.colors {
      for source in Self.colors {
        let (s, b) = (source.alpha, backdrop.alpha)
        let channels = zip(source.channels, backdrop.channels).map { cs, cb in
          s * (1 - b) * cs + s * b * mix(cb, cs) + (1 - s) * b * cb
        }
        expectNear(
          result(mode, source, over: backdrop), [s + b - s * b] + channels, "\(mode)")
      }
    }
  }

  @Test("Modes that weigh alphas", arguments: weights.indices)
  func weighing(_ index: Int) {
    let (mode, weigh) = Self.weights[index]
    for backdrop in Self.colors {
      for source in Self.colors {
        let (ws, wd) = weigh(source.alpha, backdrop.alpha)
        func mix(_ s: Double, _ d: Double) -> Double { min(1, ws * s + wd * d) }
        let expected =
          [mix(source.alpha, backdrop.alpha)]
          + zip(source.channels, backdrop.channels).map {
            mix($0 * source.alpha, $1 * backdrop.alpha)
          }
        expectNear(result(mode, source, over: backdrop), expected, "\(mode)")
      }
    }
  }

  /// 0.3 of red, 0.59 of green, 0.11 of blue, as the specification has it.
  private func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  private func set(_ c: [Double], luminosity wanted: Double) -> [Double] {
    var c = c.map { $0 + wanted - luminosity(c) }
    let (l, low, high) = (luminosity(c), c.min()!, c.max()!)
    if low < 0 { c = c.map { l + ($0 - l) * l / (l - low) } }
    if high > 1 { c = c.map { l + ($0 - l) * (1 - l) / (high - l) } }
    return c
  }

  private func set(_ c: [Double], saturation wanted: Double) -> [Double] {
    let (low, high) = (c.min()!, c.max()!)
    return high > low ? c.map { ($0 - low) * wanted / (high - low) } : [0, 0, 0]
  }

  private func saturation(_ c: [Double]) -> Double { c.max()! - c.min()! }

  @Test("Hue, saturation, colour and luminosity of opaque colours")
  func together() {
    let (s, b) = (Self.colors[0].channels, Self.colors[1].channels)
    let expected: [(CGBlendMode, [Double])] = [
      (.hue, set(set(s, saturation: saturation(b)), luminosity: luminosity(b))),
      (.saturation, set(set(b, saturation: saturation(s)), luminosity: luminosity(b))),
      (.color, set(s, luminosity: luminosity(b))),
      (.luminosity, set(b, luminosity: luminosity(s))),
    ]
    for (mode, channels) in expected {
      expectNear(
        result(mode, Self.colors[0], over: Self.colors[1]), [1] + channels, "\(mode)")
    }
  }

  @Test(
    "What a shape does not cover stays; half a pixel's result is half way",
    arguments: weights.indices)
  func partly(_ index: Int) {
    let mode = Self.weights[index].0
    let (source, backdrop) = (Self.colors[2], Self.colors[1])
    let whole = result(mode, source, over: backdrop)
    let before = [backdrop.alpha] + backdrop.channels.map { $0 * backdrop.alpha }
    let none = picture(4, 1) { context in
      context.setFillColor(backdrop.cgColor)
      context.fill(CGRect(0, 0, 4, 1))
      context.setBlendMode(mode)
      context.setFillColor(source.cgColor)
      context.fill(CGRect(0, 0, 1, 1))
      context.setLineWidth(1)
      context.stroke(CGRect(-5, -5, 5.5, 20))
    }
    expectNear(none.components(2, 0), before, "\(mode), beside")
    // (Half of S is added, and only then is the sum cut to 1.)
    guard mode != .plusLighter else { return }
    let half = result(mode, source, over: backdrop, covering: 0.5)
    expectNear(half, zip(whole, before).map { ($0 + $1) / 2 }, "\(mode), half")
  }

  @Test("There are all but plusDarker")
  func complete() {
    #expect((0...27).filter { CGBlendMode(rawValue: $0) == nil } == [26])
  }
}
