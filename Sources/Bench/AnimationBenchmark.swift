import DisplayList

/// Measures what animations cost for a frame, apart from painting it.
@MainActor package struct AnimationBenchmark {
  private let now: () -> Double
  private let rounds: Int
  private let counts: [(layers: Int, running: Int)]

  /// Of 1,000, 10,000 and 100,000 layers none, 100, ten times as many … up to all that run.
  package static let usualCounts = [1_000, 10_000, 100_000].flatMap { layers in
    [0, 100, 1_000, 10_000, 100_000].filter { $0 <= layers }.map { (layers: layers, running: $0) }
  }

  /// How many frames a sample is the mean of.
  package static let frames = 5

  /// - Parameters:
  ///   - now: seconds.
  ///   - rounds: how often everything is measured; at least 1.
  package init(
    rounds: Int = 7, counts: [(layers: Int, running: Int)] = usualCounts,
    now: @escaping () -> Double
  ) {
    (self.rounds, self.counts, self.now) = (rounds, counts, now)
  }

  /// One record for each pair of counts, in their order.
  package func run() -> [AnimationRecord] {
    counts.map { layers, running in
      let tree = AnimatedLayers(layers: layers, running: running)
      var samples: [Double] = []
      var time = 0.0
      // The first round makes the nodes of what does not move, and does not count.
      for round in 0...rounds {
        let start = now()
        for _ in 0..<Self.frames {
          time += 1.0 / 60
          _ = tree.displayList(at: time)
        }
        let sample = (now() - start) * 1000 / Double(Self.frames)
        if round > 0 { samples.append(sample) }
      }
      return AnimationRecord(layers: layers, running: running, ms: samples.median)
    }
  }
}
