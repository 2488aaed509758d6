/// Numbers in the order of their times, and of equal times in their own: a binary heap, so that
/// thousands of timers cost little.
struct TimeQueue {
  struct Item: Comparable {
    let time: Double
    let id: Int

    static func < (first: Item, second: Item) -> Bool {
      (first.time, first.id) < (second.time, second.id)
    }
  }

  /// Each item comes before its two children, those at twice its index and one or two more.
  private var items: [Item] = []

  var first: Item? { items.first }
  var count: Int { items.count }

  mutating func insert(_ item: Item) {
    items.append(item)
    var index = items.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      if items[parent] < items[index] { break }
      items.swapAt(parent, index)
      index = parent
    }
  }

  mutating func removeFirst() {
    guard let last = items.popLast(), !items.isEmpty else { return }
    items[0] = last
    var index = 0
    while true {
      let left = 2 * index + 1
      guard left < items.count else { return }
      let right = left + 1
      let child = right < items.count && items[right] < items[left] ? right : left
      if items[index] < items[child] { return }
      items.swapAt(index, child)
      index = child
    }
  }
}
