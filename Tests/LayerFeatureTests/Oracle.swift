import CCairo
import CoreGraphics

/// A picture that cairo draws with 16 samples a pixel, put together in floating point: what a layer
/// should look like, by another way.
struct Oracle {
  /// Pixels a side.
  let side: Int
  /// Pixels per point.
  let scale: Double
  /// Premultiplied blue, green, red, alpha, 0...255.
  private(set) var values: [Float]

  private static let samples = 4

  init(side: Int, scale: Double, ground: CGColor) {
    (self.side, self.scale) = (side, scale)
    values = []
    let c = ground.components ?? [0, 0, 0, 1]
    for _ in 0..<side * side { values += [c[2], c[1], c[0], 1].map { Float($0 * 255) } }
  }

  /// Draws over what is there; `body` draws in points, y pointing down, onto nothing.
  mutating func draw(alpha: Double = 1, _ body: (OpaquePointer) -> Void) {
    add(layer(body), alpha: alpha)
  }

  /// Draws what `body` makes on nothing as far as `mask` is opaque: of each pixel as much.
  mutating func draw(within mask: (OpaquePointer) -> Void, _ body: (inout Oracle) -> Void) {
    var group = Oracle(nothing: self)
    body(&group)
    add(group.values, within: mask)
  }

  /// Draws what `body` makes with `scale` pixels per point, whose mixture fills `frame`.
  mutating func drawCoarsely(
    at scale: Double, in frame: CGRect, _ body: (inout Oracle) -> Void
  ) {
    let coarse = Int(Double(side) * scale / self.scale)
    var group = Oracle(nothing: coarse, scale: scale)
    body(&group)
    var drawn = [Float](repeating: 0, count: values.count)
    for pixel in 0..<side * side {
      let x = (Double(pixel % side) + 0.5) / self.scale
      let y = (Double(pixel / side) + 0.5) / self.scale
      guard frame.contains(CGPoint(x: x, y: y)) else { continue }
      let across = Self.neighbours(x * scale, frame.minX * scale, frame.maxX * scale)
      let down = Self.neighbours(y * scale, frame.minY * scale, frame.maxY * scale)
      for (column, width) in across {
        for (row, height) in down {
          for channel in 0..<4 {
            let value = group.values[4 * (row * coarse + column) + channel]
            drawn[4 * pixel + channel] += value * width * height
          }
        }
      }
    }
    add(drawn, alpha: 1)
  }

  /// The two pixels between whose middles a place lies, and what each has to say; none beyond limits.
  private static func neighbours(
    _ place: Double, _ from: Double, _ to: Double
  ) -> [(Int, Float)] {
    let first = (place - 0.5).rounded(.down)
    let part = Float(place - 0.5 - first)
    return [(first, 1 - part), (first + 1, part)].map { pixel, weight in
      (Int(min(max(pixel, from), to - 1)), weight)
    }
  }

  /// Draws a colour for each place, in points, as far as `mask` is opaque.
  ///
  /// - Parameter samples: of a pixel, along each side.
  mutating func draw(
    within mask: (OpaquePointer) -> Void, samples: Int = 8,
    color: (_ x: Double, _ y: Double) -> [Double]
  ) {
    var drawn = [Float](repeating: 255, count: 4 * side * side)
    for pixel in 0..<side * side {
      var sum = [0.0, 0.0, 0.0]
      for sample in 0..<samples * samples {
        let x = Double(pixel % side) + (Double(sample % samples) + 0.5) / Double(samples)
        let y = Double(pixel / side) + (Double(sample / samples) + 0.5) / Double(samples)
        let c = color(x / scale, y / scale)
        for channel in 0..<3 { sum[channel] += c[channel] }
      }
      for channel in 0..<3 {
        drawn[4 * pixel + 2 - channel] = Float(sum[channel] / Double(samples * samples) * 255)
      }
    }
    add(drawn, within: mask)
  }

  /// What `body` draws, in one colour, moved and blurred: radius in points.
  mutating func shadow(
    _ color: CGColor, alpha: Double, offset: CGSize, radius: Double,
    _ body: (OpaquePointer) -> Void
  ) {
    var drawn = layer { cairo in
      cairo_translate(cairo, offset.width, offset.height)
      body(cairo)
    }
    let c = color.components ?? [0, 0, 0, 1]
    for pixel in 0..<side * side {
      let cover = drawn[4 * pixel + 3]
      for (channel, level) in [c[2], c[1], c[0], 1].enumerated() {
        drawn[4 * pixel + channel] = cover * Float(level)
      }
    }
    if radius > 0 { drawn = Self.blurred(drawn, side, sigma: radius * scale) }
    add(drawn, alpha: alpha)
  }

  /// Blurs all that is there, and shows it within `outline`.
  mutating func blur(radius: Double, within outline: (OpaquePointer) -> Void) {
    add(Self.blurred(values, side, sigma: radius * scale), within: outline)
  }

  var image: CGImage {
    let buffer = PixelBuffer(width: side, height: side)
    for pixel in 0..<side * side {
      var result: UInt32 = 0
      for channel in 0..<4 {
        let level = UInt32(min(max(values[4 * pixel + channel], 0), 255) + 0.5)
        result |= level << UInt32(8 * channel)
      }
      buffer[pixel % side, pixel / side] = result
    }
    return CGImage(buffer: buffer, isOpaque: true)
  }

  // MARK: - Floating point

  /// A picture of the same size on which nothing is drawn.
  private init(nothing other: Oracle) { self.init(nothing: other.side, scale: other.scale) }

  private init(nothing side: Int, scale: Double) {
    (self.side, self.scale) = (side, scale)
    values = [Float](repeating: 0, count: 4 * side * side)
  }

  private mutating func add(_ drawn: [Float], within mask: (OpaquePointer) -> Void) {
    var drawn = drawn
    let cover = layer(mask)
    for pixel in 0..<side * side {
      for channel in 0..<4 { drawn[4 * pixel + channel] *= cover[4 * pixel + 3] / 255 }
    }
    add(drawn, alpha: 1)
  }

  private mutating func add(_ layer: [Float], alpha: Double) {
    let alpha = Float(alpha)
    for pixel in 0..<side * side {
      let rest = 1 - layer[4 * pixel + 3] * alpha / 255
      for index in 4 * pixel..<4 * pixel + 4 {
        values[index] = layer[index] * alpha + values[index] * rest
      }
    }
  }

  /// The mean of each pixel's samples.
  private func layer(_ body: (OpaquePointer) -> Void) -> [Float] {
    let wide = side * Self.samples
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(wide), Int32(wide))!
    let cairo = cairo_create(surface)!
    cairo_scale(cairo, scale * Double(Self.samples), scale * Double(Self.samples))
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_BEST)
    cairo_set_tolerance(cairo, 0.02)
    body(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    defer { cairo_surface_destroy(surface) }
    let bytes = cairo_image_surface_get_data(surface)!
    let stride = Int(cairo_image_surface_get_stride(surface))
    var sums = [Float](repeating: 0, count: 4 * side * side)
    sums.withUnsafeMutableBufferPointer { sums in
      for y in 0..<wide {
        let row = bytes + y * stride
        let first = 4 * (y / Self.samples * side)
        var index = 0
        while index < 4 * wide {
          sums[first + index / (4 * Self.samples) * 4 + index % 4] += Float(row[index])
          index += 1
        }
      }
      for index in sums.indices { sums[index] /= Float(Self.samples * Self.samples) }
    }
    return sums
  }

  /// A Gaussian of four deviations; beyond the edges the picture goes on as at them.
  private static func blurred(_ values: [Float], _ side: Int, sigma: Double) -> [Float] {
    let reach = Int((4 * sigma).rounded(.up))
    let heights = (-reach...reach).map {
      ElementaryFunctions.exponential(-Double($0 * $0) / (2 * sigma * sigma))
    }
    let sum = heights.reduce(0, +)
    let weights = heights.map { Float($0 / sum) }
    var lines = values
    // Along x with x and y exchanged, twice.
    for _ in 0..<2 {
      var result = [Float](repeating: 0, count: lines.count)
      lines.withUnsafeBufferPointer { lines in
        result.withUnsafeMutableBufferPointer { result in
          for y in 0..<side {
            for x in 0..<side {
              var (a, b, c, d): (Float, Float, Float, Float) = (0, 0, 0, 0)
              var k = 0
              while k < weights.count {
                let at = 4 * (y * side + min(max(x + k - reach, 0), side - 1))
                let weight = weights[k]
                a += lines[at] * weight
                b += lines[at + 1] * weight
                c += lines[at + 2] * weight
                d += lines[at + 3] * weight
                k += 1
              }
              let to = 4 * (x * side + y)
              (result[to], result[to + 1], result[to + 2], result[to + 3]) = (a, b, c, d)
            }
          }
        }
      }
      lines = result
    }
    return lines
  }
}
