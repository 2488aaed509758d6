import CoreGraphics
import DisplayList
import Testing

@Suite("A node's children") struct NodeListTests {
  private func nodes(_ owners: ClosedRange<Int>) -> [DisplayNode] {
    owners.map { DisplayNode(owner: $0) }
  }

  /// Every set of places in rows of up to five, which an array with others put into it is held against.
  @Test("A row with others in some of its places is what an array with them would be")
  func changed() {
    for count in 1...5 {
      let row = nodes(1...count)
      for chosen in 0..<(1 << count) {
        let places = row.indices.filter { chosen & (1 << $0) != 0 }
        let others = places.map { DisplayNode(owner: 10 + $0) }
        var expected = row
        for (place, node) in zip(places, others) { expected[place] = node }
        let list = NodeList(NodeRow(row), at: places, others)
        #expect(list.count == count)
        #expect(list.elementsEqual(expected, by: ===))
        #expect(list.reversed().elementsEqual(expected.reversed(), by: ===))
        #expect(list.indices.allSatisfy { list[$0] === expected[$0] })
        let asArray = DisplayNode(owner: 0, children: expected)
        let asList = DisplayNode(owner: 0, children: list)
        let size = CGSize(width: 1, height: 1)
        #expect(DisplayList(root: asArray, size: size) == DisplayList(root: asList, size: size))
      }
    }
  }

  @Test("An empty list, and one of an array")
  func plain() {
    #expect(NodeList().isEmpty && NodeList().first == nil)
    let all = nodes(1...3)
    #expect(NodeList(all).elementsEqual(all, by: ===))
    #expect(DisplayNode(owner: 0).children.isEmpty)
  }

  @Test("What lists share lives as long as one of them, and what one has alone goes with it")
  func sharedRow() {
    weak var first: DisplayNode?
    weak var moved: DisplayNode?
    var one: DisplayNode?
    var other: DisplayNode?
    do {
      let shared = NodeRow(nodes(1...2))
      let node = DisplayNode(owner: 7)
      moved = node
      first = NodeList(shared, at: [], []).first
      one = DisplayNode(owner: 0, children: NodeList(shared, at: [1], [node]))
      other = DisplayNode(owner: 0, children: NodeList(shared, at: [1], nodes(8...8)))
    }
    #expect(one?.children.map(\.owner) == [1, 7])
    one = nil
    #expect(moved == nil)
    #expect(other?.children.map(\.owner) == [1, 8])
    #expect(first != nil)
    other = nil
    #expect(first == nil)
  }

  @Test("A list that is held by itself keeps its nodes when its node goes")
  func heldList() {
    var node: DisplayNode? = DisplayNode(
      owner: 0, children: NodeList(NodeRow(nodes(1...3)), at: [1], nodes(9...9)))
    let list = node!.children
    node = nil
    #expect(list.map(\.owner) == [1, 9, 3])
  }

  @Test("A chain of 1,000,000 changed lists is released without recursion")
  func release() {
    weak var last: DisplayNode?
    weak var still: DisplayNode?
    do {
      var inner = DisplayNode(owner: 0)
      last = inner
      for level in 1...1_000_000 {
        let row = nodes(1...2)
        if level == 1 { still = row[0] }
        inner = DisplayNode(owner: level, children: NodeList(NodeRow(row), at: [1], [inner]))
      }
      #expect(inner.owner == 1_000_000 && inner.children[1].owner == 999_999)
      #expect(still != nil)
    }
    #expect(last == nil && still == nil)
  }

  @Test("A chain whose rows are held together is released without recursion")
  func sharedRelease() {
    weak var last: DisplayNode?
    do {
      let row = NodeRow(nodes(1...2))
      var inner = DisplayNode(owner: 0)
      last = inner
      for level in 1...1_000_000 {
        inner = DisplayNode(owner: level, children: NodeList(row, at: [0], [inner]))
      }
      #expect(inner.children.map(\.owner) == [999_999, 2])
    }
    #expect(last == nil)
  }

  #if DEBUG
    @Test("Places that do not ascend, lie beyond the row or have no node trip an assertion")
    func wrongPlaces() async {
      await #expect(processExitsWith: .failure) {
        _ = NodeList(NodeRow(NodeListTests.pair), at: [1, 0], NodeListTests.pair)
      }
      await #expect(processExitsWith: .failure) {
        _ = NodeList(NodeRow(NodeListTests.pair), at: [0, 2], NodeListTests.pair)
      }
      await #expect(processExitsWith: .failure) {
        _ = NodeList(NodeRow(NodeListTests.pair), at: [0], NodeListTests.pair)
      }
    }

    private static var pair: [DisplayNode] { [DisplayNode(owner: 1), DisplayNode(owner: 2)] }
  #endif
}
