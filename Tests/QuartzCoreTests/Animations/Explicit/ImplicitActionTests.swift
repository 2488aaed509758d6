import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite("8.1: trees, actions and implicit animations")
struct ImplicitActionTests {
  private let tree = LayerTree()

  private final class Log: CAAction {
    var lines: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      lines.append(event)
    }
  }

  private final class Delegate: CALayerDelegate {
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  /// One on its own, in the tree and on the screen.
  private func shown() -> CALayer {
    let layer = tree.context.perform { CALayer() }
    layer.anchorPoint = .zero
    tree.root.addSublayer(layer)
    step(to: tree.context.time)
    return layer
  }

  @discardableResult private func step(to time: Double) -> [CommittedLayer] {
    defer { tree.context.perform { tree.context.animations.endAnimations(in: tree.context) } }
    return [tree.commit(at: time)]
  }

  private func values(_ layer: CALayer, _ roots: [CommittedLayer], _ time: Double) -> LayerValues {
    PresentationTree(roots, at: time).values(of: roots[0].committed(layer.number)!)
  }

  @Test(
    "8.1.3: a layer on its own moves in 0.25 s by the default curve; the model is there at once")
  func implicit() {
    let layer = shown()
    layer.position = CGPoint(x: 100, y: 0)
    #expect(layer.position.x == 100 && layer.animationKeys() == ["position"])
    let roots = step(to: 1)
    #expect(values(layer, roots, 1).position.x == 0)
    // 7.2: the default curve is at .8024 half-way.
    #expect(abs(values(layer, roots, 1.125).position.x - 80.24) < 0.001)
    step(to: 1.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test("8.1.3, 8.2.2: the transaction says how long and by which curve, or that nothing moves")
  func transaction() {
    let layer = shown()
    tree.context.perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      CATransaction.setDisableActions(true)
      layer.position.x = 50
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setAnimationDuration(0)
      layer.cornerRadius = 9
      CATransaction.commit()
    }
    #expect(layer.animationKeys() == ["opacity"])
    let roots = step(to: 0)
    #expect(values(layer, roots, 0.5).opacity == 0.75)
    #expect(values(layer, roots, 0).position.x == 50)
  }

  @Test("8.1.3: interrupted, it goes on from what is shown")
  func interrupted() {
    let layer = shown()
    tree.context.perform {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
    }
    step(to: 0)
    step(to: 0.125)
    layer.opacity = 1
    let roots = step(to: 0.125)
    #expect(values(layer, roots, 0.125).opacity == 0.5)
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test("8.1.2: delegate, then actions, then style, then the class's own; NSNull ends the search")
  func search() {
    let layer = shown()
    let (first, second, third) = (Log(), Log(), Log())
    let delegate = Delegate()
    #expect(layer.action(forKey: "opacity") is CABasicAnimation)
    layer.style = ["actions": ["opacity": third as any CAAction]]
    layer.opacity = 0.1
    layer.actions = ["opacity": second]
    layer.opacity = 0.2
    layer.delegate = delegate
    layer.opacity = 0.3
    delegate.answer = first
    layer.opacity = 0.4
    delegate.answer = NSNull()
    layer.opacity = 0.5
    #expect(layer.action(forKey: "opacity") == nil)
    let counts: [Int] = [first.lines.count, second.lines.count, third.lines.count]
    #expect(counts == [1, 2, 1])
    layer.delegate = nil
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.6
    #expect(layer.animationKeys() == nil)
  }

  @Test("An animation as action takes the change's key")
  func animationAsAction() {
    let layer = shown()
    let move = CABasicAnimation(keyPath: "position")
    move.duration = 1
    layer.actions = ["position": move]
    layer.position.x = 10
    #expect(layer.animationKeys() == ["position"] && layer.animations[0].duration == 1)
  }

  @Test("What nobody has seen, and what is no gradual change, happens at once")
  func none() {
    let unseen = tree.context.perform { CALayer() }
    unseen.opacity = 0.5
    tree.root.addSublayer(unseen)
    unseen.position.x = 5
    #expect(unseen.animationKeys() == nil)
    let layer = shown()
    layer.isHidden = true
    layer.masksToBounds = true
    layer.shadowPath = CGPath(rect: .zero, transform: nil)
    layer.contents = CGImage(buffer: PixelBuffer(width: 1, height: 1), isOpaque: true)
    #expect(layer.animationKeys() == nil)
    #expect(CALayer.defaultAction(forKey: "none") == nil)
  }

  @Test("Shape and gradient layers move by themselves too; a path does not")
  func drawn() {
    let (shape, gradient) = tree.context.perform { (CAShapeLayer(), CAGradientLayer()) }
    tree.root.addSublayer(shape)
    tree.root.addSublayer(gradient)
    step(to: 0)
    shape.strokeEnd = 0.5
    shape.path = CGPath(rect: .zero, transform: nil)
    gradient.startPoint = .zero
    #expect(shape.animationKeys() == ["strokeEnd"])
    #expect(gradient.animationKeys() == ["startPoint"])
  }

  @Test("8.1.1: the presentation is a copy of what is shown now, nil before the first commit")
  func presentation() throws {
    let layer = tree.context.perform { CALayer() }
    tree.root.addSublayer(layer)
    tree.context.perform { #expect(layer.presentation() == nil) }
    step(to: 0)
    tree.context.perform {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    }
    layer.opacity = 0
    step(to: 0)
    tree.context.clock.set(0.125)
    try tree.context.perform {
      let shown = try #require(layer.presentation())
      #expect(shown.opacity == 0.5 && layer.opacity == 0)
      #expect(shown.model() === layer && layer.model() === layer)
      shown.opacity = 0.9
      #expect(layer.opacity == 0 && layer.presentation()?.opacity == 0.5)
    }
    let shape = tree.context.perform { CAShapeLayer() }
    shape.strokeEnd = 0.25
    tree.root.addSublayer(shape)
    step(to: 1)
    tree.context.perform { #expect(shape.presentation()?.strokeEnd == 0.25) }
  }

  @Test("A presentation takes no number of its stage, so that asking changes nothing")
  func numbers() {
    let layer = shown()
    let before = tree.context.nextNumber()
    tree.context.perform { _ = layer.presentation() }
    #expect(tree.context.nextNumber() == before + 1)
  }

  @Test("8.3.6: the recipe for pausing and resuming, through the public names")
  func pause() {
    let layer = shown()
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    tree.context.perform { layer.add(animation, forKey: "fade") }
    step(to: 10)
    step(to: 10.25)
    tree.context.perform {
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
    }
    var roots = step(to: 10.25)
    #expect(values(layer, roots, 20).opacity == 0.25)
    step(to: 20)
    tree.context.perform {
      let paused = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      let since = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      layer.beginTime = since
    }
    roots = step(to: 20)
    #expect(values(layer, roots, 20.5).opacity == 0.75)
    step(to: 20.75)
    #expect(layer.animationKeys() == nil)
  }

  @Test("8.3.1: convertTime between layers")
  func convertTime() {
    let (one, other) = (tree.layer(in: tree.root), tree.layer(in: tree.root))
    one.speed = 2
    (other.beginTime, other.timeOffset) = (3, 1)
    // 8 of one is 4 of the stage, which is (4 − 3) + 1 of the other.
    #expect(one.convertTime(8, to: other) == 2 && other.convertTime(8, from: one) == 2)
    #expect(one.convertTime(8, to: nil) == 4 && one.convertTime(4, from: nil) == 8)
    #expect(one.duration == 0 && one.repeatCount == 0 && one.fillMode == .removed)
  }
}
