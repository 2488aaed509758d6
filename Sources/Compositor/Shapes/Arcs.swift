import CoreGraphics

/// Quarter circles as chords.
struct Arcs {
  /// How far a chord between two points of its arc may lie inside it, in device pixels.
  static let tolerance = 0.02
  /// Enough for a radius of 17,000 pixels.
  static let mostChords = 512

  private var table: [Int: [CGPoint]] = [:]

  /// The number of chords that a quarter circle of `radius` device pixels needs: a chord over the
  /// angle w lies r·w²/8 inside.
  static func chords(radius: Double) -> Int {
    let angle = (8 * tolerance / min(max(radius, tolerance), 1e9)).squareRoot()
    return min(max(Int((Double.pi / 2 / angle).rounded(.up)), 1), mostChords)
  }

  /// Points from (1, 0) to (0, 1), both exact; the ones between them lie a little outside the unit
  /// circle, by as much as makes the chords cut off nothing on the whole.
  mutating func quarter(chords: Int) -> [CGPoint] {
    if let known = table[chords] { return known }
    let angle = Double.pi / 2 / Double(chords)
    // Two thirds of a chord's depth: its mean.
    let radius = 1 + (1 - ElementaryFunctions.sineAndCosine(angle / 2).cosine) * 2 / 3
    var points = (0...chords).map { index in
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle * Double(index))
      return CGPoint(x: radius * cosine, y: radius * sine)
    }
    points[0] = CGPoint(x: 1, y: 0)
    points[chords] = CGPoint(x: 0, y: 1)
    table[chords] = points
    return points
  }
}
