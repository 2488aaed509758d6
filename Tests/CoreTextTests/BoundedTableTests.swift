import Testing

@testable import CoreText

@Suite("What is remembered is bounded")
struct BoundedTableTests {
  @Test("Full, it starts anew with what comes next")
  func full() {
    var table = BoundedTable<Int, String>(limit: 2)
    table.keep("a", for: 1)
    table.keep("b", for: 2)
    #expect(table[1] == "a" && table[2] == "b" && table[3] == nil)
    table.keep("c", for: 3)
    #expect(table[1] == nil && table[2] == nil && table[3] == "c")
  }

  @Test("Costs count, an entry kept twice costs once, and what is too dear is not kept")
  func costs() {
    var table = BoundedTable<Int, String>(limit: 100)
    table.keep("a", for: 1, cost: 25)
    table.keep("b", for: 1, cost: 25)
    table.keep("c", for: 2, cost: 25)
    table.keep("d", for: 3, cost: 25)
    table.keep("e", for: 4, cost: 25)
    #expect(table[1] == "b" && table[2] == "c" && table[3] == "d" && table[4] == "e")
    table.keep("f", for: 5, cost: 26)
    #expect(table[5] == nil && table[1] == "b")
    table.keep("g", for: 6, cost: 2)
    #expect(table[1] == nil && table[4] == nil && table[6] == "g")
  }
}
