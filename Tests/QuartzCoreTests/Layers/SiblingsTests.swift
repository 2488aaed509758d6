import QuartzCore
import Testing

@MainActor @Suite("Objects in an order")
struct SiblingsTests {
  /// Counts how often it is looked at.
  private final class Member: Sibling {
    let looks: Looks
    private var stored = 0

    init(_ looks: Looks) { self.looks = looks }

    var siblingIndex: Int {
      get {
        looks.count += 1
        return stored
      }
      set {
        looks.count += 1
        stored = newValue
      }
    }
  }

  private final class Looks { var count = 0 }

  private let looks = Looks()
  private let size = 1_000

  private func filled() -> (Siblings<Member>, [Member]) {
    var siblings = Siblings<Member>()
    let members = (0..<size).map { _ in Member(looks) }
    for member in members { siblings.insert(member, at: siblings.count) }
    return (siblings, members)
  }

  /// Moves `member` to `place`, which counts without it.
  private func move(_ member: Member, to place: Int, in siblings: inout Siblings<Member>) {
    siblings.remove(at: siblings.index(of: member)!)
    siblings.insert(member, at: place)
  }

  /// Ten looks for each member: with one for each other it would be hundreds.
  private func expectFew(_ what: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(looks.count <= 10 * size, "\(what)", sourceLocation: sourceLocation)
    looks.count = 0
  }

  @Test("Whatever happens, each member is found where it stands, and others are not found")
  func sameAsAnArray() {
    var random = Sequence(state: 1)
    var siblings = Siblings<Member>()
    var model: [Member] = []
    let stranger = Member(looks)
    for _ in 0..<3_000 {
      switch random.next(below: 5) {
      case 0, 1:
        let member = Member(looks)
        let place = random.next(below: model.count + 1)
        siblings.insert(member, at: place)
        model.insert(member, at: place)
      case 2 where !model.isEmpty:
        let place = random.next(below: model.count)
        siblings.remove(at: place)
        model.remove(at: place)
      default:
        guard !model.isEmpty else { continue }
        let place = random.next(below: model.count)
        #expect(siblings.index(of: model[place]) == place)
      }
      #expect(siblings.count == model.count && siblings.isEmpty == model.isEmpty)
    }
    #expect(siblings.members.elementsEqual(model) { $0 === $1 })
    for (place, member) in model.enumerated() { #expect(siblings.index(of: member) == place) }
    #expect(siblings.index(of: stranger) == nil)
  }

  @Test("Coming and going at either end looks at a few members each time")
  func ends() {
    var (siblings, members) = filled()
    expectFew("in at the front")
    for member in members { siblings.remove(at: siblings.index(of: member)!) }
    expectFew("out from the back")
    for member in members { siblings.insert(member, at: 0) }
    for member in members { #expect(siblings.index(of: member) != nil) }
    expectFew("in at the back")
    for member in members.reversed() { siblings.remove(at: siblings.index(of: member)!) }
    expectFew("out from the front")
    #expect(siblings.isEmpty)
  }

  @Test("So does moving one after the other to an end, in either order, also once more")
  func moving() {
    var (siblings, members) = filled()
    looks.count = 0
    for order in [members, members.reversed(), members] {
      for member in order { move(member, to: size - 1, in: &siblings) }
      expectFew("to the front")
      #expect(siblings.members.elementsEqual(order) { $0 === $1 })
      for member in order { move(member, to: 0, in: &siblings) }
      expectFew("to the back")
      #expect(siblings.members.elementsEqual(order.reversed()) { $0 === $1 })
    }
  }

  @Test("So does putting one after the other beside the same")
  func beside() {
    var siblings = Siblings<Member>()
    let fixed = Member(looks)
    siblings.insert(fixed, at: 0)
    for _ in 0..<size { siblings.insert(Member(looks), at: siblings.index(of: fixed)!) }
    #expect(siblings.index(of: fixed) == size)
    for _ in 0..<size { siblings.insert(Member(looks), at: siblings.index(of: fixed)! + 1) }
    expectFew("on both sides")
    #expect(siblings.index(of: fixed) == size)
  }

  /// Numbers that look thrown, the same ones in each run.
  private struct Sequence {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
