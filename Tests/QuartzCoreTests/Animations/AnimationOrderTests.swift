import CoreGraphics
import QuartzCore
import Testing
import Trace

@MainActor @Suite("7.1.16, 8.4.8: who is told first when several animations begin and end")
struct AnimationOrderTests {
  private final class Log { var lines: [String] = [] }

  /// Asks its registry while it dies.
  private final class Last: Sendable {
    let ask: @MainActor @Sendable () -> Void
    init(_ ask: @escaping @MainActor @Sendable () -> Void) { self.ask = ask }
    deinit { MainActor.assumeIsolated { ask() } }
  }

  private let tree = LayerTree()
  private let log = Log()
  private var registry: AnimationRegistry { tree.context.animations }

  @discardableResult private func add(
    _ name: String, delay: Double = 0, duration: Double = 1, to layer: CALayer,
    batch: AnimationBatch? = nil
  ) -> Int {
    let animation = LayerAnimation(
      id: tree.context.nextNumber(), property: .opacity, from: .number(0), to: .number(1),
      isAdditive: false, curve: .linear, delay: delay, duration: duration)
    layer.add(
      animation,
      for: AnimationListener(
        batches: batch.map { [$0] } ?? [],
        didStart: { [log] in log.lines.append("\(name) starts") },
        didStop: { [log] in log.lines.append("\(name) stops \($0)") }), in: tree.context)
    return animation.id
  }

  private func step(to time: Double) {
    tree.commit(at: time)
    registry.endAnimations(in: tree.context)
  }

  private func take() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  private func takeEnds() -> [Int] {
    tree.log.takeEvents().compactMap {
      if case .animationEnded(let id, _, _) = $0.event { id } else { nil }
    }
  }

  @Test("What was removed is told first, in its order, then what begins, then what ends")
  func removedFirst() {
    let layers = (0..<4).map { _ in tree.layer(in: tree.root) }
    let ids = ["a", "b", "c"].enumerated().map { index, name in
      add(name, to: layers[index])
    }
    step(to: 0)
    #expect(take() == ["a starts", "b starts", "c starts"])
    let late = add("d", to: layers[3])
    layers[2].removeAllAnimations()
    layers[0].removeAllAnimations()
    step(to: 1)
    #expect(take() == ["c stops false", "a stops false", "d starts", "b stops true"])
    step(to: 2)
    #expect(take() == ["d stops true"])
    #expect(takeEnds() == [ids[2], ids[0], ids[1], late])
  }

  @Test("Listeners come before completions that wait, these before batches, in order of ending")
  func listenersFirst() {
    let layers = (0..<2).map { _ in tree.layer(in: tree.root) }
    for (index, name) in ["a", "b"].enumerated() {
      let batch = AnimationBatch { [log] in log.lines.append("batch \(name) \($0)") }
      add(name, to: layers[index], batch: batch)
      _ = batch.seal()
    }
    step(to: 0)
    _ = take()
    registry.completeSoon { [log] in log.lines.append("soon") }
    step(to: 1)
    #expect(
      take() == ["a stops true", "b stops true", "soon", "batch a true", "batch b true"])
  }

  @Test("8.4.8: one that begins and ends in one step is told both, in this order")
  func atOnce() {
    let layer = tree.layer(in: tree.root)
    add("a", duration: 0.5, to: layer)
    tree.commit(at: 0)
    step(to: 1)
    #expect(take() == ["a starts", "a stops true"])
  }

  @Test("One that is removed before its delay is over never begins")
  func neverBegun() {
    let layer = tree.layer(in: tree.root)
    add("a", delay: 2, to: layer)
    step(to: 0)
    step(to: 1)
    layer.removeAllAnimations()
    step(to: 3)
    #expect(take() == ["a stops false"])
  }

  @Test("Whether steps are needed: while something runs, ends or waits to be told, and not after")
  func needsSteps() {
    let layer = tree.layer(in: tree.root)
    #expect(!registry.needsSteps && registry.isEmpty)
    registry.completeSoon {}
    #expect(registry.needsSteps && !registry.isEmpty)
    step(to: 0)
    #expect(!registry.needsSteps && registry.isEmpty)
    add("a", to: layer)
    #expect(registry.needsSteps && !registry.isEmpty)
    step(to: 0.25)
    #expect(registry.needsSteps)
    layer.removeAllAnimations()
    #expect(registry.needsSteps && !registry.isEmpty)
    step(to: 0.5)
    #expect(!registry.needsSteps && registry.isEmpty)
  }

  @Test("7.6.14: closed, it forgets all without a word, and what dies with that may still ask it")
  func closed() {
    let layer = tree.layer(in: tree.root)
    var asked: [Bool] = []
    let registry = registry
    func holding() -> () -> Void {
      let last = Last { asked.append(registry.isEmpty) }
      return { withExtendedLifetime(last) {} }
    }
    for _ in 0..<2 { registry.completeSoon(holding()) }
    let animation = LayerAnimation(
      id: tree.context.nextNumber(), property: .opacity, from: .number(0), to: .number(1),
      isAdditive: false, curve: .linear, delay: 0, duration: 1)
    layer.add(animation, for: AnimationListener(didStart: holding()), in: tree.context)
    add("a", to: layer)
    tree.commit(at: 0)
    layer.removeAnimation(animation.id, reason: .removed)
    #expect(registry.needsSteps)
    tree.context.close()
    #expect(registry.isEmpty && !registry.needsSteps)
    #expect(asked == [true, true, true])
    registry.endAnimations(in: tree.context)
    #expect(take() == [])
  }

  @Test("A group of animations is found in whatever lies in a layer, and only there")
  func groups() {
    let outer = tree.layer(in: tree.root)
    let (inner, other) = (tree.layer(in: outer), tree.layer(in: tree.root))
    registry.beginStretching(7, by: 2)
    add("a", to: inner)
    registry.endStretching(8)
    #expect(registry.stretching?.group == 7 && registry.stretching?.stretch == 2)
    registry.endStretching(7)
    #expect(registry.stretching == nil)
    add("b", to: other)
    #expect(registry.hasAnimations(of: 7, in: inner) && registry.hasAnimations(of: 7, in: outer))
    #expect(!registry.hasAnimations(of: 7, in: other))
    #expect(!registry.hasAnimations(of: 8, in: outer))
    step(to: 0)
    step(to: 1)
    // Stretched, the one is half way; the other is over.
    #expect(take() == ["a starts", "b starts", "b stops true"])
    registry.changeStretch(of: 8, to: 9, at: 1)
    registry.changeStretch(of: 7, to: 1, at: 1)
    step(to: 1.5)
    #expect(take() == ["a stops true"])
  }
}
