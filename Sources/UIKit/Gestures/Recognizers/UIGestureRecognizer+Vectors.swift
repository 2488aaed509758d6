import QuartzCore

extension UIGestureRecognizer {
  /// How far gestures that move have to go before they begin, in points. Source: 10.11.
  static let hysteresis: CGFloat = 10

  /// The fingers that are down.
  var fingers: [UITouch] { touches.filter { !$0.isOver } }

  /// A way on the screen, in the coordinates of `view`; nil means the window's.
  func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let (x, y) = axes(of: view) else { return vector }
    let result = CGPoint(
      x: vector.x * x.x + vector.y * y.x, y: vector.x * x.y + vector.y * y.y)
    return result.x.isFinite && result.y.isFinite ? result : .zero
  }

  /// The reverse: a way in the coordinates of `view`, on the screen.
  func screenVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let (x, y) = axes(of: view) else { return vector }
    let determinant = x.x * y.y - x.y * y.x
    guard determinant != 0, determinant.isFinite else { return .zero }
    return CGPoint(
      x: (vector.x * y.y - vector.y * y.x) / determinant,
      y: (vector.y * x.x - vector.x * x.y) / determinant)
  }

  /// What a point to the right and a point down on the screen are in `view`.
  private func axes(of view: UIView?) -> (x: CGPoint, y: CGPoint)? {
    guard let touch = touches.last ?? attempt.last else { return nil }
    let place = touch.position
    func step(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
      let end = touch.convert(CGPoint(x: place.x + dx, y: place.y + dy), to: view)
      let start = touch.convert(place, to: view)
      return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
    return (step(1, 0), step(0, 1))
  }
}

extension CGPoint {
  var length: CGFloat { (x * x + y * y).squareRoot() }
}
