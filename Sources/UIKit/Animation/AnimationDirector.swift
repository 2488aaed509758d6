import QuartzCore

/// Who moves the animations of a block in place of the clock: a property animator.
@MainActor protocol AnimationDirector: AnyObject {
  /// Adds `animation` to the view's layer, to be driven.
  ///
  /// - Parameters:
  ///   - former: the property's value before the change that it animates.
  ///   - batch: the block within the director's own block that waits for its end.
  func take(
    _ animation: LayerAnimation, of view: UIView, former: AnimatableValue, batch: AnimationBatch?,
    in context: StageContext)
}
