import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite("8.2: transactions")
struct TransactionTests {
  private let tree = LayerTree()

  private func fade(_ layer: CALayer, _ duration: Double = 1, key: String? = nil) {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.duration) = (0, duration)
    layer.add(animation, forKey: key)
  }

  private func step(to time: Double) {
    tree.commit(at: time)
    tree.context.perform { tree.context.animations.endAnimations(in: tree.context) }
  }

  @Test("8.2.2: the defaults; values are the innermost's, or those around it")
  func values() {
    tree.context.perform {
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(CATransaction.animationTimingFunction() == nil)
      #expect(!CATransaction.disableActions())
      #expect(CATransaction.completionBlock() == nil)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      CATransaction.setValue(7, forKey: "mine")
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.setAnimationDuration(3)
      CATransaction.setAnimationTimingFunction(nil)
      CATransaction.setDisableActions(true)
      #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() == nil)
      #expect((CATransaction.value(forKey: "mine") as? Int) == 7)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2 && !CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() != nil)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test("8.2.1: what is set in the implicit transaction ends with the turn's commit")
  func implicit() {
    tree.context.perform { CATransaction.setAnimationDuration(5) }
    tree.context.perform { #expect(CATransaction.animationDuration() == 5) }
    step(to: 0)
    tree.context.perform {
      #expect(CATransaction.animationDuration() == 0.25)
      CATransaction.setAnimationDuration(5)
      CATransaction.flush()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test("8.2.1: flush waits for explicit transactions; commit without begin stops")
  func flush() async {
    tree.context.perform {
      CATransaction.setAnimationDuration(5)
      CATransaction.begin()
      CATransaction.flush()
      #expect(CATransaction.animationDuration() == 5)
      CATransaction.commit()
    }
    await #expect(processExitsWith: .failure) { await CATransaction.commit() }
  }

  @Test("8.2.3: the block comes when all animations added after it was set have ended")
  func completion() {
    var log: [String] = []
    let layer = tree.layer(in: tree.root)
    tree.context.perform {
      CATransaction.begin()
      fade(layer, 9)
      CATransaction.setCompletionBlock { log.append("done") }
      fade(layer, 1)
      CATransaction.begin()
      fade(layer, 2)
      CATransaction.commit()
      CATransaction.commit()
    }
    step(to: 0)
    step(to: 1)
    #expect(log == [])
    step(to: 2)
    #expect(log == ["done"])
    step(to: 9)
    #expect(log == ["done"])
  }

  @Test("8.2.3: without animations right at the commit, or when another block takes its place")
  func empty() {
    var log: [String] = []
    let layer = tree.layer(in: tree.root)
    tree.context.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("one") }
      #expect(log == [])
      CATransaction.setCompletionBlock { log.append("two") }
      #expect(log == ["one"])
      fade(layer)
      CATransaction.setCompletionBlock(nil)
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("three") }
      CATransaction.commit()
      #expect(log == ["one", "three"])
      CATransaction.commit()
    }
    step(to: 0)
    layer.removeAllAnimations()
    step(to: 0.1)
    #expect(log == ["one", "three", "two"])
  }

  @Test("8.2.3: that of the implicit transaction comes with the step's completions, not before")
  func implicitOrder() {
    var log: [String] = []
    let layer = tree.layer(in: tree.root)
    let batch = AnimationBatch { _ in log.append("moved") }
    tree.move(layer, from: .zero, duration: 1, batch: batch)
    _ = batch.seal()
    step(to: 0)
    tree.context.perform { CATransaction.setCompletionBlock { log.append("done") } }
    tree.commit(at: 1)
    #expect(log == [])
    tree.context.perform { tree.context.animations.endAnimations(in: tree.context) }
    #expect(log == ["done", "moved"])
  }

  @Test("8.2.3: an explicit transaction stays open over a commit, with what it waits for")
  func overCommits() {
    var log: [String] = []
    let layer = tree.layer(in: tree.root)
    tree.context.perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      CATransaction.setCompletionBlock { log.append("done") }
      #expect(CATransaction.completionBlock() != nil)
    }
    step(to: 0)
    tree.context.perform {
      #expect(CATransaction.animationDuration() == 3 && CATransaction.completionBlock() != nil)
      fade(layer, 1)
      CATransaction.begin()
      #expect(CATransaction.completionBlock() == nil)
      CATransaction.setValue("inner", forKey: "name")
      #expect(CATransaction.value(forKey: "name") as? String == "inner")
      CATransaction.setValue(nil, forKey: "name")
      #expect(CATransaction.value(forKey: "name") == nil)
      CATransaction.commit()
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
    step(to: 1)
    step(to: 1.5)
    #expect(log == [])
    step(to: 2)
    #expect(log == ["done"])
    let events = tree.log.takeEvents().filter {
      if case .completion(of: "CATransaction", _) = $0.event { true } else { false }
    }
    #expect(events.count == 1)
  }

  @Test("8.2.3: of the implicit transaction at the end of the turn; removed ones count as ended")
  func implicitCompletion() {
    var log: [String] = []
    tree.context.perform { CATransaction.setCompletionBlock { log.append("done") } }
    step(to: 0)
    #expect(log == ["done"])
  }
}
