/// How long frames took at one scale: step and compositing together, without presenting.
package struct FrameStatistics: Hashable, Sendable {
  /// The median is that of the latest frames, at most this many.
  package static let mostRemembered = 3600

  /// The device's pixels per point.
  package let scale: Double
  /// Frames after the first.
  package private(set) var count = 0
  /// Milliseconds of the first frame, which loads fonts and makes the bitmaps of all texts; nil
  /// before it. The others do not count it.
  package private(set) var first: Double?
  /// Milliseconds; 0 before there is any.
  package private(set) var worst = 0.0
  private var latest: [Double] = []

  package init(scale: Double) { self.scale = scale }

  package mutating func add(milliseconds: Double) {
    guard first != nil else {
      first = milliseconds
      return
    }
    if latest.count < Self.mostRemembered {
      latest.append(milliseconds)
    } else {
      latest[count % Self.mostRemembered] = milliseconds
    }
    count += 1
    worst = max(worst, milliseconds)
  }

  /// Milliseconds; of two in the middle their mean; 0 before there is any.
  package var median: Double {
    guard !latest.isEmpty else { return 0 }
    let sorted = latest.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
