import QuartzCore

/// What fingers do at one time, delivered as one event: none of them does two things in it.
struct TouchBatch: Hashable {
  /// What one finger does; more than one sample only where it moves. Never empty.
  struct Change: Hashable {
    var samples: [TouchSample]

    var finger: Int { samples[0].finger }
    var phase: TouchSample.Phase { samples[0].phase }
    /// The last of them, which is where the finger is.
    var sample: TouchSample { samples[samples.count - 1] }
  }

  /// In the order in which the fingers come up.
  private(set) var changes: [Change] = []

  /// The time of the last sample.
  var time: TimeInterval { changes.map(\.sample.time).max() ?? 0 }

  /// Puts samples that are in the order of time into as few events as possible: moves of a finger
  /// that follow each other are one, whatever other fingers do in between.
  static func batches(of samples: [TouchSample]) -> [TouchBatch] {
    var batches: [TouchBatch] = []
    for sample in samples {
      if batches.last?.canTake(sample) != true { batches.append(TouchBatch()) }
      batches[batches.count - 1].take(sample)
    }
    return batches
  }

  private func index(of sample: TouchSample) -> Int? {
    changes.firstIndex { $0.finger == sample.finger }
  }

  private func canTake(_ sample: TouchSample) -> Bool {
    guard let index = index(of: sample) else { return true }
    return changes[index].phase == .moved && sample.phase == .moved
  }

  private mutating func take(_ sample: TouchSample) {
    if let index = index(of: sample) {
      changes[index].samples.append(sample)
    } else {
      changes.append(Change(samples: [sample]))
    }
  }
}
