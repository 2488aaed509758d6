/// Finds tables in an OpenType file and reads its big-endian numbers.
///
/// Only bundled files are read, so that a missing table is a broken build and stops.
struct OpenTypeReader {
  let bytes: UnsafeRawBufferPointer

  /// Where the table with this four-letter tag begins.
  func table(_ tag: String) -> Int {
    let wanted = Array(tag.utf8)
    for record in 0..<unsigned16(at: 4) {
      let start = 12 + 16 * record
      if bytes[start..<start + 4].elementsEqual(wanted) {
        return unsigned16(at: start + 8) << 16 | unsigned16(at: start + 10)
      }
    }
    fatalError("A bundled font has no table \(tag)")
  }

  func unsigned16(at offset: Int) -> Int {
    Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func signed16(at offset: Int) -> Int {
    Int(Int16(truncatingIfNeeded: unsigned16(at: offset)))
  }
}
