import CoreGraphics
import QuartzCore
import Testing
import Trace

@MainActor @Suite("How animations end")
struct AnimationRegistryTests {
  private final class Log { var lines: [String] = [] }

  private let tree = LayerTree()
  private let log = Log()

  private var registry: AnimationRegistry { tree.context.animations }

  private func batch(_ name: String, then more: @escaping () -> Void = {}) -> AnimationBatch {
    AnimationBatch { [log] in
      log.lines.append("\(name) \($0)")
      more()
    }
  }

  /// A linear move of 1 s; its batch is sealed.
  @discardableResult private func move(
    _ layer: CALayer, _ name: String, duration: Double = 1, then more: @escaping () -> Void = {}
  ) -> Int {
    let batch = batch(name, then: more)
    let id = tree.move(layer, from: .zero, duration: duration, batch: batch)
    _ = batch.seal()
    return id
  }

  private func step(to time: Double) {
    tree.commit(at: time)
    registry.endAnimations(in: tree.context)
  }

  private func takeEnds() -> [TraceEvent.Kind] {
    tree.log.takeEvents().map(\.event).filter {
      if case .animationEnded = $0 { true } else { false }
    }
  }

  @Test("7.1.16: one that runs to its end completes with true, in the step of its end")
  func ranToEnd() {
    let id = move(tree.root, "move")
    step(to: 0)
    step(to: 59 / 60.0)
    #expect(log.lines == [] && !registry.isEmpty)
    step(to: 1)
    #expect(log.lines == ["move true"])
    #expect(registry.isEmpty && tree.root.animations.isEmpty)
    #expect(takeEnds() == [.animationEnded(animation: id, finished: true, reason: .ranToEnd)])
  }

  @Test("All that ended is gone from the layers before any completion runs, in order of adding")
  func stateFirst() {
    let (a, b) = (tree.layer(in: tree.root), tree.layer(in: tree.root))
    var seen: [Int] = []
    move(a, "a") { seen.append(a.animations.count + b.animations.count) }
    move(b, "b") { seen.append(a.animations.count + b.animations.count) }
    step(to: 0)
    step(to: 1)
    #expect(log.lines == ["a true", "b true"])
    #expect(seen == [0, 0])
  }

  @Test("Removed, replaced: false, at the end of the step")
  func removed() {
    let (a, b) = (tree.layer(in: tree.root), tree.layer(in: tree.root))
    let first = move(a, "a")
    let second = move(b, "b")
    step(to: 0)
    a.removeAllAnimations()
    b.removeAnimation(second, reason: .replaced)
    #expect(log.lines == [] && !registry.isEmpty)
    step(to: 0.5)
    #expect(log.lines == ["a false", "b false"])
    #expect(
      takeEnds() == [
        .animationEnded(animation: first, finished: false, reason: .removed),
        .animationEnded(animation: second, finished: false, reason: .replaced),
      ])
  }

  @Test("8.1.6: a layer that leaves the tree takes its animations along: false")
  func layerLeft() {
    let outer = tree.layer(in: tree.root)
    let inner = tree.layer(in: outer)
    let id = move(inner, "move")
    step(to: 0)
    outer.removeFromSuperlayer()
    step(to: 0.1)
    #expect(log.lines == ["move false"])
    #expect(inner.animations.isEmpty && registry.isEmpty)
    #expect(takeEnds() == [.animationEnded(animation: id, finished: false, reason: .layerLeft)])
  }

  @Test("A layer that dies ends its animations: false")
  func layerDied() {
    var layer: CALayer? = tree.layer(in: tree.root)
    move(layer!, "move")
    step(to: 0)
    layer?.removeFromSuperlayer()
    layer = nil
    step(to: 0.1)
    step(to: 0.2)
    #expect(log.lines == ["move false"])
    #expect(registry.isEmpty)
  }

  @Test("A layer that moves to another stage ends its animations in the one they ran in")
  func otherStage() {
    let other = LayerTree()
    let layer = tree.layer(in: tree.root)
    move(layer, "here")
    // One of the other stage with the same number must not hear of it.
    var bystanderEnded = false
    let batch = AnimationBatch { _ in bystanderEnded = true }
    let bystander = LayerAnimation(
      id: layer.animations[0].id, property: .opacity, from: .number(0), to: .number(1),
      isAdditive: false, curve: .linear, delay: 0, duration: 1)
    other.root.add(bystander, to: batch, in: other.context)
    _ = batch.seal()
    step(to: 0)
    other.root.addSublayer(layer)
    #expect(layer.animations.isEmpty)
    other.commit(at: 0)
    other.context.animations.endAnimations(in: other.context)
    step(to: 0.1)
    #expect(log.lines == ["here false"])
    #expect(registry.isEmpty)
    #expect(!bystanderEnded && !other.context.animations.isEmpty)
  }

  @Test("Removed from a layer that is in no tree any more: its own stage hears of it")
  func removedOutsideTheTree() {
    let layer = tree.layer(in: tree.root)
    move(layer, "move")
    step(to: 0)
    layer.removeFromSuperlayer()
    // The newest context is another one now.
    let other = LayerTree()
    layer.removeAllAnimations()
    #expect(other.context.animations.isEmpty)
    step(to: 0.1)
    #expect(log.lines == ["move false"])
    #expect(registry.isEmpty)
  }

  @Test("Completions without animations come with the others, first")
  func soon() {
    move(tree.root, "move")
    step(to: 0)
    registry.completeSoon { [log] in log.lines.append("soon") }
    #expect(!registry.isEmpty)
    step(to: 1)
    #expect(log.lines == ["soon", "move true"])
  }

  @Test("What a completion starts belongs to the next step")
  func restart() {
    move(tree.root, "first") { [registry, log] in
      registry.completeSoon { log.lines.append("later") }
    }
    step(to: 0)
    step(to: 1)
    #expect(log.lines == ["first true"])
    step(to: 1.1)
    #expect(log.lines == ["first true", "later"])
  }
}
