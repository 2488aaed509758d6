import CoreGraphics
import DisplayList
import Trace

/// What a stage showed and did, step by step, within a bound of memory: any moment of it can be
/// shown again without running the code again.
///
/// Nodes, pictures and committed layers that records share are counted once. Where the bound is
/// reached, the oldest records are dropped. Adding a record costs as much as is new in it.
@MainActor package final class StageRecording {
  /// What a recording may take unless it is told otherwise: 256 MB.
  package static let defaultByteLimit = 256 << 20

  /// In the order of time.
  package private(set) var records = FrameRecords()
  /// Bytes of memory; the newest record is kept even if it alone takes more.
  package let byteLimit: Int
  /// The time at which the memory of a recording that had to drop something begins; nil as long as
  /// it has forgotten nothing.
  package private(set) var forgottenUntil: Double?

  private var shared = SharedBytes()
  private var ownBytes = 0

  package init(byteLimit: Int = defaultByteLimit) { self.byteLimit = byteLimit }

  package var count: Int { records.count }

  /// Bytes of memory that the records take, by estimate.
  package var byteCount: Int { ownBytes + shared.total }

  /// Adds a record, whose time lies after the last one's.
  package func append(_ record: FrameRecord) {
    if let last = records.last {
      require(
        record.time > last.time,
        "StageRecording: a record of \(record.time) s cannot follow one of \(last.time) s")
    }
    records.append(record)
    ownBytes += record.ownByteCount
    for part in record.sharedParts { shared.add(part) }
    while byteCount > byteLimit, count > 1 { dropOldest() }
  }

  private func dropOldest() {
    let record = records.takeOldest()
    ownBytes -= record.ownByteCount
    for part in record.sharedParts { shared.remove(part) }
    forgottenUntil = records.first?.time
  }

  // MARK: - Looking

  /// The last record at or before `time`; nil before the first.
  package func record(at time: Double) -> FrameRecord? {
    records.index(at: time).map { records[$0] }
  }

  /// What was shown at `time`, also between two steps; nil before the first record.
  package func picture(at time: Double) -> DisplayList? { record(at: time)?.picture(at: time) }
}

extension FrameRecord {
  fileprivate var sharedParts: [SharedPart] {
    [.node(displayList.root)] + (commit?.roots ?? []).map { .layer($0) }
  }

  /// Bytes that belong to this record alone.
  fileprivate var ownByteCount: Int {
    MemoryLayout<FrameRecord>.stride + SharedPart.arraySize(trace)
      + trace.count * Self.textOfEvent + SharedPart.arraySize(commit?.roots ?? [])
  }

  /// What an event's strings take, by estimate.
  private static let textOfEvent = 256
}
