import CoreGraphics
import Foundation
import QuartzCore
import RandomDisplayLists
import Testing

@MainActor @Suite("Animations at random")
struct RandomAnimationTests {
  /// Each animation and block that waits to be told of its end.
  private final class Waiting: CAAnimationDelegate {
    var stops: [String: Int] = [:]
    var starts: [String: Int] = [:]

    func animationDidStart(_ anim: CAAnimation) {
      starts[anim.value(forKey: "name") as? String ?? "?", default: 0] += 1
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      stops[anim.value(forKey: "name") as? String ?? "?", default: 0] += 1
    }
  }

  @Test(
    "Nothing lost or doubled, no NaN; where nothing runs, the picture is the model",
    arguments: RandomRun.seeds(from: 1, count: 40))
  func random(_ seed: UInt64) {
    let steps = 2_500
    let tree = LayerTree()
    tree.context.printLine = { _ in }
    var numbers = SeededNumbers(seed: seed)
    var layers: [CALayer] = []
    let waiting = Waiting()
    var blocks: [Int: Int] = [:]
    var (added, time) = (0, 0.0)
    for index in 0..<12 {
      let layer = tree.context.perform { index % 4 == 0 ? CAShapeLayer() : CALayer() }
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      (index < 4 ? tree.root : layers[index % 4]).addSublayer(layer)
      layers.append(layer)
    }
    func expectNumbers(_ step: Int) {
      let roots = [tree.commit(at: time)]
      let presentation = PresentationTree(roots, at: time + 0.01)
      for layer in layers {
        guard let committed = roots[0].committed(layer.number) else { continue }
        let values = presentation.values(of: committed)
        let isFinite = LayerProperty.allCases.allSatisfy { values[$0].isFinite }
        #expect(isFinite, "INTERLUDE_SEED=\(seed), step \(step)")
        if layer.animations.isEmpty {
          #expect(values == layer.values, "INTERLUDE_SEED=\(seed), step \(step)")
        }
      }
    }
    for step in 0..<steps {
      let layer = layers[Int(numbers.next() % 12)]
      tree.context.perform {
        switch numbers.next() % 16 {
        case 0...4:
          added += 1
          let animation = Self.animation(&numbers)
          animation.setValue("\(added)", forKey: "name")
          animation.delegate = waiting
          layer.add(animation, forKey: ["a", "b", nil][Int(numbers.next() % 3)])
        case 5: layer.removeAnimation(forKey: "a")
        case 6: layer.removeAllAnimations()
        case 7: layer.position = CGPoint(x: numbers.next(in: -90...90), y: 3)
        case 8: layer.opacity = Float(numbers.next(in: 0...1))
        case 9: layer.speed = [0, 1, 2, 0.5][Int(numbers.next() % 4)]
        case 10: layer.timeOffset = numbers.next(in: 0...2)
        case 11:
          if layer.superlayer == nil {
            tree.root.addSublayer(layer)
          } else {
            layer.removeFromSuperlayer()
          }
        case 12:
          let block = step
          blocks[block] = 0
          CATransaction.begin()
          CATransaction.setCompletionBlock { blocks[block]! += 1 }
          layer.cornerRadius = numbers.next(in: 0...5)
          layer.bounds.size.width = numbers.next(in: 0...50)
          CATransaction.commit()
        default: time += numbers.next(in: 0...0.2)
        }
      }
      if numbers.next() % 2 == 0 {
        expectNumbers(step)
        tree.context.perform { tree.context.animations.endAnimations(in: tree.context) }
      }
    }
    for layer in layers { tree.context.perform { layer.removeAllAnimations() } }
    expectNumbers(steps)
    tree.context.perform { tree.context.animations.endAnimations(in: tree.context) }
    #expect(tree.context.animations.isEmpty, "INTERLUDE_SEED=\(seed)")
    #expect(
      waiting.stops.count == added && waiting.stops.values.allSatisfy { $0 == 1 },
      "INTERLUDE_SEED=\(seed)")
    #expect(waiting.starts.values.allSatisfy { $0 == 1 }, "INTERLUDE_SEED=\(seed)")
    #expect(blocks.values.allSatisfy { $0 == 1 }, "INTERLUDE_SEED=\(seed)")
  }

  private static func animation(_ numbers: inout SeededNumbers) -> CAAnimation {
    let animation: CAAnimation
    switch numbers.next() % 7 {
    case 0:
      let basic = CABasicAnimation(keyPath: "transform.rotation.z")
      basic.byValue = numbers.next(in: -9...9)
      basic.isCumulative = true
      animation = basic
    case 1:
      let spring = CASpringAnimation(keyPath: "position")
      spring.fromValue = CGPoint(x: numbers.next(in: -90...90), y: 0)
      spring.initialVelocity = numbers.next(in: -20...20)
      animation = spring
    case 2:
      let keyframes = CAKeyframeAnimation(keyPath: "position.x")
      keyframes.values = (0..<(numbers.next() % 5)).map { _ in numbers.next(in: -9...9) }
      keyframes.calculationMode = [.cubic, .paced, .discrete][Int(numbers.next() % 3)]
      animation = keyframes
    case 3:
      let group = CAAnimationGroup()
      group.animations = [Self.animation(&numbers), Self.animation(&numbers)]
      animation = group
    case 4: animation = CATransition()
    case 5:
      let stroke = CABasicAnimation(keyPath: "strokeEnd")
      stroke.toValue = 0.5
      animation = stroke
    default:
      let size = CABasicAnimation(keyPath: "bounds.size")
      size.toValue = CGSize(width: numbers.next(in: 0...90), height: 5)
      size.isAdditive = numbers.next() % 2 == 0
      animation = size
    }
    animation.duration = [0, numbers.next(in: 0...1), .infinity, .nan][Int(numbers.next() % 4)]
    animation.speed = [1, 1, 2, -1, 0][Int(numbers.next() % 5)]
    animation.repeatCount = [0, 2.5, .infinity][Int(numbers.next() % 3)]
    animation.autoreverses = numbers.next() % 2 == 0
    animation.timeOffset = numbers.next() % 4 == 0 ? numbers.next(in: -1...1) : 0
    animation.fillMode = [.removed, .both][Int(numbers.next() % 2)]
    animation.isRemovedOnCompletion = numbers.next() % 4 != 0
    return animation
  }
}
