import Foundation

/// Zeroed memory, aligned to 64 bytes, of which parts that nobody touches cost nothing.
final class ZeroedMemory {
  let start: UnsafeMutableRawPointer
  private let room: UnsafeMutableRawPointer
  /// Of a mapping; 0 for memory from the heap.
  private let mappedBytes: Int

  /// The heap clears large blocks that it has used before, which takes as long as painting them;
  /// from this size on the system is asked for fresh pages.
  private static let leastMapped = 256 << 10
  private static let alignment = 64

  /// Nil when there is no memory.
  init?(bytes: Int) {
    if bytes >= Self.leastMapped {
      let flags = MAP_PRIVATE | MAP_ANONYMOUS
      guard let room = mmap(nil, bytes, PROT_READ | PROT_WRITE, flags, -1, 0), room != MAP_FAILED
      else { return nil }
      (self.room, start, mappedBytes) = (room, room, bytes)
    } else {
      guard let room = calloc(bytes + Self.alignment, 1) else { return nil }
      self.room = room
      start = room.alignedUp(toMultipleOf: Self.alignment)
      mappedBytes = 0
    }
  }

  deinit {
    if mappedBytes > 0 { munmap(room, mappedBytes) } else { free(room) }
  }
}
