import CoreGraphics
import DisplayList

extension CALayer {
  /// What the screen shows of this layer at its stage's time, without its own position and
  /// transform; nil if it was never committed. A hidden layer gives an empty node.
  package func shownNode(in context: StageContext) -> DisplayNode? {
    guard let lastCommit else { return nil }
    return DisplayListBuilder.picture(
      lastCommit, at: shower?.localTime(in: context) ?? context.time)
  }

  /// The same by the model values as they are now, animations left out.
  ///
  /// - Parameter isFlat: whether of transforms in space only what they do in the plane is shown.
  package func modelNode(in context: StageContext, isFlat: Bool = false) -> DisplayNode {
    displayIfNeeded(scale: context.outputScale)
    return DisplayListBuilder.picture(modelCopy(isFlat: isFlat), at: context.time)
  }

  /// Draws the layer by its model values, with its bounds' origin at the context's; of transforms in
  /// space only what they do in the plane. Source: 9.
  public func render(in ctx: CGContext) {
    let context = self.context ?? .current
    guard let rasterize = context.rasterize, bounds.width > 0, bounds.height > 0 else { return }
    let list = DisplayList(root: modelNode(in: context, isFlat: true), size: bounds.size)
    ctx.drawUpright(
      rasterize(list, ctx.scale), in: CGRect(origin: .zero, size: bounds.size))
  }

  private func modelCopy(isFlat: Bool) -> CommittedLayer {
    var values = values
    if isFlat {
      values.transform = .affine(values.transform.affine)
      values.sublayerTransform = nil
    }
    return CommittedLayer(
      number: number, values: values, animations: [],
      children: storedSublayers.members.map { $0.modelCopy(isFlat: isFlat) },
      mask: storedMask?.modelCopy(isFlat: isFlat))
  }
}

extension DisplayListBuilder {
  /// `layer` alone, its bounds' origin at (0, 0).
  ///
  /// - Parameter time: the superlayer's.
  static func picture(_ layer: CommittedLayer, at time: Double) -> DisplayNode {
    guard let node = node(layer, at: time) else { return DisplayNode(owner: layer.number) }
    let moment = layer.moment(at: layer.localTime(at: time))
    let values = moment?.values ?? layer.values
    let toZero = CGAffineTransform(
      translationX: -values.bounds.origin.x, y: -values.bounds.origin.y)
    guard moment?.effects.transitions.isEmpty ?? true else {
      // Each of the two pictures has the layer's place in it.
      guard let back = values.projection(in: nil).inverse else {
        return DisplayNode(owner: layer.number)
      }
      let place = back.concatenating(Projection(toZero))
      return DisplayNode(
        owner: layer.number, transform: place.affine, perspective: place.divisor, children: [node])
    }
    return DisplayNode(
      owner: node.owner, transform: toZero, opacity: node.opacity, clip: node.clip,
      shadow: node.shadow, backdrop: node.backdrop, border: node.border, mask: node.mask,
      dissolve: node.dissolve, items: node.items, children: node.children)
  }
}
