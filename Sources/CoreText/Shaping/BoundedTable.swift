/// What was learnt, by what it was learnt about; it starts anew when it is full.
struct BoundedTable<Key: Hashable, Value> {
  let limit: Int
  private var values: [Key: Value] = [:]

  init(limit: Int) { self.limit = limit }

  subscript(key: Key) -> Value? { values[key] }

  mutating func keep(_ value: Value, for key: Key) {
    if values.count >= limit { values = [:] }
    values[key] = value
  }
}
