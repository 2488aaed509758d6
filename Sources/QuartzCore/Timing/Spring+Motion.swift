import CoreGraphics

extension Spring {
  /// How far it has come `elapsed` seconds after its release; may overshoot 1.
  package func progress(at elapsed: Double) -> Double {
    if elapsed <= 0 { return 0 }
    let progress = 1 - left(at: elapsed)
    // Constants beyond all measure: it is long over.
    return progress.isFinite ? progress : 1
  }

  /// Ways a second, `elapsed` seconds after its release: the derivative of `progress(at:)`.
  package func velocity(at elapsed: Double) -> Double {
    let (frequency, ratio, elapsed) = (frequency, dampingRatio, max(elapsed, 0))
    if elapsed == 0 { return initialVelocity }
    let velocity: Double
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let decay = ElementaryFunctions.exponential(-ratio * frequency * elapsed)
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(damped * elapsed)
      velocity =
        ratio * frequency * left(at: elapsed)
        + decay * (damped * sine - (ratio * frequency - initialVelocity) * cosine)
    } else if ratio > 1, allowsOverdamping {
      let root = (ratio * ratio - 1).squareRoot()
      let slow = frequency / (ratio + root)
      let decay = ElementaryFunctions.exponential(-(slow + 2 * frequency * root) * elapsed)
      velocity =
        slow * left(at: elapsed) + decay * (frequency * root - ratio * frequency + initialVelocity)
    } else {
      let decay = ElementaryFunctions.exponential(-frequency * elapsed)
      velocity = frequency * left(at: elapsed) - (frequency - initialVelocity) * decay
    }
    // Constants beyond all measure: it is long over.
    return velocity.isFinite ? velocity : 0
  }

  /// The distance that is left, `elapsed` seconds, above 0, after the release: x(t).
  private func left(at elapsed: Double) -> Double {
    let (frequency, ratio, velocity) = (frequency, dampingRatio, initialVelocity)
    if ratio < 1 {
      let dampedFrequency = frequency * (1 - ratio * ratio).squareRoot()
      let decay = ElementaryFunctions.exponential(-ratio * frequency * elapsed)
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(dampedFrequency * elapsed)
      return decay * (cosine + (ratio * frequency - velocity) / dampedFrequency * sine)
    }
    guard ratio > 1, allowsOverdamping else {
      let decay = ElementaryFunctions.exponential(-frequency * elapsed)
      return (1 + (frequency - velocity) * elapsed) * decay
    }
    // The two roots as the slower one and the distance to the other, so that near the critical
    // damping nothing cancels: x = e^(−slow·t) · ((1 + E)/2 + (ζω0 − v)(1 − E)/apart).
    let root = (ratio * ratio - 1).squareRoot()
    let slow = frequency / (ratio + root)
    let apart = 2 * frequency * root
    let decay = ElementaryFunctions.exponential(-slow * elapsed)
    let more = ElementaryFunctions.exponential(-apart * elapsed)
    return decay
      * ((1 + more) / 2 + (ratio * frequency - velocity) * elapsed * Self.mean(apart * elapsed))
  }

  /// (1 − e^(−x)) / x, for x of at least 0.
  private static func mean(_ x: Double) -> Double {
    if x > 0.1 { return (1 - ElementaryFunctions.exponential(-x)) / x }
    var (sum, term) = (1.0, 1.0)
    for n in 2...10 {
      term *= -x / Double(n)
      sum += term
    }
    return sum
  }
}
