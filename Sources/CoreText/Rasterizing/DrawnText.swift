/// What the library's bitmap of a line depends on.
struct DrawnText: Hashable {
  let utf8: [UInt8]
  let key: FontShelf.Key
}
