/// What was learnt, by what it was learnt about; it starts anew when it is full.
struct BoundedTable<Key: Hashable, Value> {
  /// The largest sum of the values' costs.
  let limit: Int
  private var values: [Key: Value] = [:]
  private var cost = 0

  init(limit: Int) { self.limit = limit }

  subscript(key: Key) -> Value? { values[key] }

  /// - Parameter cost: the same each time for one key; what costs more than a quarter of the limit
  ///   is not kept, as it would drive out all the rest.
  mutating func keep(_ value: Value, for key: Key, cost added: Int = 1) {
    if added > 1, added > limit / 4 { return }
    if values[key] != nil {
      values[key] = value
      return
    }
    if cost + added > limit { (values, cost) = ([:], 0) }
    values[key] = value
    cost += added
  }
}
