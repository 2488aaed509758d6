import QuartzCore
import Testing

@Suite("Numbers for objects that have none") @MainActor struct ObjectNumbersTests {
  private final class Thing {}

  @Test("The same object has the same number, another another")
  func numbers() {
    let numbers = ObjectNumbers()
    var last = 0
    func number(_ object: AnyObject) -> Int {
      numbers.number(of: object) {
        last += 1
        return last
      }
    }
    let things = (0..<200).map { _ in Thing() }
    #expect(things.map(number) == Array(1...200))
    #expect(things.reversed().map(number) == Array((1...200).reversed()))
  }

  @Test("Where a dead object lived, another gets a number of its own")
  func reused() {
    let numbers = ObjectNumbers()
    var last = 0
    var seen: Set<Int> = []
    for _ in 0..<1000 {
      seen.insert(
        numbers.number(of: Thing()) {
          last += 1
          return last
        })
    }
    #expect(seen.count == 1000)
  }

  @Test("The dead are forgotten: twice as many entries as living objects at the most")
  func sweeping() {
    let numbers = ObjectNumbers()
    // Alive together, so that each has an address of its own.
    for _ in 0..<20 {
      let things = (0..<50).map { _ in Thing() }
      for thing in things { _ = numbers.number(of: thing) { 0 } }
    }
    #expect(numbers.count <= 128)
  }
}
