import CoreGraphics
import DisplayList

extension LayerTransition {
  /// How far the eye is from the layer, in lengths of the layer across the axis.
  private static let eyeDistance = 2.5

  /// Before half of the way the former picture, turned up to its edge; then the new one, which comes
  /// round from there. Source: 7.5.3.
  func flipNode(
    _ present: DisplayNode?, size: CGSize, middle: CGPoint, owner: Int, progress: Double
  ) -> DisplayNode {
    guard progress < 1 else {
      return DisplayNode(owner: owner, children: [present].compactMap { $0 })
    }
    let showsFormer = progress < 0.5
    let turn = (showsFormer ? progress : progress - 1) * Double.pi
    let projection = Projection(flip(by: turn, size, about: middle))
    guard let shown = showsFormer ? former : present, projection.isFinite else {
      return DisplayNode(owner: owner)
    }
    return DisplayNode(
      owner: owner, transform: projection.affine, perspective: projection.divisor, isMoving: true,
      children: [shown])
  }

  private func flip(by turn: Double, _ size: CGSize, about middle: CGPoint) -> CATransform3D {
    // About y a positive turn brings the left edge to the front, about x the lower one.
    let isSideways = side == .left || side == .right
    let angle = side == .left || side == .bottom ? turn : -turn
    let length = isSideways ? size.width : size.height
    var matrix = CATransform3DMakeTranslation(-middle.x, -middle.y, 0)
    matrix = CATransform3DConcat(
      matrix, CATransform3DMakeRotation(angle, isSideways ? 0 : 1, isSideways ? 1 : 0, 0))
    var eye = CATransform3DIdentity
    if length > 0 { eye.m34 = -1 / (Self.eyeDistance * length) }
    return CATransform3DConcat(
      CATransform3DConcat(matrix, eye), CATransform3DMakeTranslation(middle.x, middle.y, 0))
  }
}
