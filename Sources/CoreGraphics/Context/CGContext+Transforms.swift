extension CGContext {
  /// From the user's coordinates to those of the device, whose origin is at the bitmap's lower left
  /// and whose unit is a pixel: in UIKit's contexts it has a negative `d`.
  public var ctm: CGAffineTransform {
    state.toPixels.concatenating(
      CGAffineTransform(1, 0, 0, -1, 0, CGFloat(buffer.height)))
  }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns by `angle` radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// First `transform`, then what the context did before. One that is not of finite numbers is left
  /// out; after one that cannot be undone nothing has an area to be seen.
  public func concatenate(_ transform: CGAffineTransform) {
    let changed = transform.concatenating(state.toPixels)
    guard changed.isFinite else { return }
    state.toPixels = changed
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
