import QuartzCore

/// Begins a transparent picture of one pixel per point, which becomes the current context.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture, which becomes the current context until `UIGraphicsEndImageContext()`. A size
/// without area begins nothing.
///
/// - Parameters:
///   - opaque: whether the picture has no alpha; what is not painted is then black.
///   - scale: pixels per point; 0 for the screen's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
  let scale = scale > 0 && scale.isFinite ? scale : UIScreen.main.scale
  let context = CGContext(size: size, scale: scale, isOpaque: opaque)
  context.isImageContext = true
  UIGraphicsPushContext(context)
}

/// The picture so far; nil where the current context was not begun as a picture.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), context.isImageContext else { return nil }
  return UIImage(context.image(), scale: context.scale)
}

/// Ends what was begun last; without a picture as the current context it does nothing.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  if UIGraphicsGetCurrentContext()?.isImageContext == true { UIGraphicsPopContext() }
}
