import DisplayList
import Testing

@testable import Bench

@Suite("Measuring animations") @MainActor struct AnimationBenchmarkTests {
  @Test("As many layers as are asked for, of which as many move as are to run")
  func counts() {
    for (layers, running) in [(1, 1), (250, 25), (1_000, 7), (300, 300)] {
      let tree = AnimatedLayers(layers: layers, running: running)
      let nodes = [0.3, 0.7].map { self.nodes(of: tree.displayList(at: $0)) }
      #expect(nodes[0].count == layers + 2, "the list's root and the tree's")
      let moved = zip(nodes[0], nodes[1]).filter {
        $0.transform != $1.transform || $0.opacity != $1.opacity
      }
      #expect(moved.count == running)
    }
  }

  @Test("What does not move is the same node in every frame")
  func still() {
    let tree = AnimatedLayers(layers: 500, running: 0)
    let lists = [1.0, 2].map { tree.displayList(at: $0) }
    #expect(lists[0].root.children[0] === lists[1].root.children[0])
    // One layer in 500: four screens of five are the same.
    let moving = AnimatedLayers(layers: 500, running: 1)
    let screens = [1.0, 2].map { moving.displayList(at: $0).root.children[0].children }
    #expect(screens[0].count == 5 && zip(screens[0], screens[1]).filter { $0 === $1 }.count == 4)
  }

  @Test("The median of the rounds after the first, for each frame of a sample")
  func median() {
    var steps = [0.0, 9, 0, 1, 0, 5, 0, 2].makeIterator()
    var time = 0.0
    let benchmark = AnimationBenchmark(
      rounds: 3, counts: [(layers: 10, running: 1)],
      now: {
        time += (steps.next() ?? 0) / 1000 * Double(AnimationBenchmark.frames)
        return time
      })
    let records = benchmark.run()
    #expect(records.count == 1 && records[0].layers == 10 && records[0].running == 1)
    #expect(abs(records[0].ms - 2) < 1e-9)
    #expect(AnimationBenchmark.usualCounts.count == 12)
  }

  private func nodes(of list: DisplayList) -> [DisplayNode] {
    var (found, pending): ([DisplayNode], [DisplayNode]) = ([], [list.root])
    while let node = pending.popLast() {
      found.append(node)
      pending += node.children
    }
    return found
  }
}
