/// Objects in an order, from back to front, each of which is found without going through the others.
///
/// Thousands are put in, moved and taken out one by one, and each of that asks where one stands. So
/// members keep their index. Whatever comes in or goes shifts those behind it; they are counted anew
/// when somebody asks for one whose index is wrong.
@MainActor package struct Siblings<Member: Sibling> {
  package private(set) var members: [Member] = []
  /// How many, from the start, are known to have the right `siblingIndex`.
  private var countedTo = 0

  package init() {}

  package var count: Int { members.count }

  package var isEmpty: Bool { members.isEmpty }

  /// Where `member` stands; nil when it is none of them.
  package mutating func index(of member: Member) -> Int? {
    let known = member.siblingIndex
    if known < members.count, members[known] === member { return known }
    while countedTo < members.count {
      let index = countNext()
      guard members[index] === member else { continue }
      // As many again: who asks for one after the other then finds the next ones counted.
      for _ in 0..<min(index, members.count - countedTo) { countNext() }
      return index
    }
    return nil
  }

  /// Tells the next member where it stands; returns that.
  @discardableResult private mutating func countNext() -> Int {
    let index = countedTo
    members[index].siblingIndex = index
    countedTo += 1
    return index
  }

  /// - Parameter index: 0…`count`.
  package mutating func insert(_ member: Member, at index: Int) {
    members.insert(member, at: index)
    member.siblingIndex = index
    if index <= countedTo { countedTo = index + 1 }
  }

  package mutating func remove(at index: Int) {
    members.remove(at: index)
    countedTo = min(countedTo, index)
  }
}
