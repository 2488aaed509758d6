import DisplayList
import QuartzCore

extension UIView {
  /// A view that shows what this one looks like: as large, with its alpha but without its
  /// transform. Source: section 9.
  ///
  /// - Parameter afterUpdates: false shows what is on the screen now, in the middle of an animation
  ///   if need be; true lays out first and shows the model's state.
  /// - Returns: nil for a view without area.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates: afterUpdates, insets: .zero)
  }

  /// The same of the part `rect` of this view's coordinates.
  ///
  /// - Parameter capInsets: margins that keep their size when the snapshot is stretched.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterUpdates: afterUpdates, insets: capInsets)
  }

  /// Draws this view and its subviews into the current context, stretched over `rect`.
  ///
  /// - Returns: false if there is no context, or nothing to draw was ever on the screen.
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    let context = stageContext
    guard let target = UIApplication.of(context).graphicsContexts.last,
      let rasterize = context.rasterize, bounds.width > 0, bounds.height > 0,
      let node = drawnNode(afterUpdates: afterUpdates)
    else { return false }
    let scale = target.scale * max(rect.width / bounds.width, rect.height / bounds.height)
    guard scale > 0, scale.isFinite else { return false }
    let list = DisplayList(root: node, size: bounds.size)
    target.drawUpright(rasterize(list, scale), in: rect)
    return true
  }

  private var stageContext: StageContext { layer.context ?? .current }

  private func snapshot(
    of rect: CGRect, afterUpdates: Bool, insets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let view = SnapshotView(frame: CGRect(origin: frame.origin, size: rect.size))
    let context = stageContext
    if afterUpdates, context.phase == .layout {
      // What this pass still changes belongs to the picture. Source: 9.3.
      UIApplication.of(context).afterLayout.append { [self] in
        layoutIfNeeded()
        view.show(layer.modelNode(in: context), rect, of: bounds, insets)
      }
    } else if let node = pictureNode(afterUpdates: afterUpdates) {
      view.show(node, rect, of: bounds, insets)
    }
    return view
  }

  /// Within a layout pass it is what is on the screen, whatever was asked for. Source: 9.3.
  private func drawnNode(afterUpdates: Bool) -> DisplayNode? {
    let context = stageContext
    if context.phase == .layout, window != nil, let node = layer.shownNode(in: context) {
      return node
    }
    return pictureNode(afterUpdates: afterUpdates)
  }

  /// Nil, with UIKit's message, for what is not or never was on the screen. Source: 9.4.
  private func pictureNode(afterUpdates: Bool) -> DisplayNode? {
    let context = stageContext
    if afterUpdates {
      UIApplication.of(context).layoutWindows()
      layoutIfNeeded()
      return layer.modelNode(in: context)
    }
    if window != nil, let node = layer.shownNode(in: context) { return node }
    context.console(
      "Snapshotting a view (0x\(String(layer.number, radix: 16)), \(type(of: self))) that has not "
        + "been rendered at least once requires afterScreenUpdates:YES.")
    return nil
  }
}

/// Shows a picture of another view.
final class SnapshotView: UIView {
  /// - Parameters:
  ///   - rect: the part of the picture, in coordinates with these bounds.
  ///   - insets: margins that keep their size.
  fileprivate func show(
    _ node: DisplayNode, _ rect: CGRect, of bounds: CGRect, _ insets: UIEdgeInsets
  ) {
    let part = rect.offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)
    layer.setSnapshot(
      LayerSnapshot(
        node: node, rect: part, top: insets.top, left: insets.left, bottom: insets.bottom,
        right: insets.right))
  }
}
