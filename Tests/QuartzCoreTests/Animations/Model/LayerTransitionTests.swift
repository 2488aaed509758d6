import CoreGraphics
import DisplayList
import Testing

@testable import QuartzCore

@Suite("8.4.6: how one picture gives way to another") struct LayerTransitionTests {
  private let former = DisplayNode(owner: 1)
  private let present = DisplayNode(owner: 2)
  private let size = CGSize(width: 30, height: 20)

  private func transition(
    _ kind: LayerTransition.Kind, _ side: LayerTransition.Side = .left
  ) -> LayerTransition {
    var transition = LayerTransition()
    (transition.kind, transition.side, transition.former) = (kind, side, former)
    return transition
  }

  private func node(_ transition: LayerTransition, _ progress: Double) -> DisplayNode {
    transition.node(
      present, size: size, middle: CGPoint(x: 50, y: 70), owner: 9, progress: progress)
  }

  /// Whose pictures there are from back to front, and where.
  private func places(_ node: DisplayNode) -> [String] {
    node.children.map { child in
      "\(child.children[0].owner): \(child.transform.tx), \(child.transform.ty)"
    }
  }

  /// After a quarter of the way of a layer of 30 × 20: what comes in has three quarters to go.
  private static let table: [(LayerTransition.Kind, LayerTransition.Side, [String])] = [
    (.moveIn, .left, ["1: 0.0, 0.0", "2: -22.5, 0.0"]),
    (.moveIn, .right, ["1: 0.0, 0.0", "2: 22.5, 0.0"]),
    (.moveIn, .top, ["1: 0.0, 0.0", "2: 0.0, -15.0"]),
    (.moveIn, .bottom, ["1: 0.0, 0.0", "2: 0.0, 15.0"]),
    (.push, .left, ["1: 7.5, 0.0", "2: -22.5, 0.0"]),
    (.push, .right, ["1: -7.5, 0.0", "2: 22.5, 0.0"]),
    (.push, .top, ["1: 0.0, 5.0", "2: 0.0, -15.0"]),
    (.push, .bottom, ["1: 0.0, -5.0", "2: 0.0, 15.0"]),
    (.reveal, .left, ["2: 0.0, 0.0", "1: 7.5, 0.0"]),
    (.reveal, .right, ["2: 0.0, 0.0", "1: -7.5, 0.0"]),
    (.reveal, .top, ["2: 0.0, 0.0", "1: 0.0, 5.0"]),
    (.reveal, .bottom, ["2: 0.0, 0.0", "1: 0.0, -5.0"]),
  ]

  @Test("8.4.6: each kind from each side", arguments: table.indices)
  func sides(_ row: Int) {
    let (kind, side, expected) = Self.table[row]
    let node = node(transition(kind, side), 0.25)
    // A zero that was multiplied by a negative number is written with its sign.
    #expect(places(node).map { $0.replacing("-0.0", with: "0.0") } == expected)
    #expect(node.owner == 9 && node.dissolve == nil)
    #expect(node.children.allSatisfy { $0.owner == 9 && $0.isMoving && $0.opacity == 1 })
    let over = self.node(transition(kind, side), 1)
    #expect(places(over).map { $0.replacing("-0.0", with: "0.0") } == ["2: 0.0, 0.0"])
  }

  @Test("8.4.6: a fade moves nothing, and has only one of the two at each end")
  func fade() {
    let quarter = node(transition(.fade), 0.25)
    #expect(quarter.dissolve == 0.25 && quarter.owner == 9)
    #expect(quarter.children[0] === former && quarter.children[1] === present)
    let start = node(transition(.fade), 0)
    #expect(start.children.map { $0.children[0].owner } == [1] && start.dissolve == nil)
    #expect(start.children[0].opacity == 1 && !start.children[0].isMoving)
    let end = node(transition(.fade), 1)
    #expect(end.children.map { $0.children[0].owner } == [2] && end.children[0].opacity == 1)
  }

  @Test("8.4.6: where there was nothing, or is nothing any more, the one fades alone")
  func alone() {
    var appearing = transition(.fade)
    appearing.former = nil
    let node = node(appearing, 0.25)
    #expect(node.children.map { $0.children[0].owner } == [2])
    #expect(node.children[0].opacity == 0.25)
    let vanishing = transition(.fade).node(
      nil, size: size, middle: .zero, owner: 9, progress: 0.25)
    #expect(vanishing.children.map { $0.children[0].owner } == [1])
    #expect(vanishing.children[0].opacity == 0.75)
  }

  @Test("One that needs a former picture shows the present one where no commit had the layer")
  func needsFormer() {
    for (needs, has, isLeftOut) in [
      (true, false, true), (true, true, false), (false, false, false), (false, true, false),
    ] {
      var push = transition(.push)
      (push.needsFormer, push.hasFormer) = (needs, has)
      #expect((node(push, 0.25) === present) == isLeftOut)
    }
    var push = transition(.push)
    (push.needsFormer, push.hasFormer) = (true, false)
    let nothing = push.node(nil, size: size, middle: .zero, owner: 9, progress: 0.25)
    #expect(nothing.owner == 9 && nothing.children.isEmpty)
  }

  @Test("8.4.6: only a part of the whole is shown")
  func part() {
    var fade = transition(.fade)
    (fade.startProgress, fade.endProgress) = (0.25, 0.75)
    #expect([0, 0.5, 1].map(fade.progress(at:)) == [0.25, 0.5, 0.75])
    (fade.startProgress, fade.endProgress) = (0.125, 0.25)
    #expect([0, 0.5, 1].map(fade.progress(at:)) == [0.125, 0.1875, 0.25])
  }

  @Test("Two are equal if they are so in every respect")
  func equality() {
    let one = transition(.push, .top)
    #expect(one == transition(.push, .top))
    #expect(one.hashValue == transition(.push, .top).hashValue)
    let changes: [(inout LayerTransition) -> Void] = [
      { $0.kind = .moveIn }, { $0.side = .bottom }, { $0.startProgress = 0.25 },
      { $0.endProgress = 0.75 }, { $0.former = DisplayNode(owner: 1) }, { $0.former = nil },
      { $0.needsFormer = true }, { $0.hasFormer = false },
    ]
    for (number, change) in changes.enumerated() {
      var other = one
      change(&other)
      #expect(one != other, "change \(number)")
    }
  }

  @Test("8.4.6: what the animation says is what the layer does", arguments: [0, 1, 2, 3, 4])
  @MainActor func subtypes(_ index: Int) throws {
    let sides: [(CATransitionSubtype?, LayerTransition.Side)] = [
      (nil, .left), (.fromLeft, .left), (.fromRight, .right), (.fromTop, .top),
      (.fromBottom, .bottom),
    ]
    let kinds: [(CATransitionType, LayerTransition.Kind)] = [
      (.fade, .fade), (.moveIn, .moveIn), (.push, .push), (.reveal, .reveal),
    ]
    for (type, kind) in kinds {
      let animation = CATransition()
      (animation.type, animation.subtype) = (type, sides[index].0)
      guard case .transition(let made) = animation.content(for: CALayer(), { _ in }) else {
        Issue.record("no transition")
        return
      }
      #expect(made.kind == kind && made.side == sides[index].1)
      #expect(made.startProgress == 0 && made.endProgress == 1)
    }
  }

  @Test("8.4.6: starts and ends are cut to 0…1, and no end lies before its start")
  @MainActor func progress() {
    for (start, end, expected) in [
      (0.25, 0.75, [0.25, 0.75]), (-1, 2, [0, 1]), (0.75, 0.25, [0.75, 0.75]),
      (2, 3, [1, 1]), (.nan, .nan, [0, 0]), (0.5, -1, [0.5, 0.5]),
    ] as [(Float, Float, [Double])] {
      let animation = CATransition()
      (animation.startProgress, animation.endProgress) = (start, end)
      guard case .transition(let made) = animation.content(for: CALayer(), { _ in }) else {
        Issue.record("no transition")
        return
      }
      #expect([made.startProgress, made.endProgress] == expected)
    }
  }
}
