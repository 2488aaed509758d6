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
}
