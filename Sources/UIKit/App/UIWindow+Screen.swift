import QuartzCore

// Fingers come in points of the screen, views lie in windows.
extension UIWindow {
  /// A point of the screen in the window's coordinates.
  package func convertFromScreen(_ point: CGPoint) -> CGPoint {
    layer.point(seenAt: point) ?? point
  }

  /// A point of the window in the screen's coordinates.
  package func convertToScreen(_ point: CGPoint) -> CGPoint { layer.place(of: point) }
}

extension UIView {
  /// Where the view's middle is on the screen.
  package var screenCenter: CGPoint {
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    return (window ?? self as? UIWindow)?.convertToScreen(middle) ?? middle
  }

  /// What the view's bounds cover on the screen.
  package var screenFrame: CGRect {
    let frame = convert(bounds, to: nil)
    guard let window = window ?? self as? UIWindow else { return frame }
    let corners = [frame.minX, frame.maxX].flatMap { x in
      [frame.minY, frame.maxY].map { window.convertToScreen(CGPoint(x: x, y: $0)) }
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return CGRect(
      x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }
}
