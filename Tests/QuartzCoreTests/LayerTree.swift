import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import Trace

/// A layer tree with a context of its own, moved on by hand as a stage would do it.
@MainActor final class LayerTree {
  let context = StageContext()
  let log = TraceLog()
  let root: CALayer
  private let still = StillDelegate()

  init(size: CGSize = CGSize(width: 100, height: 100)) {
    let context = context
    root = context.perform { CALayer() }
    context.log = log
    root.delegate = still
    root.frame = CGRect(origin: .zero, size: size)
    root.setRootContext(context)
  }

  /// A layer with this context's numbers, that does not move by itself.
  func layer(_ frame: CGRect = .zero, in superlayer: CALayer? = nil) -> CALayer {
    context.perform {
      let layer = CALayer()
      layer.delegate = still
      layer.frame = frame
      superlayer?.addSublayer(layer)
      return layer
    }
  }

  /// Layout and commit at `time`.
  @discardableResult func commit(at time: Double) -> CommittedLayer {
    context.clock.set(time)
    return context.perform {
      root.layoutIfNeeded()
      defer { context.commitIsDone() }
      return root.commit(in: context)
    }
  }

  /// Layout, commit and the picture at `time`.
  func list(at time: Double) -> DisplayList {
    let roots = [commit(at: time)]
    return picture(roots, at: time)
  }

  func picture(_ roots: [CommittedLayer], at time: Double) -> DisplayList {
    DisplayListBuilder.displayList(roots, at: time, size: root.bounds.size)
  }

  /// Moves `layer`'s position there from `start` over `duration`; returns the animation's number.
  @discardableResult func move(
    _ layer: CALayer, from start: CGPoint, duration: Double = 1, delay: Double = 0,
    batch: AnimationBatch? = nil
  ) -> Int {
    let animation = LayerAnimation(
      id: context.nextNumber(), property: .position,
      from: .point(CGPoint(x: start.x - layer.position.x, y: start.y - layer.position.y)),
      to: .point(.zero), isAdditive: true, curve: .linear, delay: delay, duration: duration)
    layer.add(animation, to: batch, in: context)
    return animation.id
  }

  /// From one value to another within a second.
  func animate(
    _ layer: CALayer, _ property: LayerProperty, _ from: AnimatableValue, _ to: AnimatableValue
  ) {
    let body = TimedAnimation(
      timing: MediaTiming(duration: 1), curve: .linear,
      content: .property(PropertyAnimation(AnimatedKeyPath(property), .between(from, to))))
    layer.add(LayerAnimation(id: context.nextNumber(), body: body), to: nil, in: context)
  }
}

extension DisplayNode {
  /// The node of the layer numbered `owner` in this tree.
  func node(of owner: Int) -> DisplayNode? {
    if self.owner == owner { return self }
    return children.lazy.compactMap { $0.node(of: owner) }.first
  }
}

extension CommittedLayer {
  func committed(_ number: Int) -> CommittedLayer? {
    if self.number == number { return self }
    return children.lazy.compactMap { $0.committed(number) }.first
  }
}

/// Wants no implicit animations.
private final class StillDelegate: CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
