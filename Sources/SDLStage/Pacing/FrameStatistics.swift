/// How long frames took: step and compositing together, without presenting, in milliseconds.
package struct FrameStatistics: Hashable, Sendable {
  /// The median is that of the latest frames, at most this many.
  package static let mostRemembered = 3600

  /// Frames so far.
  package private(set) var count = 0
  /// Milliseconds; 0 before the first frame.
  package private(set) var worst = 0.0
  private var latest: [Double] = []

  package init() {}

  package mutating func add(milliseconds: Double) {
    if latest.count < Self.mostRemembered {
      latest.append(milliseconds)
    } else {
      latest[count % Self.mostRemembered] = milliseconds
    }
    count += 1
    worst = max(worst, milliseconds)
  }

  /// Milliseconds; of two in the middle their mean; 0 before the first frame.
  package var median: Double {
    guard !latest.isEmpty else { return 0 }
    let sorted = latest.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
