import CoreGraphics

/// Records in the order of time, of which the oldest can be dropped; indices begin at 0.
@MainActor package struct FrameRecords: @MainActor RandomAccessCollection {
  /// The first `dropped` places are empty.
  private var places: [FrameRecord?] = []
  private var dropped = 0

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { places.count - dropped }

  package subscript(index: Int) -> FrameRecord {
    require(
      indices.contains(index), "FrameRecords: there is no record \(index) of \(count)")
    return places[dropped + index]!
  }

  /// The index of the last record at or before `time`.
  package func index(at time: Double) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  mutating func append(_ record: FrameRecord) { places.append(record) }

  mutating func takeOldest() -> FrameRecord {
    let removed = self[0]
    places[dropped] = nil
    dropped += 1
    // Now and then, so that a record costs the same however many there are.
    if dropped > places.count / 2 {
      places.removeFirst(dropped)
      dropped = 0
    }
    return removed
  }
}
