/// Counts the memory of shared objects, each once for as long as anybody uses it.
@MainActor struct SharedBytes {
  /// How many records and other parts hold each part.
  private var uses: [ObjectIdentifier: Int] = [:]
  private(set) var total = 0

  /// Bytes that counting a part takes itself, by estimate.
  private static let entrySize = 32

  /// How many different objects are counted.
  var count: Int { uses.count }

  /// A record holds `part` now. What is known already is not looked into.
  mutating func add(_ part: SharedPart) {
    var pending = [part]
    while let part = pending.popLast() {
      uses[part.id, default: 0] += 1
      guard uses[part.id] == 1 else { continue }
      total += part.byteCount + Self.entrySize
      pending.append(contentsOf: part.parts)
    }
  }

  /// A record no longer holds `part`, which must still be alive: its identity counts.
  mutating func remove(_ part: SharedPart) {
    var pending = [part]
    while let part = pending.popLast() {
      guard let count = uses[part.id] else {
        assertionFailure("SharedBytes: a part is removed more often than it was added")
        continue
      }
      uses[part.id] = count > 1 ? count - 1 : nil
      guard count == 1 else { continue }
      total -= part.byteCount + Self.entrySize
      pending.append(contentsOf: part.parts)
    }
  }
}
