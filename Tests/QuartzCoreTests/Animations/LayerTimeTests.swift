import CoreGraphics
import DisplayList
import QuartzCore
import Testing

@MainActor @Suite("8.3: layers with a time of their own")
struct LayerTimeTests {
  private let tree = LayerTree()

  /// The x of its node in the picture at `time`.
  private func x(_ layer: CALayer, _ roots: [CommittedLayer], at time: Double) -> CGFloat? {
    tree.picture(roots, at: time).root.node(of: layer.number)?.transform.tx
  }

  private func step(to time: Double) -> [CommittedLayer] {
    defer { tree.context.animations.endAnimations(in: tree.context) }
    return [tree.commit(at: time)]
  }

  @Test("8.3.1: a layer's animations run by its own time, through all layers around it")
  func nested() {
    let outer = tree.layer(in: tree.root)
    let inner = tree.layer(in: outer)
    let leaf = tree.layer(in: inner)
    leaf.position = CGPoint(x: 100, y: 0)
    var timing = MediaTiming()
    timing.speed = 2
    outer.setTiming(timing)
    timing.speed = 0.25
    inner.setTiming(timing)
    tree.move(leaf, from: .zero, duration: 1)
    let roots = step(to: 4)
    #expect(leaf.localTime(at: 4) == 2)
    // Half the speed: 1 s of its own takes 2 s.
    #expect(x(leaf, roots, at: 5) == 50)
    #expect(x(leaf, roots, at: 6) == 100)
    _ = step(to: 5.9)
    #expect(!tree.context.animations.isEmpty)
    _ = step(to: 6)
    #expect(tree.context.animations.isEmpty)
  }

  @Test("8.3.6: a subtree pauses at speed 0 with its time as offset, and resumes where it was")
  func pause() {
    let box = tree.layer(in: tree.root)
    let leaf = tree.layer(in: box)
    leaf.position = CGPoint(x: 100, y: 0)
    tree.move(leaf, from: .zero, duration: 1)
    _ = step(to: 0)
    _ = step(to: 0.25)
    var timing = MediaTiming()
    (timing.speed, timing.timeOffset) = (0, box.localTime(at: 0.25))
    box.setTiming(timing)
    let paused = step(to: 0.25)
    #expect(x(leaf, paused, at: 0.25) == 25 && x(leaf, paused, at: 9) == 25)
    _ = step(to: 5)
    #expect(!tree.context.animations.isEmpty && !tree.context.animations.needsSteps)

    // As the recipe has it: back to 1, 0, 0 first.
    let pausedTime = timing.timeOffset
    (timing.speed, timing.timeOffset, timing.beginTime) = (1, 0, 0)
    box.setTiming(timing)
    timing.beginTime = box.localTime(at: 5) - pausedTime
    box.setTiming(timing)
    let resumed = step(to: 5)
    #expect(x(leaf, resumed, at: 5) == 25)
    #expect(x(leaf, resumed, at: 5.5) == 75)
    #expect(tree.context.animations.needsSteps)
    _ = step(to: 5.75)
    #expect(tree.context.animations.isEmpty)
  }

  @Test("What stands still costs nothing: its subtree is the same node at any time")
  func stillNodes() throws {
    let box = tree.layer(in: tree.root)
    let leaf = tree.layer(in: box)
    tree.move(leaf, from: CGPoint(x: 9, y: 9))
    _ = step(to: 0)
    var timing = MediaTiming()
    (timing.speed, timing.timeOffset) = (0, 0.5)
    box.setTiming(timing)
    let roots = step(to: 0.5)
    func node(_ time: Double) -> DisplayNode? {
      DisplayListBuilder.displayList(
        roots, at: time, size: tree.root.bounds.size
      ).root.node(of: box.number)
    }
    let first = node(1)
    #expect(first != nil && first === node(7))
    // Whoever asks for values gets them.
    let values = PresentationTree(roots, at: 7).values(of: roots[0].committed(leaf.number)!)
    #expect(values.position.x == 4.5)
  }

  @Test("8.3.1: a layer that comes into another stage brings its time along")
  func otherStage() {
    let layer = tree.layer(in: tree.root)
    var timing = MediaTiming()
    timing.speed = 3
    layer.setTiming(timing)
    let other = LayerTree()
    other.root.addSublayer(layer)
    #expect(layer.localTime(at: 2) == 6)
  }

  @Test("8.3.3: beginTime is a time of the layer, and 0 is the commit")
  func beginTime() throws {
    let layer = tree.layer(in: tree.root)
    layer.position = CGPoint(x: 100, y: 0)
    func add(_ begin: Double?) {
      var timing = MediaTiming(duration: 1, fill: .backwards)
      timing.beginTime = begin ?? 0
      var animation = LayerAnimation(
        id: tree.context.nextNumber(),
        body: TimedAnimation(
          timing: timing, curve: .linear,
          content: .property(
            PropertyAnimation(
              AnimatedKeyPath(.position, .x), .between(.number(0), .number(100))))))
      animation.beginsAtLayerTime = begin != nil
      layer.add(animation, to: nil, in: tree.context)
    }
    add(nil)
    let now = step(to: 3)
    #expect(x(layer, now, at: 3.5) == 50)
    layer.removeAllAnimations()
    add(5)
    let later = step(to: 3.5)
    #expect(x(layer, later, at: 4.5) == 0 && x(layer, later, at: 5.5) == 50)
  }

  @Test("8.3.5, 8.3.4: one that stays shows its last value if it fills forwards, else the model")
  func stays() {
    for fill in [MediaTiming.Fill.forwards, .removed] {
      let layer = tree.layer(in: tree.root)
      layer.position = CGPoint(x: 100, y: 0)
      var ends: [Bool] = []
      var animation = LayerAnimation(
        id: tree.context.nextNumber(),
        body: TimedAnimation(
          timing: MediaTiming(duration: 1, fill: fill), curve: .linear,
          content: .property(
            PropertyAnimation(AnimatedKeyPath(.position, .x), .between(.number(0), .number(40)))))
      )
      animation.isRemovedOnCompletion = false
      layer.add(
        animation, for: AnimationListener(didStop: { ends.append($0) }), in: tree.context)
      let begin = tree.context.time
      _ = step(to: begin)
      let over = step(to: begin + 1.1)
      // No picture goes back before the end was told.
      #expect(x(layer, over, at: begin + 1.1) == 40)
      #expect(ends == [true])
      let later = step(to: begin + 2)
      #expect(x(layer, later, at: begin + 2) == (fill == .forwards ? 40 : 100))
      #expect(ends == [true] && layer.animations.count == 1)
      #expect(!tree.context.animations.needsSteps)
      layer.removeAllAnimations()
      _ = step(to: begin + 2)
      #expect(ends == [true])
    }
  }

  @Test("Its begin is told in the step in which the delay is over, its end after that, each once")
  func listener() {
    let layer = tree.layer(in: tree.root)
    var log: [String] = []
    let animation = LayerAnimation(
      id: tree.context.nextNumber(), property: .opacity, from: .number(0), to: .number(1),
      isAdditive: false, curve: .linear, delay: 0.5, duration: 0.5)
    let batch = AnimationBatch { log.append("batch \($0)") }
    layer.add(
      animation,
      for: AnimationListener(
        batches: [batch], didStart: { log.append("start") }, didStop: { log.append("stop \($0)") }),
      in: tree.context)
    _ = batch.seal()
    _ = step(to: 0)
    #expect(log == [])
    _ = step(to: 0.5)
    #expect(log == ["start"])
    _ = step(to: 1)
    _ = step(to: 2)
    #expect(log == ["start", "stop true", "batch true"])
  }

  @Test("8.1.4: one key, one animation; without a key none is replaced")
  func keys() {
    let layer = tree.layer(in: tree.root)
    var ends: [String] = []
    func add(_ name: String, key: String?) {
      let timing = MediaTiming(duration: 1)
      let body = TimedAnimation(
        timing: timing, curve: .linear,
        content: .property(
          PropertyAnimation(AnimatedKeyPath(.opacity), .between(.number(0), .number(1)))))
      layer.add(
        LayerAnimation(id: tree.context.nextNumber(), key: key, body: body),
        for: AnimationListener(didStop: { ends.append("\(name) \($0)") }), in: tree.context)
    }
    add("a", key: "fade")
    add("b", key: nil)
    add("c", key: nil)
    add("d", key: "fade")
    _ = step(to: 0)
    #expect(ends == ["a false"])
    #expect(layer.animations.map(\.key) == [nil, nil, "fade"])
  }
}
