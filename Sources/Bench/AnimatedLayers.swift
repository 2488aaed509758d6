import CoreGraphics
import DisplayList
import QuartzCore

/// A tree of layers, some of which run an animation for as long as it is measured: screens of a
/// hundred layers, those that move spread evenly over them.
@MainActor package struct AnimatedLayers {
  package let layers: Int
  package let running: Int
  private let root: CommittedLayer
  /// Keep what was committed alive.
  private let tree: CALayer
  private let context: StageContext

  /// Seconds that the animations take.
  package static let duration = 1000.0
  private static let size = CGSize(width: 400, height: 800)
  private static let groupSize = 100

  /// - Parameter running: at most `layers`.
  package init(layers: Int, running: Int) {
    (self.layers, self.running) = (layers, running)
    let context = StageContext(isNewest: false)
    self.context = context
    (tree, root) = context.perform {
      let root = CALayer()
      root.frame = CGRect(origin: .zero, size: Self.size)
      root.setRootContext(context)
      var group = root
      for index in 0..<layers {
        let layer = CALayer()
        if index.isMultiple(of: Self.groupSize) {
          layer.frame = root.bounds
          root.addSublayer(layer)
          group = layer
        } else {
          layer.frame = CGRect(
            x: CGFloat(index % 37) * 10, y: CGFloat(index % 79) * 10, width: 10, height: 10)
          layer.backgroundColor = CGColor(
            red: CGFloat(index % 7) / 7, green: 0.5, blue: CGFloat(index % 5) / 5, alpha: 1)
          group.addSublayer(layer)
        }
        // So that `running` of them are chosen, evenly.
        if (index + 1) * running / layers > index * running / layers {
          layer.add(Self.animation(of: index), forKey: nil)
        }
      }
      return (root, root.commit(in: context))
    }
  }

  /// Places, opacities and turns, in turn; the last with a spring.
  private static func animation(of index: Int) -> CAAnimation {
    let animation: CABasicAnimation
    switch index / 10 % 3 {
    case 0:
      animation = CABasicAnimation(keyPath: "position")
      animation.byValue = CGPoint(x: 100, y: 50)
      animation.isAdditive = true
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    case 1:
      animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (0.2, 0.9)
    default:
      let spring = CASpringAnimation(keyPath: "transform.rotation.z")
      (spring.fromValue, spring.toValue) = (0, 1)
      animation = spring
    }
    animation.duration = duration
    return animation
  }

  /// What a frame at `time` takes after its commit: the values of what moves, then the display list.
  package func displayList(at time: Double) -> DisplayList {
    DisplayListBuilder.displayList([root], at: time, size: Self.size)
  }
}
