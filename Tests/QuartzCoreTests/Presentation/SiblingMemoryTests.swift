import CoreGraphics
import DisplayList
import Testing

@testable import QuartzCore

/// What lies beside others, some of which move.
@MainActor @Suite("Pictures of siblings, some of which are animated, do not depend on those before")
struct SiblingMemoryTests {
  private enum Kind: Int, CaseIterable {
    case still, hidden
    case moving
    /// It is gone in the second half of a second.
    case fading
    /// It comes to lie before the others.
    case rising
  }

  private func picture(_ kinds: [Kind], at times: Double...) -> DisplayList {
    let tree = LayerTree()
    for (place, kind) in kinds.enumerated() {
      let layer = tree.layer(
        CGRect(x: 10 * CGFloat(place), y: 0, width: 10, height: 10), in: tree.root)
      layer.backgroundColor = CGColor(gray: 0, alpha: 1)
      layer.isHidden = kind == .hidden
      switch kind {
      case .still, .hidden: break
      case .moving: tree.animate(layer, .position, .point(.zero), .point(layer.position))
      case .fading: tree.animate(layer, .opacity, .number(0.5), .number(-0.5))
      case .rising: tree.animate(layer, .zPosition, .number(0), .number(1))
      }
    }
    let roots = [tree.commit(at: 0)]
    return times.map { tree.picture(roots, at: $0) }.last!
  }

  @Test("Three of any kind among three that are still")
  func anyKinds() {
    for first in Kind.allCases {
      for second in Kind.allCases {
        for third in Kind.allCases {
          let kinds = [first, .still, second, .still, third, .still]
          let (early, late) = (picture(kinds, at: 0.25), picture(kinds, at: 0.75))
          #expect(picture(kinds, at: 0.25, 0.75) == late, "\(kinds)")
          #expect(picture(kinds, at: 0, 0.25, 0.5, 0.75) == late, "\(kinds)")
          #expect(picture(kinds, at: 0.75, 0.25) == early, "\(kinds)")
          #expect(picture(kinds, at: 0.25, 0.75, 0.25) == early, "\(kinds)")
        }
      }
    }
  }

  @Test("What is still is the same object in both pictures, also beside what is hidden")
  func sameObjects() {
    let tree = LayerTree()
    let layers = (0..<5).map { place in
      tree.layer(CGRect(x: 10 * place, y: 0, width: 10, height: 10), in: tree.root)
    }
    layers[0].isHidden = true
    tree.move(layers[2], from: .zero)
    let roots = [tree.commit(at: 0)]
    let (one, other) = (tree.picture(roots, at: 0.25), tree.picture(roots, at: 0.5))
    let (before, after) = (one.root.children[0].children, other.root.children[0].children)
    #expect(before.map(\.owner) == [1, 2, 3, 4].map { layers[$0].number })
    #expect(after.map(\.owner) == before.map(\.owner))
    #expect(zip(before, after).map { $0 === $1 } == [true, false, true, true])
    // Its middle goes from 0 to 25.
    #expect(before[1].transform.tx == 6.25 - 5 && after[1].transform.tx == 12.5 - 5)
  }
}
