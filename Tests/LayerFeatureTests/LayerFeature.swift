import Compositor
import CoreGraphics
import DisplayList
import QuartzCore

/// Something that layers can show, with a second opinion on how it looks.
@MainActor struct LayerFeature {
  let title: String
  /// Levels of 255 that the root of the mean squared difference, and the largest one, may reach.
  var limits = edges
  /// What is shown, 100 points a side.
  let node: (StageContext) -> DisplayNode
  let oracle: (inout Oracle) -> Void

  typealias Limits = (rmse: Double, worst: Double)

  /// Of edges and flat colours.
  nonisolated static let edges: Limits = (0.25, 6)
  /// Of what has another shade at each pixel: two pictures that round it to whole levels, each in its
  /// own way, are 0.41 apart although neither is wrong.
  nonisolated static let shades: Limits = (0.41, 3)
  /// Of what has both.
  nonisolated static let shadesAndEdges: Limits = (0.41, 6)

  nonisolated static let side = 100.0
  nonisolated static let scale = 2.0

  /// - Parameter build: adds layers to one of 100 points a side.
  init(
    _ title: String, limits: Limits = edges,
    _ build: @escaping (CALayer) -> Void, oracle: @escaping (inout Oracle) -> Void
  ) {
    self.title = title
    self.limits = limits
    self.oracle = oracle
    node = { context in
      context.perform {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        root.backgroundColor = Ink.ground
        build(root)
        context.rasterize = { Compositor().image(of: $0, scale: $1) }
        _ = root.commit(in: context)
        return root.shownNode(in: context) ?? DisplayNode(owner: 0)
      }
    }
  }

  init(
    _ title: String, limits: Limits,
    node: @escaping (StageContext) -> DisplayNode, oracle: @escaping (inout Oracle) -> Void
  ) {
    (self.title, self.limits, self.node, self.oracle) = (title, limits, node, oracle)
  }

  static func layer(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor? = nil,
    radius: Double = 0, in parent: CALayer? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    layer.cornerRadius = radius
    parent?.addSublayer(layer)
    return layer
  }
}
