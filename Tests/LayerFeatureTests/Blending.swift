import CoreGraphics

/// The compositing specification's formulas of modes that mix colours, of backdrop and source.
enum Blending {
  struct Color {
    var channels: [Double]
    var alpha = 1.0

    var cgColor: CGColor {
      CGColor(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    }
  }

  typealias Mix = @Sendable ([Double], [Double]) -> [Double]

  // Whole levels, also where a third of them is taken, so that what is mixed is what is said here.

  static let backdrops = [
    Color(channels: [0.8, 0.4, 0.2]), Color(channels: [0.2, 0.6, 0.8]),
    Color(channels: [0.8, 0.8, 0.4]), Color(channels: [0, 0.2, 0.2]),
  ]

  static let sources = [
    Color(channels: [0.2, 0.6, 0.4]), Color(channels: [0.8, 0.6, 0.4]),
    Color(channels: [0.4, 0.2, 0.8]), Color(channels: [1, 0.6, 0], alpha: 1.0 / 3),
  ]

  static let modes: [(name: CGBlendMode, mix: Mix)] = [
    (.normal, { _, source in source }),
    (.multiply, each { b, s in b * s }),
    (.screen, each { b, s in b + s - b * s }),
    (.overlay, each { b, s in hardLight(s, b) }),
    (.darken, each { b, s in min(b, s) }),
    (.lighten, each { b, s in max(b, s) }),
    (.colorDodge, each { b, s in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) }),
    (.colorBurn, each { b, s in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) }),
    (.hardLight, each { b, s in hardLight(b, s) }),
    (.softLight, each { b, s in softLight(b, s) }),
    (.difference, each { b, s in abs(b - s) }),
    (.exclusion, each { b, s in b + s - 2 * b * s }),
    (.hue, { b, s in set(set(s, saturation: saturation(b)), luminosity: luminosity(b)) }),
    (.saturation, { b, s in set(set(b, saturation: saturation(s)), luminosity: luminosity(b)) }),
    (.color, { b, s in set(s, luminosity: luminosity(b)) }),
    (.luminosity, { b, s in set(b, luminosity: luminosity(s)) }),
  ]

  private static func each(_ mix: @escaping @Sendable (Double, Double) -> Double) -> Mix {
    { backdrop, source in zip(backdrop, source).map(mix) }
  }

  private static func hardLight(_ b: Double, _ s: Double) -> Double {
    s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  private static func softLight(_ b: Double, _ s: Double) -> Double {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }

  private static func luminosity(_ c: [Double]) -> Double {
    0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]
  }

  private static func saturation(_ c: [Double]) -> Double { c.max()! - c.min()! }

  private static func set(_ c: [Double], luminosity wanted: Double) -> [Double] {
    var c = c.map { $0 + wanted - luminosity(c) }
    let (l, low, high) = (luminosity(c), c.min()!, c.max()!)
    if low < 0 { c = c.map { l + ($0 - l) * l / (l - low) } }
    if high > 1 { c = c.map { l + ($0 - l) * (1 - l) / (high - l) } }
    return c
  }

  private static func set(_ c: [Double], saturation wanted: Double) -> [Double] {
    let (low, high) = (c.min()!, c.max()!)
    return high > low ? c.map { ($0 - low) * wanted / (high - low) } : [0, 0, 0]
  }
}
